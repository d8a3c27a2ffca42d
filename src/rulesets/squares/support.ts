import { NO_SPACE, type Procedure } from '../../core';
import { dpsOf, isArtillery } from './arms';
import { isOrthogonal } from './board';
import { commandOf } from './commands';
import { supported } from './events';
import { ASSAULTED, BOMBARDED, FOUGHT } from './marks';
import { optionIs } from './options';
import type { Context, Piece, Position } from './play';
import { classOf } from './traits';
import { MOST_DPS } from './unit-types';

/** One side of a combat: its leading unit, and the enemy's square that its supporters must touch. */
export interface Fighter {
  readonly leader: Piece;
  readonly against: number;
  readonly attacks: boolean;
}

/** R004-64, R004-94: true if a unit has bombarded, or declared or fought an assault; it can't support an attack. */
const isEngaged = (unit: Piece): boolean => unit.has(BOMBARDED) || unit.has(ASSAULTED) || unit.has(FOUGHT);

/** R004-87: true if a unit may support; one with six disruption points may not. */
const maySupport = (unit: Piece): boolean => dpsOf(unit) < MOST_DPS;

/** R004-87 to R004-94: the units that may support, the best first; only one from a square that touches by a corner. */
function candidates(position: Position, { leader, against, attacks }: Fighter): readonly Piece[] {
  const { board } = position;
  const mayBeOfAny = optionIs(position, 'supportCommand', 'any');
  return position
    .force(leader.side)
    .units.filter((unit) => {
      if (unit === leader || !maySupport(unit)) return false;
      if (unit.at !== leader.at && board.distance(unit.at, against) !== 1) return false;
      if (attacks && isEngaged(unit)) return false;
      return mayBeOfAny || commandOf(unit) === commandOf(leader);
    })
    .sort((a, b) => worth(a) - worth(b) || (a.id < b.id ? -1 : 1));
}

/** The order of supporters: infantry and cavalry by class, then artillery. */
const worth = (unit: Piece): number => (isArtillery(unit) ? 9 : classOf(unit));

/** The corner square of a supporter, where only one may support; `NO_SPACE` for other squares. */
function cornerOf({ board }: Position, { leader, against }: Fighter, { at }: Piece): number {
  return at === leader.at || isOrthogonal(board, at, against) ? NO_SPACE : at;
}

/** The units that can still be chosen in addition to those already chosen. */
function stillOpen(position: Position, fighter: Fighter, named: readonly Piece[]): readonly Piece[] {
  const taken = named.map((unit) => cornerOf(position, fighter, unit));
  return candidates(position, fighter).filter((unit) => {
    const corner = cornerOf(position, fighter, unit);
    return !named.includes(unit) && (corner === NO_SPACE || !taken.includes(corner));
  });
}

/** All units that can support at once; from each corner square only the best. */
function everyone(position: Position, fighter: Fighter): readonly Piece[] {
  const named: Piece[] = [];
  for (const unit of candidates(position, fighter)) {
    const corner = cornerOf(position, fighter, unit);
    const isTaken = corner !== NO_SPACE && named.some(({ at }) => at === corner);
    if (!isTaken) named.push(unit);
  }
  return named;
}

/** R004-88 to R004-93: a side chooses its supporters, all at once or one by one. */
export function* nameSupporters(c: Context, fighter: Fighter): Procedure<readonly Piece[]> {
  const { position } = c;
  const { leader, attacks } = fighter;
  const reason = attacks ? 'support' : 'defence-support';
  let named: readonly Piece[] = [];
  for (;;) {
    const open = stillOpen(position, fighter, named);
    // After the first choice, "none" ends the selection; "all" is only offered at the start.
    const isStart = named.length === 0 && open.length > 0;
    const options: readonly (string | Piece)[] = isStart ? ['all', 'none', ...open] : ['none', ...open];
    const answer = yield* c.ask({ reason, side: leader.side, unit: leader, of: 'unit', options });
    if (answer === 'none') break;
    named = typeof answer === 'string' ? everyone(position, fighter) : [...named, answer];
  }
  if (named.length > 0) supported(c, leader, named);
  return named;
}
