import { isUnit, pieceOf, type Ruleset, type State, type seededStream } from '../../src/core';
import { viewOf } from '../../src/match';
import type { Moment } from './moments';

type Stream = ReturnType<typeof seededStream>;

/** A plausible request in a battle; some are not legal. */
export function requestIn({ rules, save }: Moment, stream: Stream): object {
  const pick = <T>(list: readonly T[]): T | undefined => list[stream.below(list.length)];
  const { question } = viewOf(rules, save);
  const kind = stream.below(10);
  if (kind === 0) return { undoTo: stream.below(save.record.length + 1) };
  if (kind === 1) return { consent: stream.below(2) === 0 };
  if (kind < 5) return { correct: pick(correctionsIn(rules, save.state, pick, stream)) };
  if (question) return { choose: pick(question.options) };
  const order = pick(rules.orders(save.state)) ?? { type: 'end-turn', side: save.state.turn.side };
  // A path is given step by step; this one is wrong on purpose.
  return { order: stream.below(3) === 0 ? { ...order, via: [order.to ?? '0:0', order.to ?? 'A1'] } : order };
}

/** Plausible corrections by a GM: one of each kind. */
export function correctionsIn(
  rules: Ruleset,
  state: State,
  pick: <T>(list: readonly T[]) => T | undefined,
  stream: Stream,
): readonly object[] {
  const unit = pick(Object.keys({ ...state.units, ...state.leaders })) ?? '';
  const at = pick(rules.grid.spaces) ?? '';
  const table = pick(Object.values(rules.tables));
  const piece = pieceOf(state, unit);
  return [
    { type: 'adjusted', unit, change: { name: 'Guard', nation: 'french', armed: [], at, strength: 2 } },
    { type: 'adjusted', unit, change: { formation: 'line', facing: 'n', traits: { class: 2 } } },
    { type: 'adjusted', unit, change: { eliminated: true } },
    { type: 'side-adjusted', side: 'south', change: { points: stream.below(9), target: 5, rating: 4 } },
    { type: 'terrain-adjusted', terrain: { [at]: pick(Object.keys(rules.terrain)) } },
    { type: 'borders-adjusted', borders: { 'A3|A4': 'river' } },
    ...(table ? [{ type: 'table-adjusted', table: table.id, cells: table.cells }] : []),
    {
      type: 'enlisted',
      piece: { ...piece, id: 'new', at, marks: [], ...(piece && isUnit(piece) && { extra: {} }) },
    },
  ];
}
