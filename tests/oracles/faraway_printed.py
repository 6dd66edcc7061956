"""The cards of Faraway, written down a second time from the printed ones.

The course of a game reads them here. They share nothing with the package, so that the two can be compared. A
region is named by its duration, 1 to 68, and a sanctuary by its number, 1 to 45.
"""

from tests.oracles import faraway
from tests.oracles.faraway import Card

ALL_REGIONS = frozenset(range(1, 69))
ALL_SANCTUARIES = frozenset(range(1, 46))

_PRINTED_REGIONS = """
1 forest uo          | 2 desert uu          | 3 river 4              | 4 forest ug
5 river o 2          | 6 desert cu          | 7 forest og            | 8 river co
9 desert 5           | 10 forest 3:n        | 11 river 2:c           | 12 city cg
13 desert 2:u        | 14 forest g 2:n      | 15 river c 2:o         | 16 forest o 2:o
17 desert u [oo] 3:u | 18 river o 10:set    | 19 forest g 2:g        | 20 river nc [u] 2:n
21 desert n [uu] 8   | 22 river nc 1:c      | 23 forest nuo 10:set   | 24 desert nu [o] 2:n
25 city n 1:RC       | 26 forest no 3:g     | 27 city n 1:CD         | 28 forest nu 3:o
29 city ng 2:g       | 30 forest nu 2:u     | 31 city n 1:FC         | 32 forest nuo [uuu] 7
33 city nc 3:g       | 34 river no [uu] 3:o | 35 city no 10:set      | 36 forest n [oo] 4:g
37 city n [g] 3:n    | 38 river nu [og] 3:c | 39 forest nug [oo] 9   | 40 desert n [uog] 3:n
41 river g [uuo] 4:n | 42 city [uo] 2:RC    | 43 desert u 10:set     | 44 city [ug] 2:CD
45 river u [ooo] 13  | 46 desert c [uuo] 10 | 47 city [og] 2:FC      | 48 forest o 3:u
49 desert c [uug] 12 | 50 city u [gg] 4:R   | 51 desert u [uuuu] 14  | 52 forest [uuu] 4:o
53 city o [gg] 4:F   | 54 river o [gg] 4:c  | 55 desert cu [ogg] 3:u | 56 city g [uoo] 4:D
57 forest [ggg] 4:u  | 58 river c [ooo] 3:c | 59 city c [uooo] 3:FC  | 60 desert c [uuoo] 16
61 river g [oooo] 17 | 62 city c [ggg] 3:CD | 63 river c [oog] 15    | 64 desert c [uugg] 18
65 city c [ggg] 3:RC | 66 desert [uuuu] 20  | 67 river c [oogg] 19   | 68 desert [uuuuu] 24
"""

_PRINTED_SANCTUARIES = """
1 river 1:R    | 2 forest 1:F   | 3 desert 1:D     | 4 city 1:C     | 5 haven 1:CD   | 6 haven 1:RF
7 haven 1:FC   | 8 haven 1:RC   | 9 haven 1:RD     | 10 haven 1:FD  | 11 desert o    | 12 desert u
13 desert g    | 14 river o     | 15 river u       | 16 river c     | 17 forest o    | 18 forest g
19 forest u    | 20 city u      | 21 city c        | 22 city 4:set  | 23 city 1:c    | 24 haven 5
25 desert c    | 26 haven cu    | 27 haven co      | 28 haven cg    | 29 haven 2:g   | 30 haven 2:u
31 haven 2:o   | 32 haven 2:c   | 33 haven c 4:set | 34 river 1:n   | 35 haven u 1:n | 36 haven o 1:c
37 haven u 1:c | 38 haven c 1:c | 39 haven u 1:u   | 40 haven o 1:o | 41 haven g 1:g | 42 forest n
43 haven nu    | 44 haven no    | 45 haven ng
"""

_LETTERS = dict(zip("ncuogRFCD", ["night", "clue", *faraway.WONDERS, *faraway.BIOMES], strict=True))


def printed_cards(text: str) -> dict[int, Card]:
    """The cards of a table such as those above, by number, in the form that the sibling oracle counts.

    A card is written as its number, its biome ("haven" is grey), the letters of its icons, its prerequisite in
    brackets and its quest: points, or points:letters of what is counted, or points:set; what it lacks is left out.

    >>> printed_cards("17 desert u [oo] 3:u")[17]["needs"]
    {'okiko': 2}
    """
    cards: dict[int, Card] = {}
    for words in (entry.split() for line in text.split("\n") for entry in line.split("|") if entry.strip()):
        number, biome = int(words[0]), words[1]
        icons = needs = ""
        quest = None
        for word in words[2:]:
            if word.startswith("["):
                needs = word.strip("[]")
            elif word[0].isdigit():
                points, _, counted = word.partition(":")
                per = "set" if counted == "set" else [_LETTERS[letter] for letter in counted] or None
                quest = {"points": int(points), "per": per}
            else:
                icons = word
        cards[number] = {
            "biome": None if biome == "haven" else biome,
            "night": "n" in icons,
            "clues": icons.count("c"),
            **{_LETTERS[letter]: icons.count(letter) for letter in "uog"},
            "needs": {_LETTERS[letter]: needs.count(letter) for letter in "uog" if letter in needs},
            "fame": quest,
        }
    return cards


REGIONS = {number: {**card, "duration": number} for number, card in printed_cards(_PRINTED_REGIONS).items()}
SANCTUARIES = printed_cards(_PRINTED_SANCTUARIES)
