"""Training: a run learns, goes on where it stopped, and its weights play as they were trained.

Without PyTorch there is nothing to test here, and nobody who only plays needs it.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import stammtisch as st
from stammtisch.kernel.twins.twins import compiling
from stammtisch.players import sight_of
from stammtisch.players.net import Net, load_net, look, net_of
from stammtisch.players.neural import FATE
from tests.kernel import toy
from tests.machine import long

torch = pytest.importorskip("torch")

TITLE = "mall-world"


def test_it_soon_wins_against_what_it_was_and_says_as_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve little rounds of a little title, in the quiet twin."""
    from stammtisch.train import learn

    monkeypatch.setenv("STAMMTISCH_COMPILE", "0")
    little_ones = {"SAMPLES": 300, "ROOM_FOR_OPTIONS": 1 << 13, "GAMES": 60, "BATCH": 100, "LISTENING": 1}
    for name, little in little_ones.items():
        monkeypatch.setattr(learn, name, little)
    learner = learn.Learner(toy.TITLE, 1)
    first = {name: value.clone() for name, value in learner.model.state_dict().items()}
    for k in range(12):
        learner.past = [first]
        learner.round(k / 12)
    rounds = learner.course.rounds
    assert np.mean([one.against_past for one in rounds[6:]]) > 1.2
    assert np.mean([one.against_greedy for one in rounds[6:]]) > 1.2
    assert rounds[-1].entropy < 0.8 * rounds[0].entropy
    assert np.mean([one.surprise for one in rounds[6:]]) > 0.1 + rounds[0].surprise
    # What it says in PyTorch and by the rules is the same, in what it expects and in what it likes.
    sight = sight_of(game := toy.new(3, 1), game.due[0])
    net: Net = learner.net({})
    learner._play(12)
    with torch.no_grad():
        out = learner.model(torch.from_numpy(learner._inputs[:100])).numpy()
    assert np.abs(out[:, learner.model.outputs + FATE] - learner._worths[:100]).max() < 0.01
    assert -1 < look(net, sight)[1][0, FATE] < 1


def test_it_learns_what_a_search_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little lessons of a little title, in the quiet twin, from weights that have learned nothing."""
    from stammtisch.train import learn, lessons

    monkeypatch.setenv("STAMMTISCH_COMPILE", "0")
    monkeypatch.setattr(lessons, "LESSON", 60)
    monkeypatch.setattr(lessons, "PASSES", 30)
    monkeypatch.setattr(lessons, "BATCH", 60)
    monkeypatch.setattr(lessons, "ASKED", 1.0)
    start = learn.Learner(toy.TITLE, 1).net(
        {"command": "nothing", "seconds": 0, "rounds": 0, "decisions": 0, "games": 0}
    )
    one = lessons.Apprentice(toy.TITLE, 2, 16, start)
    game = toy.new(3, 1)
    sight = sight_of(game, game.due[0])
    before = look(start, sight)
    for k in range(4):
        one.round(k / 4)
    assert all(done.shown >= 0 for done in one.course.rounds)
    better = []
    for taught in one.lessons[0]:  # what its first lesson showed, to the network of before and to the one of now
        out = one.model(torch.from_numpy(taught.inputs[None].astype(np.float32)))
        owner = torch.zeros(len(taught.options), dtype=torch.int64)
        options, brought = torch.from_numpy(taught.options), torch.from_numpy(taught.brought)
        now = one.model.logs(out, torch.tensor([taught.step]), owner, options, brought).exp().detach().numpy()
        better.append(float(((now - np.exp(taught.likes)) * taught.gains).sum()))
    assert np.mean(better) > 0.005, "it chooses what fared better"
    logits, values = look(one.net({"command": "lessons"}), sight)
    assert np.abs(values - before[1]).max() < 0.3, "it goes on expecting what it did"
    assert np.abs(logits - before[0]).max() > 0.01
    assert taught.gains.shape == taught.likes.shape == taught.options.shape == (len(taught.brought),)
    assert np.exp(taught.likes).sum() == pytest.approx(1)
    told = one.net({"command": "lessons"}).made
    assert told["command"] == "nothing && lessons" and told["decisions"] == one.course.decisions >= 240


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from stammtisch.train import train

    folder = tmp_path_factory.mktemp("run")
    train(TITLE, 0.05, 3, folder)
    return folder


@long
@pytest.mark.skipif(not compiling(), reason="plays in compiled rules")
def test_it_learns_and_goes_on_where_it_stopped(run: Path) -> None:
    from stammtisch.train import STATE, TrainError, train
    from stammtisch.train.learn import Learner

    first = Learner(st.find_title(TITLE), 9)
    first.load(run / STATE)
    assert first.course.seed == 3 and first.course.seconds >= 3
    done = len(first.course.rounds)
    more = first.course.seconds / 60 + 0.01
    again = train(TITLE, more, 9, run)
    told = load_net(run / "net.npz", st.find_title(TITLE)).made["command"].split(" && ")
    assert told == [f"stammtisch train {TITLE} --minutes {minutes:g} --seed 3" for minutes in (0.05, more)]
    assert again.seed == 3 and len(again.rounds) == done + 1 and again.decisions > first.course.decisions
    page = (run / "progress.html").read_text()
    assert "Against its own past" in page and "http" not in page
    with pytest.raises(TrainError, match="another folder"):
        Learner(st.find_title("ground-floor"), 1).load(run / STATE)


@long
@pytest.mark.skipif(not compiling(), reason="plays in compiled rules")
def test_a_run_keeps_its_teacher(run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from stammtisch.train import PAGE, TrainError, lessons, train

    with pytest.raises(TrainError, match="--teacher 0"):
        train(TITLE, 1, out=run, teacher=8)
    monkeypatch.setattr(lessons, "LESSON", 40)
    course = train(TITLE, 0.001, 4, tmp_path, teacher=8)
    made = load_net(tmp_path / "net.npz", st.find_title(TITLE)).made
    assert made["command"].endswith(" --minutes 0.001 --seed 4 --deals 1 --shipped --teacher 8")
    assert course.teacher == 8 and len(course.rounds) == 1
    assert train(TITLE, 0.001, 4, tmp_path / "deals", teacher=8, deals=2).deals == 2
    assert "What a search still shows it" in (tmp_path / PAGE).read_text()
    with pytest.raises(TrainError, match="--teacher 8"):
        train(TITLE, 1, out=tmp_path, shipped=True)


@long
@pytest.mark.skipif(not compiling(), reason="plays in compiled rules")
def test_the_rules_say_what_the_trained_model_says(run: Path) -> None:
    from stammtisch.players.neural import VALUES
    from stammtisch.train import STATE
    from stammtisch.train.learn import Learner

    title = st.find_title(TITLE)
    learner = Learner(title, 1)
    learner.load(run / STATE)
    net = load_net(run / "net.npz", title)
    assert net.made["command"].startswith(f"stammtisch train {TITLE} --minutes ") and net.made["seed"] == 3
    games, n, _ = learner._play(0)
    assert n > 1000 and games[:, 4].sum() > 10
    with torch.no_grad():
        out = learner.model(torch.from_numpy(learner._inputs[:200])).numpy()
    fates = out[:, learner.model.outputs]
    assert np.abs(fates - learner._worths[:200]).max() < 0.01
    game = st.new(TITLE, 3, seed=2)
    values = look(net, sight_of(game, game.due[0]))[1]
    assert values.shape == (3, VALUES) and -1 < values[0, 0] < 1


@long
@pytest.mark.skipif(not compiling(), reason="plays in compiled rules")
def test_a_run_may_begin_with_what_ships(run: Path) -> None:
    from stammtisch.train.learn import Learner

    title = st.find_title(TITLE)
    start = load_net(run / "net.npz", title)
    learner = Learner(title, 4, start=start)
    told = learner.net({"command": "more"})
    assert np.array_equal(told.rows, start.rows) and np.array_equal(told.usual, start.usual)
    assert told.made["command"] == f"{start.made['command']} && more"
    learner.round(0.0)
    assert learner.net({"command": "more"}).made["decisions"] == start.made["decisions"] + learner.course.decisions
    assert learner.optimiser.param_groups[0]["lr"] < 0.6e-3


@long
@pytest.mark.skipif(not compiling(), reason="plays in compiled rules")
def test_such_a_run_leaves_the_weights_half_way_too(tmp_path: Path) -> None:
    from stammtisch.train import MEAN, WEIGHTS, train

    title = st.find_title(TITLE)
    train(TITLE, 0.05, 5, tmp_path, shipped=True)
    before, after, mean = net_of(title), load_net(tmp_path / WEIGHTS, title), load_net(tmp_path / MEAN, title)
    assert before is not None and not np.array_equal(before.rows, after.rows)
    assert np.allclose(mean.rows, (before.rows + after.rows) / 2, atol=2e-2)
    assert mean.made == {**after.made, "command": f"{after.made['command']} (mean.npz)"}
