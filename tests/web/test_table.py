"""The table's page: what is asked, half-made moves, taking back, typing, hints, reloads and lost connections."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.server.conftest import Service
from tests.web.browser import Visitor

Visit = Callable[..., Visitor]


def until_planting(visitor: Visitor) -> None:
    """Draw both cards of Arboretum."""
    for _ in range(2):
        visitor.wait_for_turn()
        visitor.page.get_by_role("button", name="deck").click()
    visitor.page.wait_for_function("() => document.getElementById('asked').textContent.includes('to plant')")
    visitor.wait_for_turn()  # it is asked, and the page hears again


def begin_to_plant(visitor: Visitor) -> str:
    """Choose a card to plant, in the second turn, when there are several squares; the question after that."""
    until_planting(visitor)
    visitor.page.locator(".choice").first.click()  # the first tree has only one square
    visitor.page.wait_for_function("() => document.getElementById('asked').textContent.includes('to discard')")
    visitor.wait_for_turn()
    visitor.page.locator(".choice").first.click()
    visitor.page.wait_for_function("() => document.getElementById('asked').textContent.includes('first card')")
    until_planting(visitor)
    visitor.page.locator(".choice").first.click()
    visitor.page.wait_for_selector("#cancel")
    return visitor.asked


def test_what_is_asked_is_the_title_and_a_live_region(visit: Visit) -> None:
    anna = visit()
    anna.play_now("faraway-solo")
    assert anna.asked == "Your turn: choose a region to play."
    assert anna.page.title() == "Your turn: choose a region to play. Faraway alone"
    assert anna.page.locator("#asked").get_attribute("role") == "status"
    assert "icon-turn" in (anna.page.locator("#icon").get_attribute("href") or "")


def test_cards_that_were_just_drawn_have_a_dot_until_one_is_played(visit: Visit) -> None:
    anna = visit()
    anna.play_now("arboretum-solo")
    anna.wait_for_turn()
    cards = anna.page.locator("#hand [data-card]")
    fresh = anna.page.locator("#hand [data-card]:has(.fresh)")
    assert (cards.count(), fresh.count()) == (7, 0)
    before = set(cards.evaluate_all("cards => cards.map((card) => card.dataset.card)"))
    until_planting(anna)
    assert (cards.count(), fresh.count()) == (9, 2)
    drawn = set(fresh.evaluate_all("cards => cards.map((card) => card.dataset.card)"))
    assert not before & drawn
    said = anna.page.locator(".choice", has_text="(just drawn)").locator(".order").all_text_contents()
    assert {words.replace(" (just drawn)", "") for words in said} == drawn  # for those who do not see dots
    anna.page.locator(".choice").first.click()
    anna.page.wait_for_function("() => document.getElementById('asked').textContent.includes('to discard')")
    assert (cards.count(), fresh.count()) == (8, 0)
    assert anna.page.locator(".choice", has_text="(just drawn)").count() == 0


def test_cards_that_lie_open_are_no_news_of_ones_hand(visit: Visit) -> None:
    anna = visit()
    anna.play_now("hanging-gardens")
    anna.wait_for_turn()
    round_one = anna.page.locator("#hand text").first.inner_html()
    while anna.page.locator("#hand text").first.inner_html() == round_one or "take a card" not in anna.asked:
        anna.play(1)
        anna.wait_for_turn()
    assert anna.page.locator("#hand [data-card]").count() >= 2 and anna.page.locator("#hand .fresh").count() == 0


def test_a_step_without_a_choice_is_said(visit: Visit) -> None:
    anna = visit()
    anna.play_now("arboretum-solo")
    until_planting(anna)
    only = anna.page.locator("#only")
    assert only.get_attribute("role") == "status" and not only.is_visible()
    card = anna.page.locator(".choice .order").first.evaluate("order => order.firstChild.textContent.trim()")
    anna.page.locator(".choice").first.click()
    only.get_by_text(f"Only one way to go on: plant {card} as the first tree.").wait_for()
    anna.wait_for_turn()
    anna.page.locator(".choice").first.click()  # there were others to discard
    only.wait_for(state="hidden")


def test_escape_cancels_a_move_that_was_begun(visit: Visit) -> None:
    anna = visit()
    anna.play_now("arboretum-solo")
    assert "choose a square for" in begin_to_plant(anna)
    assert anna.page.locator("[data-cell] .mark").count() >= 4
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("#cancel", state="detached")
    assert "choose a card to plant" in anna.asked


def test_what_can_be_chosen_next_is_brought_into_sight_on_a_phone(visit: Visit) -> None:
    anna = visit(width=390, height=500, touch=True)
    anna.play_now("arboretum-solo")
    for _ in range(2):  # draw, draw: the deck is at the top
        anna.wait_for_turn()
        anna.page.locator("#table .mark").first.tap()
    card = anna.page.locator("#hand .mark").first
    card.scroll_into_view_if_needed()
    anna.page.wait_for_function("() => document.getElementById('asked').textContent.includes('to plant')")
    anna.wait_for_turn()
    card.tap()
    anna.wait_for_turn()
    anna.page.locator("#hand .mark").first.tap()  # the discard; what can be drawn next is far above
    anna.page.wait_for_function("() => document.getElementById('asked').textContent.includes('first card')")
    anna.page.wait_for_function(
        "() => { const {top, bottom} = document.querySelector('#table .mark').getBoundingClientRect();"
        " return top >= 0 && bottom <= innerHeight; }"
    )


def test_a_reload_in_the_middle_loses_nothing(visit: Visit) -> None:
    anna = visit()
    anna.play_now("arboretum-solo")
    begin_to_plant(anna)
    log = anna.page.locator("#log").inner_text()
    garden = anna.page.locator("#garden title").all_inner_texts()
    anna.page.reload()
    anna.wait_for_turn()
    assert "choose a card to plant" in anna.asked
    assert anna.page.locator("#log").inner_text() == log and log
    assert set(garden) >= set(anna.page.locator("#garden title").all_inner_texts())


def test_a_lost_connection_is_said_and_comes_back(visit: Visit, service: Service) -> None:
    anna = visit()
    anna.play_now("faraway")
    anna.wait_for_turn()
    anna.context.set_offline(True)
    anna.page.locator(".choice").first.click()
    anna.page.wait_for_selector("#banner:not([hidden])")
    assert "connection is lost" in anna.page.locator("#banner").inner_text()
    anna.context.set_offline(False)
    anna.wait_for_turn()
    anna.page.locator(".choice").first.click()
    anna.page.wait_for_selector("#banner", state="hidden")
    anna.page.wait_for_function("() => Number(document.getElementById('play').dataset.number) >= 3")
    anna.forget_refusals()  # the browser says itself that it could not load something


def test_who_types_fast_is_not_cut_short_and_what_was_not_taken_stays(visit: Visit) -> None:
    anna = visit()
    anna.play_now("arboretum")
    anna.wait_for_turn()
    for _ in range(2):
        anna.page.fill("#typed", "deck")
        anna.page.press("#typed", "Enter")
    anna.page.wait_for_selector("#asked:has-text('plant')")
    assert anna.page.locator("#typed").input_value() == ""
    anna.context.set_offline(True)
    anna.page.fill("#typed", "nothing like it")
    anna.page.press("#typed", "Enter")
    anna.page.wait_for_function("() => document.getElementById('typed').value === 'nothing like it'")
    anna.context.set_offline(False)
    anna.forget_refusals()


def test_moves_can_be_typed_and_taken_back(visit: Visit) -> None:
    anna = visit()
    anna.play_now("arboretum-solo")
    anna.wait_for_turn()
    anna.page.keyboard.press("/")
    for _ in range(2):
        anna.page.keyboard.type("deck")
        anna.page.keyboard.press("Enter")
        anna.wait_for_turn()
    anna.page.wait_for_function("() => document.getElementById('asked').textContent.includes('to plant')")
    anna.page.fill("#typed", "nonsense")
    anna.page.keyboard.press("Enter")
    problem = anna.page.locator("#typed-problem")
    problem.wait_for()
    assert "is not possible now" in problem.inner_text() and not anna.page.locator("#banner").is_visible()
    typed = anna.page.locator("#typed")
    assert typed.input_value() == "nonsense"  # to be mended
    assert typed.get_attribute("aria-describedby") == "typed-problem" and typed.get_attribute("aria-invalid") == "true"
    notation = anna.page.locator(".choice .notation").first.inner_text()
    anna.page.fill("#typed", notation)
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function("() => document.getElementById('asked').textContent.includes('to discard')")
    assert not problem.is_visible() and typed.input_value() == ""
    anna.page.get_by_role("button", name="Take back").click()
    anna.page.wait_for_function("() => document.getElementById('asked').textContent.includes('to plant')")
    assert "takes the last move back" in anna.page.locator("#log").inner_text()
    anna.forget_refusals()  # a refusal is an error on the console


def test_a_question_mark_shows_the_keys(visit: Visit) -> None:
    anna = visit()
    anna.play_now("faraway-solo")
    anna.wait_for_turn()
    keys = anna.page.locator("#keys p")
    assert not keys.is_visible()
    anna.page.keyboard.press("?")
    assert keys.is_visible() and "Enter chooses" in keys.inner_text()
    assert anna.page.evaluate("() => document.activeElement.parentElement.id") == "keys"


def test_a_hint_names_moves_and_marks_the_best(visit: Visit) -> None:
    anna = visit()
    anna.play_now("faraway-solo")
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="Hint").click()
    anna.page.wait_for_selector("#hint ol")
    assert re.search(r"play region .*: about \d+ fame in the end", anna.page.locator("#hint").inner_text())
    assert anna.page.locator(".choice.advised").count() == 1
    assert anna.page.locator(".mark.advised").count() == 1


def test_a_hint_leads_through_all_of_a_move(visit: Visit) -> None:
    anna = visit()
    anna.play_now("hanging-gardens")
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="Hint").click()
    anna.page.locator(".choice.advised").click()
    anna.page.wait_for_selector("#cancel")
    assert anna.page.locator("#hint ol").is_visible() and anna.page.locator(".choice.advised").count() == 1
    anna.page.locator("#cancel").click()
    anna.page.locator("#cancel").wait_for(state="detached")
    anna.page.locator(".choice:not(.advised)").first.click()  # another card
    anna.page.wait_for_selector("#cancel")
    assert anna.page.locator("#hint ol").is_visible() and anna.page.locator(".choice.advised").count() == 0


def test_giving_up_asks_once_more_and_a_rematch_leads_to_the_next_table(visit: Visit) -> None:
    anna = visit()
    anna.play_now("hanging-gardens")
    anna.wait_for_turn()
    anna.page.locator("#more summary").last.click()
    anna.page.get_by_role("button", name="Give up").dblclick()
    sure = anna.page.get_by_role("button", name="Really give up?")
    assert sure.is_visible()
    anna.page.locator("#more .sure + button").click()
    assert not sure.is_visible() and anna.page.get_by_role("button", name="Give up").is_visible()
    anna.page.locator("#more summary").last.click()
    assert not anna.over
    anna.give_up()
    anna.page.get_by_role("button", name="Play again").wait_for()
    assert "gave up" in anna.asked
    before = anna.page.url
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_function("before => location.href !== before", arg=before)
    anna.wait_for_turn()
    assert "Your turn" in anna.asked


def test_a_finished_game_is_stepped_through_with_anybodys_eyes(visit: Visit) -> None:
    anna = visit()
    anna.play_now("faraway-solo")
    anna.play_out()
    anna.page.get_by_role("button", name="Show everything").click()
    anna.page.get_by_role("link", name="Look at the game again").click()
    anna.page.wait_for_url("**/replay/1")
    anna.page.keyboard.press("ArrowRight")
    anna.page.wait_for_url("**/replay/2")
    anna.page.get_by_role("link", name="Last").click()
    anna.page.wait_for_function("() => document.querySelector('.asked').textContent.includes('The game is over.')")


def test_what_somebody_says_reaches_the_other_and_markup_in_names_is_harmless(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.go("/games/arboretum")
    assert not anna.page.locator("#my-name").is_visible()
    anna.page.select_option("#seat1", "anyone")
    anna.page.fill("#my-name", "Anna who invites")
    anna.page.locator("form.setup button").click()
    table = anna.page.url.rsplit("/", 1)[1]
    anna.page.wait_for_selector(".invitation .qr svg")
    assert "works on this computer only" in anna.page.locator(".invitation").inner_text()  # as the address says
    assert not anna.page.get_by_role("link", name="Look back at the game").is_visible()
    ben.go(f"/join/{table}")
    ben.page.fill("#name", "<img src=x onerror=alert(1)>\u202eneB")
    ben.page.locator("#sit button").click()
    ben.page.wait_for_url("**/tables/*")
    anna.page.wait_for_selector("#choices .choice")
    assert ben.page.locator("#seat-0 bdi").inner_text() == "Anna who invites"
    ben.page.locator("#more summary").first.click()
    ben.page.get_by_role("button", name="Good luck!").click()
    anna.page.wait_for_selector(".log-said")
    assert "Good luck!" in anna.page.locator(".log-said").inner_text()
    assert "Good luck!" in (anna.page.locator("#news").text_content() or "")  # on phones the log is far below
    assert anna.page.get_by_role("link", name="Look back at the game").is_visible()
    anna.page.locator("#more summary").last.click()
    vote = anna.page.get_by_role("button", name="Let a computer play")
    vote.click()
    assert anna.page.locator("[data-post=votes].sure").inner_text().startswith("Really?")
    assert anna.page.locator("img").count() == 0
    assert anna.page.locator("#hint-button").count() == 0  # not against people


def test_clocks_run_for_those_who_are_asked(visit: Visit) -> None:
    anna = visit()
    anna.go("/games/arboretum")
    anna.page.select_option("#seat1", "easy")
    anna.page.select_option("#clock", "brisk")
    anna.page.locator("form.setup button").click()
    anna.wait_for_turn()
    mine = anna.page.locator("#seat-0 .clock")
    anna.page.wait_for_function("() => /^09:5/.test(document.querySelector('#seat-0 .clock').textContent)")
    assert mine.get_attribute("role") == "timer"
    assert anna.page.locator("#seat-1 .clock").count() == 0  # the computer has none
    anna.go("/games/arboretum")
    anna.page.select_option("#seat1", "easy")
    anna.page.select_option("#clock", "days")
    anna.page.locator("form.setup button").click()
    anna.wait_for_turn()
    anna.page.wait_for_function("() => document.querySelector('#seat-0 .clock').textContent === '2 days'")


OUT_OF_FRAME = """() => {
  const frame = document.querySelector(".own").getBoundingClientRect();
  const drawn = document.querySelector("#garden svg").getBoundingClientRect();
  return drawn.left < frame.left || drawn.right > frame.right;
}"""


@pytest.mark.parametrize("width", [800, 1280])
def test_ones_own_garden_stays_in_its_frame_on_a_desk(visit: Visit, width: int) -> None:
    anna = visit(width=width)
    for rule_set in ("arboretum", "faraway", "hanging-gardens"):
        anna.play_now(rule_set)
        anna.wait_for_turn()
        for choices in (8, 8, 0):
            assert not anna.page.evaluate(OUT_OF_FRAME), rule_set
            anna.play(choices)
            anna.wait_for_turn()


@pytest.mark.parametrize(("width", "touch"), [(1280, False), (390, True)])
def test_another_garden_can_be_made_larger(visit: Visit, width: int, touch: bool) -> None:
    anna = visit(width=width, touch=touch)
    anna.play_now("arboretum")
    garden = anna.page.locator("#side-1 svg")
    before = garden.bounding_box()
    button = anna.page.locator(".enlarge")
    anna.press(button)
    after = garden.bounding_box()
    assert before and after and after["width"] > 1.4 * before["width"]
    assert button.get_attribute("aria-expanded") == "true"
    away = anna.page.locator("#side-1").evaluate(
        "side => side.scrollLeft + side.clientWidth / 2 - side.scrollWidth / 2"
    )
    assert abs(away) < 5  # where it has to be scrolled, its middle is in sight


def test_of_a_row_that_is_made_larger_the_cards_are_in_sight(visit: Visit) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.play_now("faraway")
    anna.wait_for_turn()
    while not anna.page.locator("#side-1 [data-laid]").count():
        anna.play(1)
        anna.wait_for_turn()
    anna.press(anna.page.locator(".enlarge"))
    card = anna.page.locator("#side-1 [data-laid]").first.bounding_box()
    assert card and card["x"] >= 0 and card["x"] + card["width"] <= 390


def test_a_phone_says_what_others_did_since_ones_own_move(visit: Visit) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.play_now("hanging-gardens")
    anna.wait_for_turn()
    news = anna.page.locator("#news")
    while "places card" not in (news.text_content() or ""):  # how many clicks a turn takes depends on the cards
        anna.play(1)
        anna.wait_for_turn()
    told = news.inner_text().removeprefix("… ")
    computer = anna.page.locator("#seat-1 bdi").inner_text()
    assert told.startswith(f"{computer} places card") and told.count(computer) == 1
    assert ", places" not in told  # what a card shows, and what is turned up, have commas in them
    assert news.get_attribute("aria-hidden") == "true"  # the log is heard already
    anna.page.set_viewport_size({"width": 1280, "height": 800})
    assert not news.is_visible()


def test_with_three_others_a_wide_screen_says_it_too(visit: Visit) -> None:
    anna = visit()
    anna.go("/games/hanging-gardens")
    for seat in (1, 2, 3):
        anna.page.select_option(f"#seat{seat}", "easy")
    anna.page.locator("form.setup button").click()
    anna.wait_for_turn()
    news = anna.page.locator("#news")
    while "places card" not in (news.text_content() or ""):
        anna.play(1)
        anna.wait_for_turn()
    assert news.is_visible()
    newest = anna.page.locator("#log .log-moved:not([data-side='0'])").first.inner_text()
    done = newest.split(" ", 4)[-1]  # whoever did several things is named once
    anna.page.set_viewport_size({"width": 800, "height": 700})  # there is no room for all of it: the newest stays
    news.evaluate("news => { news.style.webkitLineClamp = 1; }")
    anna.page.locator("#play").dispatch_event("swapped")
    told = news.inner_text()
    assert told.startswith("… ") and told.endswith(done)


def test_a_phone_shows_no_keys_and_many_choices_in_one_row(visit: Visit) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.play_now("arboretum-solo")
    until_planting(anna)
    box = anna.page.locator("ul.choices").first.bounding_box()
    assert anna.page.locator(".choice").count() > 8
    assert box and box["height"] < 80
    anna.page.locator(".choice").last.tap()  # it is still there
    assert anna.page.locator("kbd:visible, #keys:visible").count() == 0


def test_wrong_links_and_gone_tables_are_a_plain_sentence_with_a_way_home(visit: Visit) -> None:
    anna = visit()
    for path in (
        "/nowhere",
        "/tables/AAAAAAAAAAAAAAAAAAAAAA",
        "/tables/short",
        "/games/chess",
        "/join/AAAAAAAAAAAAAAAAAAAAAA",
    ):
        anna.go(path)
        assert anna.page.locator("h1").inner_text() == "This did not work"
        anna.page.get_by_role("link", name="Go home").click()
        anna.page.wait_for_url(f"{anna.url}/")
    anna.forget_refusals()  # the browser notes each 404
