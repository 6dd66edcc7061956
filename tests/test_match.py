"""Matches, deals and records: the public surface, as promised."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus.core.deal import Deal, shuffled
from hortus.core.kernel import Deck
from hortus.core.record import Record, digest_of
from hortus.testing import random_match

ARBORETUM = hortus.rule_sets()[0]


def test_rule_sets_say_what_they_are() -> None:
    found = {rule_set.id: rule_set for rule_set in hortus.rule_sets()}
    assert {name: rule_set.players for name, rule_set in found.items()} == {
        "arboretum": (2, 4),
        "arboretum-2011": (2, 4),
        "arboretum-solo": (1, 1),
        "faraway": (2, 6),
        "faraway-solo": (1, 1),
        "hanging-gardens": (2, 4),
    }
    for rule_set in found.values():
        assert rule_set.title
        assert rule_set.version == 1
        for name, field in rule_set.options.model_fields.items():
            assert field.description, f"option {name} is documented"


def test_names_are_found_whatever_their_case() -> None:
    assert hortus.new("Arboretum_2011", seed=1).rule_set.id == "arboretum-2011"


def test_a_match_starts_with_seat_0_and_is_not_over() -> None:
    match = hortus.new("arboretum", players=3, seed=7)
    assert match.actors == (0,)
    assert not match.over
    assert (match.points, match.winners, match.outcome) == ((), (), ())


def test_play_takes_an_action_a_number_or_a_notation() -> None:
    by_action, by_number, by_notation = (hortus.new("arboretum", seed=7) for _ in range(3))
    by_action.play(by_action.legal(0)[0])
    by_number.play(0)
    by_notation.play("deck")
    assert by_action.truth.tobytes() == by_number.truth.tobytes() == by_notation.truth.tobytes()


def test_undo_gives_back_every_earlier_table() -> None:
    match = random_match(ARBORETUM, 3, seed=1, decisions=50)
    tables = [match.truth.tobytes()]
    log = match.log(0)
    generator = random.Random(1)
    for _ in range(30):
        match.play(generator.choice(match.legal()))
        tables.append(match.truth.tobytes())
    while len(tables) > 1:
        assert match.truth.tobytes() == tables.pop()
        match.undo()
    assert match.truth.tobytes() == tables.pop()
    assert match.log(0) == log


def test_a_fair_undo_ends_where_a_card_of_the_deck_was_turned_up() -> None:
    match = hortus.new("arboretum", seed=7)
    match.play("deck")
    match.play("deck")
    assert match.may_undo(0) == 0
    match.play(match.legal()[0])
    assert match.may_undo(0) == 1, "half a move"
    match.play("0,0")
    assert match.may_undo(0) == 2
    assert match.may_undo(1) == 0, "not the other's"
    match.play(match.legal()[0])
    match.play("pile1")
    assert match.may_undo(1) == 1, "a card from a pile was seen by all before"
    assert match.may_undo(0) == 0, "somebody else has acted since"


def test_the_solo_discard_turns_up_a_card_and_cannot_be_undone() -> None:
    match = hortus.new("arboretum-solo", seed=7)
    for _ in range(5):
        match.play(match.legal()[0])
    assert match.may_undo(0) == 0
    grid = hortus.new("arboretum-solo", seed=7, q_garden="grid")
    for _ in range(5):
        grid.play(grid.legal()[0])
    assert grid.halfway == (0,)
    assert grid.may_undo(0) == 3


def test_a_copy_is_independent() -> None:
    match = random_match(ARBORETUM, 2, seed=1, decisions=40)
    copy = match.copy()
    before = match.truth.tobytes()
    copy.play(copy.legal()[0])
    assert match.truth.tobytes() == before
    assert copy.decisions[:-1] == match.decisions


def test_outcomes_are_fair_to_all() -> None:
    for players in (2, 3, 4):
        for seed in range(40):
            match = random_match(ARBORETUM, players, seed)
            assert sum(match.outcome) == pytest.approx(0)
            for seat in range(players):
                expected = players / len(match.winners) - 1 if seat in match.winners else -1
                assert match.outcome[seat] == pytest.approx(expected)


def test_a_redealt_match_says_that_it_has_no_record() -> None:
    match = hortus.new("arboretum", seed=7).redeal(0, 1)
    with pytest.raises(hortus.HortusError, match="redealt"):
        match.record()


def test_a_view_is_a_documented_model_that_goes_through_json() -> None:
    view = random_match(ARBORETUM, 4, seed=2, decisions=77).view(2)
    again = type(view).model_validate_json(view.model_dump_json())
    assert again == view
    schema = type(view).model_json_schema()
    assert set(json.loads(view.model_dump_json())) == set(schema["properties"])
    with pytest.raises(Exception, match="frozen"):
        view.over = not view.over


def test_a_match_shows_itself_as_text_and_as_a_picture() -> None:
    match = hortus.new("arboretum", seed=7)
    assert "PLAYER 1 (you)" in str(match)
    assert match._repr_svg_().startswith("<svg")
    assert repr(match) == "<Match of arboretum, 0 decisions, seat 0 to act>"


def test_a_log_tells_each_seat_its_own_story() -> None:
    match = hortus.new("arboretum", seed=7)
    match.play("deck")
    assert [line.words for line in match.log(1)] == ["draws from the deck"]
    assert match.log(0)[0].words.startswith("draws ")
    assert match.log(0)[0].words.endswith(" from the deck")
    assert match.log(0)[0].words != match.log(1)[0].words
    match.play("deck")
    match.play(match.legal()[0])
    assert len(match.log(0)) == len(match.log(1)) == 2, "half a move is no line yet"


def test_players_repeat_themselves_with_the_same_seed() -> None:
    games = []
    for _ in range(2):
        match, player = hortus.new("arboretum", seed=3), hortus.player("random", seed=5)
        while not match.over:
            match.play(player.choose(match))
        games.append(match.decisions)
    assert games[0] == games[1]


def test_a_player_cannot_reach_the_true_table() -> None:
    """All that a turn holds is a table redealt for the seat."""
    seen: list[Any] = []

    class Spy:
        def choose(self, turn: Any) -> Any:
            seen.append(turn._table.truth.tobytes())
            assert turn.view.seat == turn.seat
            assert turn.redeal().view(turn.seat) == turn.view
            return turn.legal[0]

    from hortus.players import Player

    match = random_match(ARBORETUM, 2, seed=1, decisions=20)
    truths = []
    for seed in range(20):
        Player("spy", Spy(), seed).choose(match)
        truths.append(match.truth.tobytes())
    assert all(table not in truths for table in seen)


def test_a_player_of_your_own_is_an_object_that_chooses() -> None:
    class Last:
        def choose(self, turn: Any) -> Any:
            return turn.legal[-1]

    match = hortus.new("arboretum", seed=1)
    assert hortus.player(Last()).choose(match) == match.legal()[-1]


def test_a_player_may_choose_only_what_is_open_to_it() -> None:
    class Cheat:
        def choose(self, turn: Any) -> Any:
            return hortus.new("arboretum", seed=2).redeal(1, 1).legal(0)[0] if turn.seat else None

    for seat, match in enumerate((hortus.new("arboretum", seed=1), random_match(ARBORETUM, 2, 1, decisions=5))):
        assert match.actors == (seat,)
        with pytest.raises(hortus.IllegalAction, match="Cheat chose what is not open"):
            hortus.player(Cheat()).choose(match)


def test_a_redealt_match_keeps_what_its_seat_was_told() -> None:
    match = random_match(ARBORETUM, 2, seed=1, decisions=25)
    told = match.log(1)
    other = match.redeal(1, 4)
    assert other.log(1) == other.copy().log(1) == told
    other.play(other.legal()[0])
    assert len(other.log(1)) == len(told) + 1
    other.undo()
    assert other.log(1) == told


# --- deals ---


def test_a_secret_deal_is_committed_to_and_can_be_checked_with_the_standard_library() -> None:
    match = hortus.new("arboretum")
    assert match.deal is not None
    record = json.loads(match.record().to_json())
    secret = bytes.fromhex(record["secret"])
    assert hashlib.sha256(secret).hexdigest() == match.commitment == record["commitment"]
    stream = hashlib.shake_256(secret + b"cards").digest(4000)
    words = iter(int.from_bytes(stream[i : i + 4], "big") for i in range(0, 4000, 4))
    cards = list(range(80))
    for last in range(79, 0, -1):
        word = next(word for word in words if word < 2**32 - 2**32 % (last + 1))
        cards[last], cards[word % (last + 1)] = cards[word % (last + 1)], cards[last]
    assert match.deal.order(match.rule_set.game.kernel.decks)[10:].tolist() == cards


def test_two_matches_without_a_seed_differ_and_two_with_one_do_not() -> None:
    assert hortus.new("arboretum").truth.tobytes() != hortus.new("arboretum").truth.tobytes()
    assert hortus.new("arboretum", seed=1).truth.tobytes() == hortus.new("arboretum", seed=1).truth.tobytes()
    assert hortus.new("arboretum", seed=1).commitment is None


def test_every_card_comes_first_equally_often() -> None:
    from scipy.stats import chisquare

    firsts = [0] * 12
    for seed in range(6000):
        firsts[shuffled(Deal.new(seed).secret, Deck("twelve", 12))[0]] += 1
    assert chisquare(firsts).pvalue > 1e-4


def test_nothing_prints_a_secret_by_accident() -> None:
    match = hortus.new("arboretum")
    assert match.deal is not None
    secret = match.deal.secret
    for shown in (repr(match), repr(match.deal), repr(match.record()), str(match)):
        assert secret.hex() not in shown
        assert repr(secret) not in shown


# --- records ---


def test_a_record_replays_to_the_same_bytes(tmp_path: Path) -> None:
    for seed in range(5):
        match = random_match(ARBORETUM, 2 + seed % 3, seed)
        match.record().save(tmp_path / "game.json")
        again = hortus.load(tmp_path / "game.json")
        assert digest_of(again) == digest_of(match)
        assert (again.points, again.winners, again.decisions) == (match.points, match.winners, match.decisions)


def test_an_unfinished_match_can_be_saved_and_goes_on(tmp_path: Path) -> None:
    match = random_match(ARBORETUM, 2, seed=4, decisions=33)
    match.record().save(tmp_path / "game.json")
    again = hortus.load(tmp_path / "game.json")
    assert again.legal() == match.legal()
    assert again.record().points is None


def test_options_are_kept_in_the_record(tmp_path: Path) -> None:
    wished = ["oak", "maple", "willow", "cassia", "dogwood", "jacaranda"]
    match = hortus.new("arboretum-solo", seed=1, species=wished, q_garden="grid", q_negates=False)
    match.record().save(tmp_path / "game.json")
    assert hortus.load(tmp_path / "game.json").options == match.options


def test_a_record_is_small_and_readable() -> None:
    text = random_match(ARBORETUM, 4, seed=1).record().to_json()
    assert len(text) < 4000
    assert json.loads(text)["rule_set"] == "arboretum"


def test_saving_replaces_the_file_whole_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    target = tmp_path / "game.json"
    target.write_text("old")
    hortus.new("arboretum", seed=1).record().save(target)
    assert Record.read(target.read_text()).seed == 1
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_record_of_an_earlier_version_replays_with_the_old_behaviour() -> None:
    """When behaviour changes, the old one stays as an option value; the record needs not know."""
    solo = hortus.rule_sets()[2]
    newer = dataclasses.replace(solo, version=2, earlier={1: {"q_negates": False}})
    old = random_match(solo, 1, seed=1, q_negates=False).record()
    plain = old.model_copy(update={"options": {}})
    assert plain.match(newer).record().digest == old.digest
    with pytest.raises(hortus.BadRecord, match="version 3"):
        old.model_copy(update={"version": 3}).match(newer)


def test_saving_follows_a_link(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(tmp_path / "game.json")
    hortus.new("arboretum", seed=1).record().save(tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert hortus.load(tmp_path / "game.json").deal == hortus.load(tmp_path / "link.json").deal


RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_records_of_every_version_still_replay(path: Path) -> None:
    """Kept from the day their version came out; a change of behaviour needs a new version, not new files here."""
    match = hortus.load(path)
    assert match.over
    assert json.loads(path.read_text())["digest"] == digest_of(match)


def test_there_are_records_of_every_rule_set_and_player_count() -> None:
    kept = {(match.rule_set.id, match.players) for match in map(hortus.load, RECORDS)}
    for rule_set in hortus.rule_sets():
        least, most = rule_set.players
        assert {(rule_set.id, players) for players in range(least, most + 1)} <= kept
