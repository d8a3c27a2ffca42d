import type { State } from '../state';

const changed = <T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): readonly unknown[] =>
  Object.keys({ ...before, ...after })
    .filter((id) => before[id] !== after[id])
    .map((id) => [id, after[id] ?? null]);

/** Names a position by what differs from an earlier one of the same battle: equal names are equal positions. */
export const stateKey = (before: State, after: State): string =>
  JSON.stringify([
    changed(before.units, after.units),
    changed(before.leaders, after.leaders),
    changed(before.sides, after.sides),
    before.cards === after.cards ? 0 : after.cards,
    before.objectives === after.objectives ? 0 : after.objectives,
    before.turn === after.turn ? 0 : after.turn,
    after.winner,
  ]);
