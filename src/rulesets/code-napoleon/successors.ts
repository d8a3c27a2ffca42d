import { type PieceInfo, type Procedure, sideName, sideNumber } from '../../core';
import { numberOf } from '../square-grid/dice';
import { battle, type Successor, turnOf } from './battle';
import { isUnder } from './command';
import { eachOf } from './dice';
import { noted, succeeded } from './events';
import type { Context } from './play';
import { CASUALTY_ROLLS, RATING_CHART } from './tables/ratings';
import { type Troop, troopOf } from './troop';
import { GENERAL_TYPES } from './unit-types';

/** R003-47: the die that gives the rating of a new general. */
const SUCCESSOR_DIE = 6;

/** R003-46, R003-47, A003-19: at the end of a turn, replacements arrive for generals who were lost three turns ago. */
export function* bringSuccessors(c: Context): Procedure {
  const { position } = c;
  const all = battle(position, 'successors');
  const due = all.filter(({ turn }) => turn <= turnOf(position));
  if (due.length === 0) return;
  noted(c, { successors: all.filter((each) => !due.includes(each)) });
  for (const successor of due) yield* bring(c, successor);
}

function* bring(c: Context, successor: Successor): Procedure {
  const { position } = c;
  const side = sideNumber(successor.side);
  const units = position.force(side).units;
  const own = units.filter((each) => isUnder(position, each, successor.command));
  const [unit] = own.length > 0 ? own : units;
  // A general without any troops is not replaced.
  if (!unit) return;
  const thrown = yield* c.roll({ reason: 'successor', side, classes: eachOf(SUCCESSOR_DIE), dice: 1 });
  const row = CASUALTY_ROLLS[numberOf(thrown) - 1] ?? '1';
  const rating = RATING_CHART.number(position, row, 'rating');
  c.rolled(numberOf(thrown));
  const options = [...new Set((own.length > 0 ? own : units).map(({ at }) => at))].sort((a, b) => a - b);
  const at = yield* c.ask({ reason: 'successor-place', side, unit, of: 'space', options });
  succeeded(c, infoOf(c, successor, rating), at);
}

/** The new general, with an id that no piece has had yet. */
function infoOf(
  { position }: Context,
  { side, rank, command, under }: Successor,
  rating: number,
): PieceInfo<Troop> {
  const type = GENERAL_TYPES.find((each) => each.rank === rank)?.id ?? 'division-general';
  const before = position.pieces
    .slice(0, position.count)
    .filter((piece) => piece.isLeader && sideName(piece.side) === side && piece.kind.command === command);
  const nameOf = (number: number) => `${side}-${command}-general-${number}`;
  const id = nameOf(before.length + 1);
  // The first general of a command may have any id.
  const last = before.find((piece) => piece.id === nameOf(before.length)) ?? before[0];
  const traits = { command, under, rating };
  return {
    id,
    side: sideNumber(side),
    kind: troopOf(type, { side, traits }),
    type,
    isLeader: true,
    name: `${last?.name ?? command} (successor)`,
    nation: position.setting.sides[side].nation,
    maximumStrength: 0,
    armed: [],
    traits,
  };
}
