"""Tables, decks and tiles of The Hanging Gardens that cannot be get a sentence for each mistake.

Every table below is `what is wrong: (the input, words of the sentence ...)`.
"""

from __future__ import annotations

import copy
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus import BadOption, BadPosition, BadRecord
from hortus.core.deal import Deal
from hortus.core.match import Match
from hortus.core.record import Record
from hortus.games import find_rule_set
from hortus.games.hanging_gardens.cards import KINDS, UNFILLED, own_data
from tests.conftest import Terminal
from tests.sentences import HUGE, check_sentence, refused, table
from tests.test_bad_commands import check_told, run

EXAMPLE = '{"players": [{"tiles": {"garden": 3, "gardener": 1}, "late_claims": 0}, ...]}'
RULE_SET = find_rule_set("hanging-gardens")


def two(tiles: Any, second: Any = None, **more: Any) -> dict[str, Any]:
    """A table of two, the second with two queens."""
    return {"players": [{"tiles": tiles, **more}, {"tiles": {"queen": 2}} if second is None else second]}


# --- tables ----------------------------------------------------------------------------------------------


POSITIONS: dict[str, tuple[Any, ...]] = {
    "not JSON": ("nope", "not JSON"),
    "an empty text": ("", "not JSON"),
    "half a JSON": ('{"players": [', "not JSON"),
    "bytes that are no text": (b"\xff", "not JSON"),
    "deep nesting": ("[" * 100_000, "not JSON", "recursion"),
    "a list": ([], EXAMPLE),
    "null": ("null", EXAMPLE),
    "a number": (7, EXAMPLE),
    "nothing": ({}, "2 to 4 players", "'players'"),
    "players as object": ({"players": {}}, "2 to 4 players"),
    "players as text": ({"players": "ab"}, "2 to 4 players"),
    "no players": ({"players": []}, "2 to 4 players"),
    "one player": ({"players": [{}]}, "2 to 4 players"),
    "five players": ({"players": [{}] * 5}, "2 to 4 players"),
    "players misspelt": ({"playes": [{}, {}]}, "'playes'", "'players'"),
    "a key too many": ({"players": [{}, {}], "display": []}, "'display'", "only 'players'"),
    "a huge key": ({HUGE: []}, "only 'players'", "a huge number"),
    "a player as list": (two({}, [["garden", 3]]), "Player 2", "'tiles'", "'late_claims'"),
    "a player as null": ({"players": [None, {}]}, "Player 1", "'tiles'"),
    "tiles misspelt": ({"players": [{"tile": {}}, {}]}, "Player 1", "'tile'", "'tiles' and 'late_claims'"),
    "a player with points": (two({}, {"points": 3}), "Player 2", "'points'"),
    "tiles as list": (two(["garden"]), "tiles of player 1", '{"garden": 3, "gardener": 1}'),
    "tiles as text": (two("3 gardens"), "tiles of player 1", "'3 gardens'"),
    "tiles as null": (two({}, {"tiles": None}), "tiles of player 2", "None"),
    "a tile misspelt": (two({"gardn": 1}), "Player 1", "'gardn'", "Did you mean garden"),
    "a tile of no game": (two({}, {"tiles": {"elephant": 1}}), "Player 2", "'elephant'", "There are: queen, king"),
    "a tile of no name": (two({"": 1}), "Player 1", "There are: queen"),
    "a tile by number": (two({3: 1}), "Player 1", "called 3", "There are: queen"),
    "a tile with a huge name": (two({"x" * 9999: 1}), "Player 1", "There are: queen"),
    "a tile with a huge number as name": (two({HUGE: 1}), "Player 1", "a huge number"),
    "a negative number": (two({"garden": -1}), "Player 1", "garden", "0 or more", "not -1"),
    "a truth value": (two({"garden": True}), "garden", "0 or more", "not True"),
    "a float": (two({"garden": 2.0}), "garden", "0 or more", "not 2.0"),
    "no number": (two({"garden": float("nan")}), "garden", "not nan"),
    "a text": (two({"garden": "2"}), "garden", "not '2'"),
    "a null": (two({"garden": None}), "garden", "not None"),
    "a number in a list": (two({"garden": [1]}), "garden", "not [1]"),
    "a huge number": (two({"garden": HUGE}), "garden", "at most 49", "a huge number"),
    "fifty": (two({"garden": 50}), "garden", "at most 49", "not 50"),
    "seven gardens": (two({"garden": 7}), "only 6 garden tiles", "have 7"),
    "seven gardens of two players": (two({"garden": 4}, {"tiles": {"garden": 3}}), "only 6 garden", "have 7"),
    "two gardeners": (two({"gardener": 2}), "only 1 gardener", "have 2"),
    "the same person twice": (two({"guard": 1}, {"tiles": {"guard": 1}}), "only 1 guard", "have 2"),
    "five queens": (two({"queen": 3}), "only 4 queen", "have 5"),
    "a tile spelt in two ways": (two({"handler": 1, "Animal_Handler": 1}), "only 1 animal handler", "have 2"),
    "three late claims of two players": (two({}, late_claims=3), "Player 1", "late claims", "0 to 2", "not 3"),
    "two late claims of three players": (
        {"players": [{}, {"late_claims": 2}, {}]},
        "Player 2",
        "late claims",
        "0 to 1",
        "not 2",
    ),
    "negative late claims": (two({}, late_claims=-1), "late claims", "not -1"),
    "late claims as truth value": (two({}, late_claims=True), "late claims", "not True"),
    "late claims as text": (two({}, late_claims="1"), "late claims", "not '1'"),
    "late claims as null": (two({}, late_claims=None), "late claims", "not None"),
    "huge late claims": (two({}, late_claims=HUGE), "late claims", "a huge number"),
}


@table(POSITIONS)
def test_a_table_that_cannot_be_is_refused(case: tuple[Any, ...]) -> None:
    position, *words = case
    with refused(BadPosition, *words):
        hortus.score("hanging-gardens", position)


def test_a_table_that_could_be_is_scored() -> None:
    """The builders above make nothing that would be refused anyway."""
    card: Any = hortus.score("hanging-gardens", two({"garden": 6, "gardener": 1}, late_claims=2))
    assert [side.points for side in card.players] == [2 * 16 + 11 + 10, 15]
    assert [side.total_tiles for side in card.players] == [7, 2]
    assert hortus.score("hanging-gardens", {"players": [{}, {}, {}, {}]}).winners == (0, 1, 2, 3)


@pytest.mark.parametrize("name", ["animal handler", "Animal Handler", "ANIMAL_HANDLER", "handler", " animal  handler "])
def test_names_are_understood_as_people_write_them(name: str) -> None:
    card: Any = hortus.score("hanging-gardens", two({name: 1, "TIGER": 3}))
    assert card.players[0].tiles == {"tiger": 14, "animal handler": 10}


@pytest.mark.parametrize("players", [1, 5])
def test_so_many_cannot_play(players: int) -> None:
    with refused(BadOption, "2 to 4 players", f"not {players}"):
        hortus.new("hanging-gardens", players=players, seed=1)


OPTIONS: dict[str, tuple[Any, ...]] = {
    "misspelt": ({"clam": "size"}, "'clam'", "Did you mean claim?"),
    "of another game": ({"species": ["oak"]}, "'species'", "There are: claim, deck, tiles."),
    "a claim misspelt": ({"claim": "sise"}, "claim", "'symbol' or 'size'"),
    "a deck as number": ({"deck": 7}, "deck", "dictionary"),
    "a deck as list": ({"deck": []}, "deck", "dictionary"),
    "tiles as truth value": ({"tiles": True}, "tiles", "dictionary"),
    "a file that is not there": ({"deck": "missing.toml"}, "'missing.toml'", "No such file"),
    "a path that is not there": ({"tiles": Path("missing.toml")}, "'missing.toml'", "No such file"),
    "a path that cannot be": ({"deck": "a\0b"}, "can't be read", "null byte"),
}


@table(OPTIONS)
def test_an_option_that_is_not_there_is_refused(case: tuple[Any, ...]) -> None:
    options, *words = case
    with refused(BadOption, *words):
        hortus.new("hanging-gardens", seed=1, **options)


# --- decks and tiles -------------------------------------------------------------------------------------


def deck(**changes: Any) -> dict[str, Any]:
    """The deck of the package with some cards changed: `c7="A.. ..."`; None leaves a card out."""
    cards = copy.deepcopy(own_data("deck.toml"))["cards"]
    for name, face in changes.items():
        cards[name[1:]] = face
    return {"cards": {number: face for number, face in cards.items() if face is not None}}


def tiles(**changes: Any) -> dict[str, Any]:
    """The tiles of the package with some kinds changed: `garden={"count": 7}`; None leaves a kind or a field out."""
    kinds = copy.deepcopy(own_data("tiles.toml"))["tiles"]
    for name, change in changes.items():
        old = kinds.get(name)
        kinds[name] = {**old, **change} if old and isinstance(change, dict) else change
    kept = {kind: entry for kind, entry in kinds.items() if entry is not None}
    return {"tiles": {kind: without_none(entry) for kind, entry in kept.items()}}


def without_none(entry: Any) -> Any:
    return {field: value for field, value in entry.items() if value is not None} if isinstance(entry, dict) else entry


def mistakes(option: str, given: Any) -> list[str]:
    """The lines in which an option's mistakes are named."""
    with pytest.raises(BadOption) as caught:
        hortus.new("hanging-gardens", seed=1, **{option: given})
    head, *lines = str(caught.value).splitlines()
    check_sentence(f"{head.removesuffix(':')}.", f"in the {option}")
    assert head.startswith("There is a mistake" if len(lines) == 1 else f"There are {len(lines)} mistakes")
    return lines


DECKS: dict[str, tuple[Any, ...]] = {
    "a letter": (deck(c7="A.. .X."), "Card 7, row 2, square 2", "'X'", "A, F, P, T and . for blank"),
    "a letter that grows when it is capital": (deck(c7="ß.. ..."), "Card 7, row 1, square 1", "'ß'"),
    "a short row": (deck(c8="A.. .."), "Card 8, row 2", "'..' has 2 squares, not 3"),
    "a long row": (deck(c8="A... ..."), "Card 8, row 1", "'A...' has 4 squares, not 3"),
    "one row": (deck(c9="A....."), "Card 9", "two rows of three squares", "'A.....'"),
    "three rows": (deck(c9="A. .. .."), "Card 9", "two rows of three squares"),
    "no text": (deck(c10=7), "Card 10", "two rows", "not 7"),
    "a list": (deck(c10=["A..", "..."]), "Card 10", "two rows", "not ['A..'"),
    "nothing": (deck(c10=""), "Card 10", "two rows", "not ''"),
    "a huge number": (deck(c10=HUGE), "Card 10", "a huge number"),
    "no symbol": (deck(c11="... ..."), "Card 11", "at least one"),
    "a card not filled in": (deck(c12=UNFILLED), "Card 12 is not filled in yet"),
    "a card missing": (deck(c60=None), "Card 60 is missing"),
    "card 61": (deck(c61="A.. ..."), "Card '61'", "1 to 60"),
    "card 0": (deck(c0="A.. ..."), "Card '0'", "1 to 60"),
    "card 01": (deck(c01="A.. ..."), "Card '01'", "1 to 60"),
    "a card with a name": (deck(cjoker="A.. ..."), "Card 'joker'", "1 to 60"),
    "a card with a huge number": ({"cards": {**deck()["cards"], HUGE: "A.. ..."}}, "a huge number", "1 to 60"),
    "no cards": ({}, "one table, cards"),
    "tiles": (tiles(), "one table, cards"),
    "cards as list": ({"cards": ["A.. ..."] * 60}, "one table, cards"),
    "cards and more": ({**deck(), "title": "mine"}, "one table, cards"),
}


@table(DECKS)
def test_a_mistake_in_a_deck_is_named(case: tuple[Any, ...]) -> None:
    given, *words = case
    (line,) = mistakes("deck", given)
    check_sentence(line, *words)


TILES: dict[str, tuple[Any, ...]] = {
    "a kind missing": (tiles(priest=None), "priest is missing"),
    "a kind that is not there": (tiles(elephant={"count": 1}), "'elephant'", "There are: queen"),
    "a kind twice": (tiles(Garden={"count": 6, "values": [2, 8, 16]}), "garden is there twice"),
    "a kind as number": (tiles(garden=6), "garden is a table", "not 6"),
    "too many tiles": (tiles(garden={"count": 7}), "49 tiles in all, not 50"),
    "too few tiles": (tiles(chalice={"count": 9}), "49 tiles in all, not 48"),
    "no count": (tiles(king={"count": None}), "king", "count", "1 to 49", "not None"),
    "a count of zero": (tiles(king={"count": 0}), "king", "1 to 49", "not 0"),
    "a count as truth value": (tiles(guard={"count": True}), "guard", "not True"),
    "a count as text": (tiles(king={"count": "4"}), "king", "not '4'"),
    "a negative count": (tiles(king={"count": -4}), "king", "not -4"),
    "a huge count": (tiles(king={"count": HUGE}), "king", "a huge number"),
    "no values": (tiles(king={"values": None}), "king", "1 to 10 numbers", "not None"),
    "empty values": (tiles(king={"values": []}), "king", "1 to 10 numbers", "not []"),
    "eleven values": (tiles(chalice={"values": [1] * 11}), "chalice", "1 to 10 numbers"),
    "a negative value": (tiles(king={"values": [2, -12]}), "king: value 2", "0 to 99", "not -12"),
    "a value as float": (tiles(king={"values": [2.5, 12]}), "king: value 1", "not 2.5"),
    "a value of 100": (tiles(king={"values": [2, 100]}), "king: value 2", "not 100"),
    "more values than tiles": (tiles(king={"values": [1, 2, 3, 4, 5]}), "king", "set of 5", "only 4 tiles"),
    "values of a person": (tiles(priest={"values": [1]}), "priest", "no field 'values'"),
    "points of a series": (tiles(king={"alone": 3}), "king", "no field 'alone'"),
    "a person of another series": (tiles(priest={"of": "tiger"}), "priest belongs to the chalices", "'tiger'"),
    "a person without points": (tiles(priest={"full": None}), "priest: full", "0 to 99", "not None"),
    "a person with points in letters": (tiles(priest={"alone": "six"}), "priest: alone", "not 'six'"),
    "a person with all points": (tiles(priest={"each": 2}), "priest", "either", "not both"),
    "no tiles": ({}, "one table, tiles"),
    "a deck": (deck(), "one table, tiles"),
    "tiles as list": ({"tiles": []}, "one table, tiles"),
}


@table(TILES)
def test_a_mistake_in_the_tiles_is_named(case: tuple[Any, ...]) -> None:
    given, *words = case
    (line,) = mistakes("tiles", given)
    check_sentence(line, *words)


def test_all_mistakes_of_a_deck_are_named_in_one_run() -> None:
    given = deck(c3="A.. X?.", c17="A...", c20="... ...", c31=None, c61="A.. ...")
    found = sorted(mistakes("deck", given))
    starts = [
        "Card '61'",
        "Card 17 has two rows",
        "Card 20 has no symbol",
        "Card 3, row 2, square 1: 'X'",
        "Card 3, row 2, square 2: '?'",
        "Card 31 is missing",
    ]
    assert len(found) == len(starts)
    for line, start in zip(found, starts, strict=True):
        check_sentence(line)
        assert line.startswith(start)


def test_all_mistakes_of_the_tiles_are_named_in_one_run() -> None:
    given = tiles(king={"count": 5, "values": [-1, 100]}, queen=None, priest={"full": 1.5}, lion={"count": 1})
    found = mistakes("tiles", given)
    for line in found:
        check_sentence(line)
    for words in ("king: value 1", "king: value 2", "queen is missing", "priest: full", "'lion'"):
        assert sum(words in line for line in found) == 1
    assert len(found) == 5


def test_thousands_of_cards_do_not_fill_the_screen() -> None:
    assert len(mistakes("deck", deck(**{f"c{number}": "A.. ..." for number in range(100, 9000)}))) == 61


def test_letters_may_be_small_and_cards_in_any_order_and_by_number() -> None:
    small: Any = {int(number): face.lower() for number, face in reversed(own_data("deck.toml")["cards"].items())}
    theirs, mine = hortus.new("hanging-gardens", seed=1), hortus.new("hanging-gardens", seed=1, deck={"cards": small})
    assert (theirs.truth == mine.truth).all()


def test_kinds_of_tiles_are_understood_as_people_write_them() -> None:
    kinds = tiles()["tiles"]
    kinds["Handler"] = kinds.pop("animal_handler")
    kinds["QUEEN"] = kinds.pop("queen")
    card: Any = hortus.score(
        "hanging-gardens", two({kind: 1 for kind in KINDS if kind != "queen"}), tiles={"tiles": kinds}
    )
    assert card.players[0].tiles["animal handler"] == 3
    assert card.players[1].points == 15


def test_tiles_of_ones_own_are_what_a_table_is_scored_by() -> None:
    own = tiles(queen={"values": [7, 30]}, guard={"each": None, "alone": 1, "full": 2})
    card: Any = hortus.score("hanging-gardens", two({"guard": 1, "gate": 4}), tiles=own)
    assert [side.points for side in card.players] == [18 + 2, 30]


# --- files -----------------------------------------------------------------------------------------------


FILES: dict[str, tuple[Any, ...]] = {
    "that is missing": (None, "No such file"),
    "that is a directory": (Path, "Is a directory"),
    "that is not text": (b"\xff\xfe\x00\x01", "not text in UTF-8"),
    "that is not TOML": (b"cards: no", "not TOML"),
    "that is not TOML but JSON": (json.dumps(deck()).encode(), "not TOML"),
    "with a card twice": (b'[cards]\n1 = "A.. ..."\n1 = "A.. ..."', "not TOML", "overwrite"),
    "that is nested deep": (b"a = " + b"[" * 100_000, "not TOML", "recursion"),
}


@pytest.fixture(params=list(FILES.values()), ids=list(FILES))
def bad_file(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, list[str]]:
    content, *words = request.param
    path = tmp_path / "mine.toml"
    if content is Path:
        path.mkdir()
    elif content is not None:
        path.write_bytes(content)
    return path, ["mine.toml", *words]


COMMANDS = (
    "play hanging-gardens --option deck=mine.toml",
    "play hanging-gardens --option tiles=mine.toml --players random,random",
    "deck check mine.toml",
)


@pytest.mark.parametrize("line", COMMANDS)
def test_a_file_that_cannot_be_read_is_a_sentence_on_the_command_line(
    line: str, bad_file: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, words = bad_file
    monkeypatch.chdir(tmp_path)
    assert run(line, monkeypatch) == 2
    check_told(capsys.readouterr().err, tuple(words))


def test_a_wrong_deck_is_not_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text(written(deck(c3="A.. X?.", c20="... ...")))
    assert run("play hanging-gardens --option deck=mine.toml", monkeypatch) == 2
    head, *lines = capsys.readouterr().err.splitlines()
    assert head == "hortus: There are 3 mistakes in the deck:"
    assert [line.split(":")[0] for line in lines[:2]] == ["Card 3, row 2, square 1", "Card 3, row 2, square 2"]
    assert lines[2].startswith("Card 20 ")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.toml"]


def written(given: dict[str, Any]) -> str:
    """A deck as TOML."""
    return "[cards]\n" + "".join(f"{number} = {json.dumps(face)}\n" for number, face in given["cards"].items())


# --- options that come from elsewhere ----------------------------------------------------------------------


@pytest.mark.parametrize("option", ["deck", "tiles"])
def test_a_file_is_never_opened_for_a_record_or_a_deal(option: str, tmp_path: Path, terminal: Terminal) -> None:
    """The file would be a good one, so that only its not being opened can be the reason."""
    path = tmp_path / "good.toml"
    terminal_text = terminal("deck template --tiles")
    path.write_text(terminal_text if option == "tiles" else written(deck()))
    options: dict[str, Any] = {option: str(path)}
    assert hortus.new("hanging-gardens", seed=1, **options).players == 2
    for name in (str(path), "/etc/passwd"):
        with refused(BadOption, option, "dictionary"):
            Match.from_deal(RULE_SET, 2, Deal.new(1), {option: name})
        record = Record(
            hortus=1, rule_set=RULE_SET.id, version=1, players=2, seed=1, options={option: name}, decisions=[]
        )
        with refused(BadRecord, "can't be replayed", option, "dictionary"):
            record.match()
        saved = tmp_path / "record.json"
        saved.write_text(record.to_json())
        with refused(BadRecord, "can't be replayed", option, "dictionary"):
            hortus.load(saved)


def test_a_record_with_a_wrong_deck_names_the_mistakes() -> None:
    record = Record(
        hortus=1, rule_set=RULE_SET.id, version=1, players=2, seed=1, options={"deck": deck(c5="A")}, decisions=[]
    )
    with pytest.raises(BadRecord, match=r"can't be replayed\. There is a mistake in the deck:\nCard 5 has two rows"):
        record.match()


def test_a_record_keeps_the_deck_itself_and_replays_when_the_file_is_gone(terminal: Terminal) -> None:
    own, values = deck(c1="TTT TTT", c2="... ..A"), tiles(queen={"values": [9, 50]})
    Path("mine.toml").write_text(written(own))
    Path("values.toml").write_text(terminal("deck template --tiles").replace("[1, 15]", "[9, 50]"))
    assert tomllib.loads(Path("values.toml").read_text()) == values
    options = "--option deck=mine.toml --option tiles=values.toml"
    terminal(f"play hanging-gardens --players random,random --seed 4 {options} --record saved.json")
    Path("mine.toml").unlink()
    Path("values.toml").unlink()
    match = hortus.load("saved.json")
    assert match.over
    assert match.record().options == {"deck": own, "tiles": values}
    view: Any = match.view(None)
    assert (view.faces[0], view.faces[1], view.values["queen"]) == ("TTTTTT", ".....A", (9, 50))
    assert "1 of 1 records replay" in terminal("verify saved.json")


def test_a_file_saved_by_windows_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" + written(deck()).replace("\n", "\r\n").encode())
    assert hortus.new("hanging-gardens", deck=path).players == 2
