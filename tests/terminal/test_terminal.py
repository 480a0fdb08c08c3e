"""The game at the terminal, played through a pseudo-terminal, and the commands of `stammtisch`."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random

import pexpect
import pyte
import pytest
from filelock import FileLock, Timeout
from typer.testing import CliRunner, Result

import stammtisch as st
from stammtisch.check import conform
from stammtisch.cli import app
from stammtisch.kernel.title.origins import origins
from stammtisch.kernel.twins import twins, warm
from stammtisch.players import THINKERS, later
from stammtisch.players import effort as efforts
from stammtisch.players import net as learned
from stammtisch.shell import language
from stammtisch.terminal import matching, write_atomically
from stammtisch.terminal_screen import Option, Screen, find_clauses
from tests.titles.mall_world.table import lay

PROMPT = "▸ (?:\x1b\\[0m)?$"
ENTER = r"nobody else looks\. (?:\x1b\[0m)?$"
FORGET = "\x1b[3J"


class Terminal:
    """A terminal of 120 by 50 in which somebody plays."""

    def __init__(self, folder: Path, *arguments: str):
        self.screen = pyte.Screen(120, 50)
        self.stream = pyte.Stream(self.screen)
        self.all = ""
        keep = {k: v for k, v in os.environ.items() if not k.startswith("STAMMTISCH")}
        env = keep | {"STAMMTISCH_COMPILE": "0", "TERM": "xterm-256color", "XDG_STATE_HOME": str(folder)}
        env |= {"COLUMNS": "120", "LINES": "50", "LC_ALL": "C.UTF-8"}
        command = ["-m", "stammtisch", *arguments]
        self.child = pexpect.spawn(
            sys.executable, command, env=env, dimensions=(50, 120), encoding="utf-8", timeout=30, cwd=str(folder)
        )
        self.child.delaybeforesend = None

    def until(self, *patterns: str) -> int:
        """Reads until one of the patterns comes; which one."""
        found = self.child.expect([*patterns])
        said = self.child.before + (self.child.after if isinstance(self.child.after, str) else "")
        self.all += said
        self.stream.feed(said)
        return int(found)

    def type(self, line: str, *then: str) -> str:
        """Types a line and reads on, up to the next prompt unless something else is awaited; what the screen shows."""
        self.child.sendline(line)
        self.until(*(then or (PROMPT,)))
        return self.text

    def interrupt(self, pattern: str) -> str:
        """Presses Ctrl-C, again if need be, and reads on up to the pattern; what the screen shows.

        A signal that comes between Python's last look for one and its waiting for input is heard with the next key.
        """
        for _ in range(5):
            self.child.sendintr()
            if self.child.expect([pattern, pexpect.TIMEOUT], timeout=10) == 0:
                break
        else:
            pytest.fail(self.text)
        said = self.child.before + self.child.after
        self.all += said
        self.stream.feed(said)
        return self.text

    @property
    def text(self) -> str:
        """The screen as it stands."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    def end(self) -> None:
        """Reads to the end; the program has ended well."""
        self.child.expect(pexpect.EOF)
        self.all += self.child.before
        self.stream.feed(self.child.before)
        self.child.close()
        assert self.child.exitstatus == 0, self.text


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[object]:
    """Opens terminals, and closes them whatever happens."""
    opened: list[Terminal] = []

    def open_one(*arguments: str) -> Terminal:
        opened.append(Terminal(tmp_path, *arguments))
        return opened[-1]

    yield open_one
    for terminal in opened:
        terminal.child.close(force=True)


# ------------------------------------------------------------------------------------------------------ whole games


def test_a_whole_game_against_bots(sit, tmp_path):
    saved, copy = tmp_path / "game.txt", tmp_path / "copy.txt"
    t = sit("play", "mall-world", "--seats", "me,greedy,random", "--seed", "5", "--save", str(saved))
    t.until(PROMPT)
    assert "Phase 1 · Turn 2 · ● Ada · ○ No customers yet" in t.text
    assert "Ada: Take a contract from the lobby, or none." in t.text
    assert "Hint  Contracts bring most of your money" in t.text
    assert re.search(r"Ada +Special contract +MC KF +special Belt & Button \+ Jen’s Got Berries", t.text)
    assert "1 Take placement clothing + food for 1,000\u00a0CHF" in t.text

    assert "You can do that: Take placement food + sport for 7,000\u00a0CHF." in t.type("why 4")
    assert "Trading or validating is chosen in action 2. Now: Take a contract from the lobby" in t.type("why trade")
    assert "There is no move number 77; the numbers go from 1 to 5." in t.type("77")
    assert "“hocus” is no move and no command" in t.type("hocus")
    assert "“accept 3000”: nothing here is called “3000”; there are 1000, 2000, 4000, 7000" in t.type("accept 3000")
    assert "MW-6.7  In an offer of 2 cards only the best bidder" in t.type("rules MW-6.7")
    assert "8. Action 2B: validate a contract" in t.type("rules")
    assert "Type “rules 6” for a chapter" in t.text
    assert "If the game ended now" in t.type("scores")
    assert "undo" in t.type("help")
    assert "Special contract" in t.type("hand")
    assert "Clara has the first turn." in t.type("log 30")
    assert f"Saved in {copy}." in t.type(f"save {copy}").replace("\n", "")
    assert "cannot be saved" in t.type("save /nowhere/at/all")
    assert "Ada: Nimm einen Vertrag aus der Lobby oder keinen." in t.type("lang de")
    assert "Ada\u202f: Prenez un contrat dans le hall, ou aucun." in t.type("sprache fr")
    assert "Ada: Take a contract from the lobby" in t.type("langue en")
    assert "There is no language “xx”" in t.type("lang xx")

    assert "Ada: Trade approval cards" in t.type("pass")
    assert "Ada: Take a contract from the lobby" in t.type("undo")
    assert "One move is taken back." in t.text
    t.type("accept 1000")
    t.type("undo", r"\(y/n\) ")
    assert "Take it back all the same?" in t.text
    assert "Ada: Trade approval cards" in t.type("n")
    assert "You can trade or validate a contract, so you must.  MW-4.3" in t.type("stop")
    assert re.search(r"Thinking…\nMove +wins +ahead by\n\S.*?\d+% ±\s\d+ +−?[\d.,]+", hint := t.type("hint"))
    assert re.search(r"(Compared with|cannot be told apart from) “.*”: [+−]?[\d.,]+ \(±\s[\d.,]+\) of lead", hint)

    assert "A bot (random) now plays for Bruno." in t.type("bot Bruno random")
    assert "Nobody is called “Zoe”; there are Ada, Bruno, Clara." in t.type("bot Zoe greedy")
    assert "There is no bot “clever”" in t.type("bot Bruno clever")
    assert "A bot (greedy) now plays for Bruno." in t.type("bot bru greedy")
    t.type("undo", r"\(y/n\) ")
    assert "20,000" in t.type("y")
    random, decisions = Random(1), 0
    while "Type “undo”" not in t.text:
        t.type(str(random.choice((1, 1, 2))))
        decisions += 1
        if decisions == 3:  # thinking takes time that a test does not have
            assert "A bot (random) now plays for Bruno." in t.type("bot Bruno random")
    assert decisions > 20
    text = t.text
    game = st.read(saved.read_text(encoding="utf-8"))
    assert game.over
    totals = re.search(r"^Total +(\S+) +(\S+) +(\S+)$", text, re.MULTILINE)
    assert totals is not None
    assert [int(n.replace(",", "")) for n in totals.groups()] == [score.total for score in game.scores()]
    winners = [score.name for score in game.scores() if score.place == 1]
    assert f"{' and '.join(winners)} wins." in text or "share the first place" in text
    assert "The game is over: the highest account wins." in t.type("log 3")
    t.type("", r"Goodbye\.")
    t.end()
    assert "Traceback" not in t.all
    assert len(st.read(copy.read_text(encoding="utf-8")).plies) < len(game.plies)


def test_many_amounts_share_a_line(sit, tmp_path):
    game = lay(3, "offer", coins=[9, 5, 1], hands={0: ["green/red", "red/red"]})
    game.play("offer green/red red/red")
    saved = tmp_path / "bids.txt"
    saved.write_text(game.record(), encoding="utf-8")
    t = sit("play", "--load", str(saved), "--no-hints")
    t.until(ENTER)
    shown = t.type("")
    assert "\nBid nothing … Bid 9 coins: type how many" in shown
    assert "Bid 4 coins" not in shown
    assert "“bid 77”: “77” is no whole number from 0 to 60" in t.type("77")
    assert "You have only 9 coins." in t.type("why 10")
    assert "Nichts bieten … 9 Münzen bieten: tippe die Anzahl" in t.type("lang de")
    assert "„bid 77“: „77“ ist keine ganze Zahl von 0 bis 60" in t.type("bid 77")
    t.type("4", r"niemand zusieht\. ")


def test_what_a_move_brings_beside_what_its_label_says(sit, tmp_path):
    saved = tmp_path / "offer.txt"
    saved.write_text(lay(3, "offer", hands={0: ["green/red", "red/red"]}).record(), encoding="utf-8")
    t = sit("play", "--load", str(saved), "--no-hints")
    t.until(ENTER)
    t.type("")
    assert re.search(r"Offer green/red would bring:\n−1 coin +MW-6", t.type("why offer green/red"))
    assert "You can do that: Offer green/red, red/red." in t.type("why offer green/red red/red")


def test_hands_and_bids_stay_hidden_at_one_device(sit):
    t = sit("play", "mall-world", "--seats", "me,me,random", "--names", "Ada,Bert,Cleo", "--seed", "11", "--no-hints")
    people = [st.Seat("Ada"), st.Seat("Bert"), st.Seat("Cleo", "random")]
    game = st.new("mall-world", people, 11)
    special = {}
    for seat, name in enumerate(("Ada", "Bert")):
        contract = game.view(seat)["state"]["players"][seat]["special"]
        number = game.names.all(game.title.kinds["contract"]).index(contract)
        special[name] = game.called(game.title.kinds["contract"], number, game.title.speaker())
    t.until(ENTER)
    assert t.text.strip().startswith("Pass the device to Ada.")
    seen: dict[str, str] = {"Ada": "", "Bert": ""}
    holder, passes, sealed = "Ada", 0, 0
    t.child.sendline("")
    for _ in range(24):
        before = len(t.all)
        at = t.until(PROMPT, ENTER)
        if at == 0:
            seen[holder] += t.all[before:]
            asked = re.findall(r"^(Ada|Bert): (.+)$", t.text, re.MULTILINE)[-1]
            assert asked[0] == holder
            if "Bid coins" in asked[1]:
                sealed += 1
                assert not re.search(r"(Ada|Bert|Cleo) bids", t.text.split("offers")[-1])
            several = re.findall(r"(\d+) Offer \S+, ", t.text, re.MULTILINE)
            t.child.sendline("2" if "Bid" in asked[1] else several[0] if several else "1")
        else:
            piece = t.all[before:]
            assert FORGET in piece, "what one could scroll back to is forgotten"
            seen[holder] += piece[: piece.index(FORGET)]
            holder = re.findall(r"Pass the device to (\w+)\.", t.text)[0]
            assert "Hand" not in t.text, "nothing of the table is left on the screen between two people"
            passes += 1
            t.child.sendline("")
    assert passes >= 3
    assert sealed >= 2
    assert special["Ada"] in seen["Ada"]
    assert special["Bert"] in seen["Bert"]
    assert special["Ada"] not in seen["Bert"]
    assert special["Bert"] not in seen["Ada"]
    t.until(PROMPT, ENTER)
    t.child.sendeof()
    t.end()
    assert "stammtisch play --load" in t.all


def test_ctrl_c_asks_and_loses_nothing(sit, tmp_path):
    t = sit("play", "mall-world", "--seats", "me,random,random", "--seed", "3", "--no-hints")
    t.until(PROMPT)
    assert "Leave the game?" in t.interrupt(r"\(y/n\) ")
    t.type("n")
    t.type("quit", r"\(y/n\) ")
    t.type("y", r"do not save\) ")
    t.type(str(tmp_path / "nowhere" / "x.txt"), r"do not save\) ")
    assert "cannot be saved" in t.text
    t.type(str(tmp_path / "x.txt"), r"Goodbye\.")
    t.end()
    game = st.read((tmp_path / "x.txt").read_text(encoding="utf-8"))
    assert [seat.policy for seat in game.seats] == ["person", "random", "random"]

    again = sit("play", "--load", "x.txt", "--no-hints")
    again.until(PROMPT)
    assert f"Turn {game.view()['state']['turn']}" in again.text
    again.child.sendeof()
    again.end()
    assert not (tmp_path / "stammtisch").exists() or "Saved in" in again.all


# ---------------------------------------------------------------------------------------------------- the commands


def run(*arguments: str, given: str = "") -> Result:
    """A command, in this process."""
    return CliRunner().invoke(app, list(arguments), input=given, env={"STAMMTISCH_COMPILE": "0", "COLUMNS": "100"})


def refused(*arguments: str, given: str = "") -> str:
    """What a command says that ends with one sentence and exit code 2."""
    result = run(*arguments, given=given)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    assert result.stderr.strip()
    return result.stderr


@pytest.fixture(scope="module")
def record(tmp_path_factory) -> Path:
    """The record of a finished game."""
    game = st.new("mall-world", ["random"] * 3, seed=7)
    random = Random(3)
    while not game.over:
        game.play(random.choice(game.moves()))
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    return path


def test_titles():
    assert "Mall World · Andrea Meyer, 2004 · 3 to 5 players" in run("titles").stdout
    assert "--option opening=random|fixed" in run("titles").stdout
    titles = {t["name"]: t for t in json.loads(run("titles", "--json").stdout)}
    assert titles["mall-world"]["seats"] == [3, 4, 5]


def test_rules():
    assert "best bidder" in run("rules", "mall-world", "MW-6.7").stdout
    assert "best bidder" in run("rules", "mall-world", "6.7").stdout
    assert "MW-18.1" in run("rules", "mall-world", "--lang", "de").stdout
    found = json.loads(run("rules", "mall-world", "black box", "--json").stdout)
    assert all("black box" in clause["text"].lower() for clause in found)
    assert "no clause and no word “xyzzy”" in refused("rules", "mall-world", "xyzzy")
    assert "no title “mall-wrld” is installed; did you mean “mall-world”?" in refused("rules", "mall-wrld")
    assert "weder ein Absatz noch ein Wort „xyzzy“" in refused("rules", "mall-world", "xyzzy", "--lang", "de")
    assert "ni clause ni mot «\u202fxyzzy\u202f»" in refused("rules", "mall-world", "xyzzy", "--lang", "fr")
    assert "no language “xx”" in refused("rules", "mall-world", "--lang", "xx")
    assert "did you mean “easy”" in refused("play", "mall-world", "--seats", "me,eassy,easy")
    assert "did you mean “pei”" in refused("play", "ground-floor", "--seats", "me,pi")


def test_the_command_line_speaks_the_readers_language(record):
    assert "nennt 1 Namen für 3 Plätze" in refused(
        "play", "mall-world", "--seats", "me,me,easy", "--names", "A", "--lang", "de"
    )
    assert "portent le même nom" in refused(
        "play", "mall-world", "--seats", "me,me,easy", "--names", "A,A,B", "--lang", "fr"
    )
    assert "liegt hinter ihrem Ende" in refused("replay", str(record), "--at", "100000", "--lang", "de")
    assert "3 bis 5 Spieler" in run("titles", "--lang", "de").stdout


def test_replay(record):
    shown = run("replay", str(record)).stdout
    game = st.read(record.read_text(encoding="utf-8"))
    assert "wins." in shown
    assert all(f"{score.total:,}" in shown for score in game.scores())
    at = run("replay", str(record), "--at", "60", "--lang", "fr").stdout
    assert "Caisse noire" in at
    assert "Si la partie s’arrêtait maintenant" in at
    data = json.loads(run("replay", str(record), "--json").stdout)
    assert [score["total"] for score in data["scores"]] == [score.total for score in game.scores()]
    assert len(data["moves"]) == len(game.plies)
    assert "--at 100000 is after its end" in refused("replay", str(record), "--at", "100000")


def test_replay_of_what_is_no_record(record, tmp_path):
    assert "No such file" in refused("replay", str(tmp_path / "none.txt"))
    broken = tmp_path / "broken.txt"
    broken.write_text(re.sub(r"(?m)^3\. .*$", "3. Ada: nonsense", record.read_text(encoding="utf-8")), encoding="utf-8")
    assert "move 3: “nonsense” says no move" in refused("replay", str(broken))
    broken.write_bytes(b"\xff\xfe\x00")
    assert "no UTF-8" in refused("replay", str(broken))
    broken.write_text("hello")
    assert "line 1" in refused("play", "--load", str(broken))


def test_analyse(record, tmp_path):
    begun = tmp_path / "begun.txt"
    game = st.read(record.read_text(encoding="utf-8"))
    begun.write_text(game.at(9).record(), encoding="utf-8")
    data = json.loads(run("analyse", str(begun), "--iterations", "4", "--json").stdout)
    assert {j["number"] for j in data["judgements"]} <= set(range(1, 10))
    for j in data["judgements"]:
        assert j["move"] == game.plies[j["number"] - 1].move.text
        assert sum(j["wins"]) == pytest.approx(1)
    shown = run("analyse", str(begun), "--iterations", "4", "--lang", "fr").stdout
    assert "meilleurs coups" in shown
    assert "peu de suites imaginées" in shown
    assert "Ada" in shown
    begun.write_text(game.at(0).record(), encoding="utf-8")
    assert "this game has no moves yet" in refused("analyse", str(begun))


def test_analyse_of_a_game_for_one(tmp_path):
    """Nobody is there to win against: it speaks of points, and the best moves are its only share."""
    game, begun = st.new("wishland", seats=1, seed=7), tmp_path / "begun.txt"
    for _ in range(3):
        game.play(game.moves()[-1])
    begun.write_text(game.record(), encoding="utf-8")
    shown = run("analyse", str(begun), "--iterations", "8", "--lang", "de").stdout
    assert "Punkte verschenkt" in shown
    assert shown.count("%") == 1


def test_box():
    assert "[[contract]]" in run("box", "mall-world").stdout
    assert "no title" in refused("box", "chess")


@pytest.mark.parametrize("encoding", ["latin-1", "ascii"])
def test_letters_that_the_terminal_lacks_stop_nothing(encoding):
    def out(*arguments, typed=""):
        env = {**os.environ, "PYTHONIOENCODING": encoding, "STAMMTISCH_COMPILE": "0", "STAMMTISCH_LANG": "fr"}
        command = [sys.executable, "-m", "stammtisch", *arguments]
        done = subprocess.run(command, input=typed.encode(encoding, "replace"), env=env, capture_output=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    shown = out("play", "wishland", "--seats", "me,me", "--seed", "1", typed="hint\né’\nquit\n").decode(encoding)
    assert "Au revoir." in shown
    assert "l?" in shown
    found = {title["name"]: title["title"] for title in json.loads(out("titles", "--json"))}
    assert found["brauerei"] == "Brauerei"
    box = st.find_title("wishland").folder / "box.toml"
    assert out("box", "wishland") == box.read_bytes(), "a components file is UTF-8 wherever it goes"


def test_box_lists_what_an_owner_would_type_in():
    found = run("box", "ground-floor", "--missing").stdout
    assert "148 of 201 entries" in found
    assert "[[job_market_field]] 8  price = 6\n    house R-10" in found
    assert "[[job_market_field]] 6" not in found  # the rulebook says it
    lacking = json.loads(run("box", "mall-world", "--missing", "--json").stdout)
    assert len(lacking) == 64
    assert {"table", "id", "facts", "missing"} == set(lacking[0])


def test_the_readme_counts_the_printed_numbers_right():
    said = " ".join((Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8").split())
    for name in st.titles():
        title = st.find_title(name)
        if not title.folder.is_relative_to(Path(st.__file__).parent):
            continue  # another test's
        entries = list(origins(title.load_box().entries))
        printed = sum(entry.printed for entry in entries)
        assert re.search(rf"{title.title}’s? {len(entries)} entries {printed or 'none'}\b", said.replace("'", "’"))


def test_check(monkeypatch):
    def fake(title, games, seats, report):
        report(games, games)
        problems = [] if seats == 3 else [conform.Problem("coins have come or gone", "seed 7", "a record")]
        return conform.Report(games, 900, games, problems, {"MW-6.7"}, stage=4)

    monkeypatch.setattr(conform, "check", fake)
    report = json.loads(run("check", "mall-world", "--games", "2", "--seats", "3", "--json").stdout)
    assert report["problems"] == []
    assert (report["games"], report["moves"]) == (2, 900)
    assert "MW-6.7" not in report["unreached"]
    failed = run("check", "mall-world", "--games", "2")
    assert failed.exit_code == 1
    assert "✗ coins have come or gone  [seed 7]" in failed.stdout
    assert "is played with 2, 3, 4 or 5 seats, not 7" in refused("check", "mall-world", "--seats", "7")


def test_new_title(tmp_path):
    assert "harbour-days" in run("new-title", "harbour-days", "--into", str(tmp_path)).stdout
    assert (tmp_path / "harbour-days").is_dir()
    assert "exists already" in refused("new-title", "harbour-days", "--into", str(tmp_path))
    assert "lower-case" in refused("new-title", "Harbour Days", "--into", str(tmp_path))


def test_warm(monkeypatch):
    assert "STAMMTISCH_COMPILE=0" in refused("warm", "mall-world")
    monkeypatch.setattr(twins, "compiling", lambda: True)
    monkeypatch.setattr(twins, "ready", lambda title, *later: True)
    assert "is compiled already" in run("warm", "mall-world").stdout
    monkeypatch.setattr(twins, "ready", lambda title, *later: not later)
    compiled = []

    class Binding:
        def compile(self, progress, later):
            compiled.extend(f.__name__ for f in later)

    monkeypatch.setattr(twins, "fast", lambda title: Binding())
    assert "is compiled already" not in run("warm", "mall-world").stdout
    assert compiled == ["net_look", "grow_guided", "feel"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["mall-world", "--seats", "me,me"], "Only the small game is for two players"),
        (["mall-world", "--seats", "me,greedi,me"], "did you mean “greedy”?"),
        (["mall-world", "--names", "A,B"], "--names gives 2 names for 3 seats"),
        (["mall-world", "--names", "A,B,A"], "two seats have the same name"),
        (["mall-world", "--names", "A,B,x:y"], "cannot be a name"),
        (["mall-world", "--option", "opening"], "--option wants KEY=VALUE"),
        (["mall-world", "--option", "opening=odd"], "option opening is one of random, fixed, not “odd”"),
        (["mall-world", "--option", "openin=fixed"], "did you mean “opening”?"),
        (["mall-world", "--box", "nothing.toml"], "nothing.toml: cannot be read"),
        (["mall-world", "--lang", "xx"], "no language “xx”"),
        (["mall-world", "--save", "/nowhere/at/all.txt"], "No such file"),
        (["mall-world", "--seed", "many"], "--seed"),
        (["mall-world", "--load", "x"], "leave out TITLE"),
        (["brauhaus"], "no title “brauhaus”"),
    ],
)
def test_what_play_refuses(arguments, sentence):
    assert sentence in refused("play", *arguments)


def test_play_reads_lines_from_a_pipe(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    result = run("play", "mall-world", "--seats", "me,random,random", "--seed", "3", "--lang", "de", given="5\n1\n")
    assert result.exit_code == 0, result.output
    assert "Auf Wiedersehen." in result.stdout
    [saved] = (tmp_path / "stammtisch").iterdir()
    assert len(st.read(saved.read_text(encoding="utf-8")).plies) >= 2


def test_bots_alone_play_to_the_end():
    result = run("play", "mall-world", "--seats", "random,random,random", "--seed", "3", given="\n")
    assert "wins." in result.stdout
    assert result.exit_code == 0


# --------------------------------------------------------------------------------------------------------- pieces


def test_the_compiling_process_ends_with_the_game(monkeypatch, tmp_path):
    title = st.find_title("mall-world")
    monkeypatch.setenv("STAMMTISCH_COMPILE", "0")
    assert not twins.ready(title)
    assert warm.start(title) is None
    monkeypatch.setattr(warm, "compiling", lambda: True)
    monkeypatch.setattr(warm, "ready", lambda title: False)
    process = warm.start(title)
    assert process is not None
    warm.stop(process)
    assert process.poll() is not None


def test_what_only_few_players_want_is_compiled_last(monkeypatch, tmp_path):
    """A title is compiled on for what temperaments and its network, if it has one, go by, when all else is there."""
    title = st.find_title("mall-world")
    began, compiled = [], []

    class Binding:
        def compile(self, later):
            compiled.extend(later)

    monkeypatch.setenv("STAMMTISCH_CACHE", str(tmp_path))
    monkeypatch.setattr(warm, "compiling", lambda: True)
    monkeypatch.setattr(warm, "ready", lambda title, *later: not later)
    monkeypatch.setattr(warm.subprocess, "Popen", lambda command, **how: began.append(command))
    with monkeypatch.context() as untaught:
        for module in (learned, efforts):
            untaught.setattr(module, "has_net", lambda title: False)
        assert [f.__name__ for f in later(title)] == ["feel"]
    assert later(title, ["greedy", "search:easy"]) == ()
    warm.start(title, THINKERS, later(title, ["greedy", "search:easy"]))
    assert began == []
    warm.start(title, THINKERS, later(title))
    [command] = began
    monkeypatch.setattr(warm, "fast", lambda title: Binding())
    monkeypatch.setattr(warm.os, "nice", lambda more: None)
    monkeypatch.setattr(warm.os, "isatty", lambda file: True)
    warm.main(command[command.index(title.name) :])
    assert [f.__name__ for f in compiled] == ["net_look", "grow_guided", "feel"] and tuple(compiled) == later(title)


def test_of_several_that_would_compile_a_title_one_does_it(monkeypatch, tmp_path):
    alone = []

    class Binding:
        def compile(self, later):
            assert later == []
            with pytest.raises(Timeout):
                FileLock(tmp_path / "mall-world.lock").acquire(timeout=0)
            FileLock(tmp_path / "ground-floor.lock").acquire(timeout=0).lock.release()
            alone.append(True)

    monkeypatch.setenv("STAMMTISCH_CACHE", str(tmp_path))
    monkeypatch.setattr(warm, "compiling", lambda: True)
    monkeypatch.setattr(warm, "fast", lambda title: Binding())
    monkeypatch.setattr(warm.os, "nice", lambda more: None)
    monkeypatch.setattr(warm.os, "isatty", lambda file: True)
    warm.main(["mall-world"])
    warm.main(["mall-world"])
    assert alone == [True, True]


def test_a_record_is_written_whole_or_not_at_all(tmp_path):
    path = tmp_path / "game.txt"
    write_atomically(path, "one")
    with pytest.raises(UnicodeEncodeError):
        write_atomically(path, "two \udcff")
    assert path.read_text() == "one"
    assert list(tmp_path.iterdir()) == [path]


def test_words_of_a_label_find_the_move():
    game = st.new("mall-world", 3, seed=7)
    options = [Option(i, m, game.label(m)) for i, m in enumerate(game.moves(), 1)]
    assert [o.move.text for o in matching(options, "take NO")] == ["pass"]
    assert len(matching(options, "")) == len(options)


def test_find_clauses():
    book = st.find_title("mall-world").rulebook()
    assert find_clauses(book, "MW", "mw-6.7") == find_clauses(book, "MW", "6.7") == ["MW-6.7"]
    assert find_clauses(book, "MW", "6")[0] == "MW-6.1"
    assert find_clauses(book, "MW", "stagnation") == ["MW-4.2"]


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits(lang, width, record):
    from rich.console import Console

    whole = st.read(record.read_text(encoding="utf-8"))
    for ply in range(0, len(whole.plies), 40):
        game = whole.at(ply)
        for seat in (st.WATCHER, *game.due):
            console = Console(width=width, record=True, file=StringIO(), color_system=None)
            screen = Screen(console, game, lang)
            screen.show(screen.table(seat))
            lines = console.export_text().splitlines()
            assert all(len(line) <= width for line in lines)
            assert sum("Atrium" in line for line in lines) == 1


def test_the_drawing_shows_nothing_hidden(record):
    """Two tables that a seat cannot tell apart are drawn alike for it."""
    from rich.console import Console

    def drawn(game, seat):
        console = Console(width=120, file=StringIO(), record=True)
        console.print(game.title.draw(game, seat, game.title.speaker()))
        return console.export_text(styles=True)

    whole = st.read(record.read_text(encoding="utf-8"))
    for ply in range(5, len(whole.plies), 30):
        game = whole.at(ply)
        for seat in range(3):
            other = game.clone()
            other.state = game.imagine(seat, ply)
            assert drawn(other, seat) == drawn(game, seat)


def test_the_three_languages_say_the_same_things():
    from stammtisch.kernel.title.words import messages
    from stammtisch.terminal_screen import WORDS

    english = messages(WORDS / "en.ftl")
    for lang in ("de", "fr"):
        other = messages(WORDS / f"{lang}.ftl")
        assert other.keys() == english.keys()
        assert {k: v for k, v in other.items() if v != english[k]} == {}


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "STAMMTISCH_LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "C", "LC_ALL": ""}, "en"),
        ({"LANG": "deu"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
    ],
)
def test_the_environment_says_which_language_is_read(environment: dict[str, str], lang: str) -> None:
    assert language([], environment) == lang
