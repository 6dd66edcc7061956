"""End-of-game scoring for Arboretum, written a second time from the rules alone.

Slow and obvious on purpose: every path is walked, nothing is remembered between walks. It shares no code
with the package, so that the two can be compared. Seats are numbered from 0; in the solo game you are
seat 0 and Q is seat 1.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Literal

Card = tuple[str, int]
"""(species, value), value 1 to 8."""
Square = tuple[int, int]
"""(x, y)."""
Garden = dict[Square, Card]
Hand = Collection[Card]

YOU, Q = 0, 1


def hand_sums(hands: Sequence[Hand], species: str, safe_eights: Collection[int] = ()) -> list[int]:
    """Each seat's sum of `species` in hand (ruling 5).

    An 8 counts 0 when another seat holds the 1 in hand; the 1 stays 1, and an 8 beside its own 1 stays 8.
    `safe_eights` are the seats whose 8 no other seat's 1 can negate: none in the base game, you in the
    solo game with `q_negates=False` (solo ruling 7).
    """
    sums = []
    for seat, hand in enumerate(hands):
        opposing_one = any((species, 1) in other for rival, other in enumerate(hands) if rival != seat)
        negated = opposing_one and seat not in safe_eights
        total = 0
        for card_species, value in hand:
            if card_species == species and not (value == 8 and negated):
                total += value
        sums.append(total)
    return sums


def rights(hands: Sequence[Hand], species: str, safe_eights: Collection[int] = ()) -> set[int]:
    """The seats with the right to score `species` (ruling 5).

    The highest sum has it, and ties share it. When nobody holds any, all are tied at zero and all have it;
    a seat left at zero by a negated 8 never ties for it, because whoever negated the 8 has at least 1.
    """
    sums = hand_sums(hands, species, safe_eights)
    return {seat for seat, total in enumerate(sums) if total == max(sums)}


def path_points(path: Sequence[Card], species: str) -> int:
    """The points of one path for `species`, 0 when it is not a path for `species` (ruling 4).

    Whether the cards lie next to each other is for the caller to know: `path` has no squares.

    >>> path_points([("oak", 1), ("oak", 4), ("oak", 5), ("oak", 6)], "oak")
    9
    >>> path_points([("oak", 1), ("willow", 1), ("oak", 4)], "oak")
    0
    """
    if len(path) < 2:
        return 0
    if path[0][0] != species or path[-1][0] != species:
        return 0
    for step in range(1, len(path)):
        if path[step][1] <= path[step - 1][1]:
            return 0

    points = len(path)
    if len(path) >= 4 and all(card_species == species for card_species, _ in path):
        points += len(path)
    if path[0][1] == 1:
        points += 1
    if path[-1][1] == 8:
        points += 2
    return points


def all_paths(garden: Garden, species: str) -> Iterator[list[Square]]:
    """Every path for `species` in the garden, each once, as the squares walked over (ruling 4)."""
    for start, (start_species, _) in garden.items():
        if start_species == species:
            yield from _walks_on(garden, species, [start])


def _walks_on(garden: Garden, species: str, walked: list[Square]) -> Iterator[list[Square]]:
    """Every path for `species` that begins with `walked`, and `walked` itself when it is already one."""
    here_species, here_value = garden[walked[-1]]
    if len(walked) >= 2 and here_species == species:
        yield list(walked)
    x, y = walked[-1]
    for square in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]:
        if square in garden and garden[square][1] > here_value:
            yield from _walks_on(garden, species, [*walked, square])


def best_path_points(garden: Garden, species: str) -> int:
    """The points of the best-scoring path for `species`, not the longest; 0 when there is none (ruling 4)."""
    best = 0
    for squares in all_paths(garden, species):
        best = max(best, path_points([garden[square] for square in squares], species))
    return best


def score(gardens: Sequence[Garden], hands: Sequence[Hand], species_in_play: Collection[str]) -> list[int]:
    """Each seat's points over all species in play.

    A seat with the right but no path scores 0, and the others still score nothing (ruling 4).
    """
    points = [0] * len(gardens)
    for species in species_in_play:
        for seat in rights(hands, species):
            points[seat] += best_path_points(gardens[seat], species)
    return points


def winners(gardens: Sequence[Garden], points: Sequence[int], tie_break: Literal["species", "shared"]) -> set[int]:
    """The winning seats: the most points, more than one when the victory is shared.

    "species" (2018) breaks the tie by the number of different species among the cards in the arboretum, and
    shares what is still tied (ruling 6); "shared" (2011) shares at once.
    """
    tied = {seat for seat, total in enumerate(points) if total == max(points)}
    if tie_break == "shared":
        return tied
    variety = {seat: len({species for species, _ in gardens[seat].values()}) for seat in tied}
    return {seat for seat in tied if variety[seat] == max(variety.values())}


def solo(
    player_garden: Garden,
    player_hand: Hand,
    q_garden: Garden | Collection[Card],
    q_hand: Hand,
    species_in_play: Collection[str],
    q_garden_kind: Literal["lines", "grid"],
    q_negates: bool = True,
) -> tuple[int, int, int, int, bool]:
    """(your points, Q's points, your suits scored, Q's suits scored, whether you win) against Q.

    The right is decided by the hands alone, so when Q has it but can't score the suit, nobody scores it
    (solo ruling 5). A suit is scored when a side has the right and gets at least one point for it (solo
    ruling 6). With `q_negates=False` Q's 1 leaves your 8 alone; yours still negates Q's (solo ruling 7).
    """
    safe_eights = set() if q_negates else {YOU}
    points = [0, 0]
    suits = [0, 0]
    for species in species_in_play:
        best = [0, 0]
        best[YOU] = best_path_points(player_garden, species)
        best[Q] = _q_path_points(q_garden, species, q_garden_kind)
        for seat in rights([player_hand, q_hand], species, safe_eights):
            points[seat] += best[seat]
            if best[seat] > 0:
                suits[seat] += 1
    you_win = suits[YOU] >= suits[Q] and points[YOU] > points[Q]
    return points[YOU], points[Q], suits[YOU], suits[Q], you_win


def _q_path_points(q_garden: Garden | Collection[Card], species: str, q_garden_kind: Literal["lines", "grid"]) -> int:
    """What Q's garden is worth in `species`; nothing with fewer than two cards of it (solo rulings 1 and 6).

    As lines, the path is all Q's cards of the species in ascending order. As a grid, the garden scores as
    any arboretum, and a path there has two cards of the species because it begins and ends on one.
    """
    if q_garden_kind == "grid":
        if not isinstance(q_garden, dict):
            raise TypeError('With q_garden_kind="grid", give Q\'s garden as a dict from (x, y) to card.')
        return best_path_points(q_garden, species)
    if isinstance(q_garden, dict):
        raise TypeError('With q_garden_kind="lines", give Q\'s garden as a plain collection of cards.')
    line = sorted(card for card in q_garden if card[0] == species)
    return path_points(line, species)
