"""The inside of fitting: a batch through a network and its faults back again, compiled.

Most numbers of a description are 0, and a network is small: loops that skip the zeros are several times as quick as
matrices.
"""

from __future__ import annotations

import math

import numpy as np

from hortus.core.native import rule

CLIP = 3.0  # the largest fault that counts, where points are learnt
ONE = np.float32(1.0)


@rule
def add_times(to, factor, row):
    """Add a row times a number."""
    for i in range(len(to)):
        to[i] += factor * row[i]


@rule
def pass_forward(net, position, first, room):
    """Pass one description through a network; return its answer.

    `first` gets what each group made of the first layer, `room` their sum and then the second layer.
    """
    width, hidden = net.first.shape
    second, common = len(net.second_bias), len(net.straight)
    groups = len(first)
    room[:hidden] = 0.0
    beside = room[hidden + 2 * second : 2 * hidden + 2 * second]
    beside[:] = net.first_bias
    for i in range(common):
        number = position[groups * width + i]
        if number != 0.0:
            add_times(beside, number, net.beside[i])
    for group in range(groups):
        start = group * width
        if position[start] != 0.0:
            layer = first[group]
            layer[:] = beside
            for i in range(width):
                if position[start + i] != 0.0:
                    add_times(layer, position[start + i], net.first[i])
            for unit in range(hidden):
                room[unit] += max(layer[unit], np.float32(0.0))
    top = room[hidden : hidden + second]
    top[:] = net.second_bias
    for i in range(hidden):
        if room[i] != 0.0:
            add_times(top, room[i], net.second[i])
    total = net.last_bias[0]
    for i in range(common):
        number = position[groups * width + i]
        if number != 0.0:
            add_times(top, number, net.second[hidden + i])
            total += number * net.straight[i]
    for unit in range(second):
        total += max(top[unit], np.float32(0.0)) * net.last[unit]
    return total


@rule
def fault_of(out, result, squashed):
    """How an answer differs from the result, as a slope."""
    if squashed:
        return 1.0 / (1.0 + math.exp(-out)) - result
    return min(CLIP, max(-CLIP, out - result))


@rule
def pass_back(net, slopes, position, fault, first, room):
    """Add to the slopes what a fault makes of them, after `pass_forward`."""
    width, hidden = net.first.shape
    second, common = len(net.second_bias), len(net.straight)
    groups = len(first)
    top, inner = room[hidden : hidden + second], room[hidden + second : hidden + 2 * second]
    slopes.last_bias[0] += fault
    for unit in range(second):
        inner[unit] = 0.0
        if top[unit] > 0.0:
            slopes.last[unit] += fault * top[unit]
            inner[unit] = fault * net.last[unit]
    add_times(slopes.second_bias, ONE, inner)
    for i in range(common):
        number = position[groups * width + i]
        if number != 0.0:
            slopes.straight[i] += fault * number
            add_times(slopes.second[hidden + i], number, inner)
    outer = room[hidden + 2 * second : 2 * hidden + 2 * second]
    beside = room[2 * hidden + 2 * second :]
    beside[:] = 0.0
    for i in range(hidden):
        outer[i] = 0.0
        for unit in range(second):
            outer[i] += net.second[i, unit] * inner[unit]
        add_times(slopes.second[i], room[i], inner)
    for group in range(groups):
        start = group * width
        if position[start] != 0.0:
            layer = first[group]
            for unit in range(hidden):
                layer[unit] = outer[unit] if layer[unit] > 0.0 else np.float32(0.0)
            add_times(beside, ONE, layer)
            for i in range(width):
                if position[start + i] != 0.0:
                    add_times(slopes.first[i], position[start + i], layer)
    add_times(slopes.first_bias, ONE, beside)
    for i in range(common):
        number = position[groups * width + i]
        if number != 0.0:
            add_times(slopes.beside[i], number, beside)


@rule
def learn_batch(net, slopes, groups, positions, results, batch, squashed):
    """Add up the slopes of a batch."""
    hidden, second = len(net.first_bias), len(net.second_bias)
    first = np.empty((groups, hidden), np.float32)
    room = np.empty(3 * hidden + 2 * second, np.float32)
    for i in batch:
        out = pass_forward(net, positions[i], first, room)
        fault = np.float32(fault_of(out, results[i], squashed))
        pass_back(net, slopes, positions[i], fault, first, room)


@rule
def answers(net, groups, positions, which, out):
    """Write what a network answers to those positions."""
    hidden, second = len(net.first_bias), len(net.second_bias)
    first = np.empty((groups, hidden), np.float32)
    room = np.empty(3 * hidden + 2 * second, np.float32)
    for k in range(len(which)):
        out[k] = pass_forward(net, positions[which[k]], first, room)


@rule
def adam(layer, slope, mean, square, many, rate, decay, taken):
    """Change a layer a little: Kingma and Ba's method. The slope is emptied for the next batch."""
    fix_mean, fix_square = 1.0 / (1.0 - 0.9**taken), 1.0 / (1.0 - 0.999**taken)
    for i in range(len(layer)):
        change = slope[i] / many + decay * layer[i]
        mean[i] = 0.9 * mean[i] + 0.1 * change
        square[i] = 0.999 * square[i] + 0.001 * change * change
        layer[i] -= rate * mean[i] * fix_mean / (math.sqrt(square[i] * fix_square) + 1e-8)
        slope[i] = 0.0
