"""Fit a small value network of one hidden layer to games: train_foresight and train_outlook share it.

A row is what was seen at one moment; its last number says whether the game was won. The network is fitted by
Adam to nine tenths of the rows, the first tenth is kept apart. One seed, one result. Needs numpy:
`uv run --with numpy python -m tools.train_…`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

Rows: TypeAlias = "np.ndarray"
Network: TypeAlias = tuple[list[list[float]], list[float]]
"""By hidden unit a bias and a weight a feature; then a bias and a weight a hidden unit, for the answer."""
Arrays: TypeAlias = "list[np.ndarray]"
"""The same while it is fitted: hidden weights and biases, those of the answer."""


class Fitting(NamedTuple):
    """How a network is fitted."""

    hidden: int  # hidden units
    epochs: int
    rate: float  # how large the first steps are
    batch: int  # rows a step
    decay: float  # how much weights are held back
    answer: float = 1.0  # how far the answer's first weights lie apart


def fitted(
    rows: Rows, seed: int, how: Fitting, start: Network | None = None
) -> tuple[Network, float]:
    """The network, drawn by lot or gone on from another, and its loss on the rows kept apart."""
    rng = np.random.default_rng(seed)
    cut = len(rows) // 10
    test, rows = rows[:cut], rows[cut:]
    weights = drawn(rng, rows.shape[1] - 1, how) if start is None else arrays_of(start)
    first = [np.zeros_like(one) for one in weights]
    second = [np.zeros_like(one) for one in weights]
    step = 0
    for epoch in range(how.epochs):
        rate = how.rate * (1 + np.cos(np.pi * epoch / how.epochs)) + 1e-5
        order = rng.permutation(len(rows))
        for begin in range(0, len(order), how.batch):
            batch = rows[order[begin : begin + how.batch]].astype(float)
            step += 1
            for index, slope in enumerate(slopes(weights, batch[:, :-1], batch[:, -1], how.decay)):
                first[index] = 0.9 * first[index] + 0.1 * slope
                second[index] = 0.999 * second[index] + 0.001 * slope * slope
                mean = first[index] / (1 - 0.9**step)
                weights[index] -= rate * mean / (np.sqrt(second[index] / (1 - 0.999**step)) + 1e-8)
    return network_of(weights), loss(weights, test)


def drawn(rng: np.random.Generator, count: int, how: Fitting) -> Arrays:
    """Weights to begin with, for so many features."""
    return [
        rng.normal(0, count**-0.5, (count, how.hidden)),
        np.zeros(how.hidden),
        rng.normal(0, how.answer * how.hidden**-0.5, how.hidden),
        np.zeros(1),
    ]


def slopes(weights: Arrays, seen: np.ndarray, won: np.ndarray, decay: float) -> Arrays:
    """The gradient of the logarithmic loss, with a little decay."""
    raw = seen @ weights[0] + weights[1]
    active = np.maximum(raw, 0)
    error = (1 / (1 + np.exp(-(active @ weights[2] + weights[3][0]))) - won) / len(won)
    back = np.outer(error, weights[2]) * (raw > 0)
    return [
        seen.T @ back + decay * weights[0],
        back.sum(0),
        active.T @ error + decay * weights[2],
        np.array([error.sum()]),
    ]


def loss(weights: Arrays, rows: Rows) -> float:
    """The mean logarithmic loss."""
    answer = np.maximum(rows[:, :-1] @ weights[0] + weights[1], 0) @ weights[2] + weights[3][0]
    likely = np.clip(1 / (1 + np.exp(-answer)), 1e-6, 1 - 1e-6)
    won = rows[:, -1]
    return float(-(won * np.log(likely) + (1 - won) * np.log(1 - likely)).mean())


def arrays_of(network: Network) -> Arrays:
    """The weights to go on from."""
    hidden, answer = (np.array(part) for part in network)
    return [hidden[:, 1:].T.copy(), hidden[:, 0].copy(), answer[1:].copy(), answer[:1].copy()]


def network_of(weights: Arrays) -> Network:
    """The weights as the games keep them, four decimals."""
    hidden = [
        [round(float(weights[1][unit]), 4), *(round(float(one), 4) for one in weights[0][:, unit])]
        for unit in range(weights[0].shape[1])
    ]
    return hidden, [round(float(weights[3][0]), 4), *(round(float(one), 4) for one in weights[2])]


def written(network: Network, name: str, rest: Sequence[object]) -> str:
    """The text of a file of weights, a line a hidden unit; `rest` is what else is kept, under its name."""
    hidden, answer = network
    lines = ",\n".join(json.dumps(row) for row in hidden)
    return (
        f'{{"hidden": [\n{lines}\n],\n"answer": {json.dumps(answer)},\n'
        f'"{name}": {json.dumps(rest)}}}\n'
    )
