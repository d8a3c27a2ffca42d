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

/** One side of a combat: who leads, and the enemy's square that its supporters have to touch. */
export interface Fighter {
  readonly leader: Piece;
  readonly against: number;
  readonly attacks: boolean;
}

/** R004-64, R004-94: who has bombarded, or takes part in an assault already, be it only declared, supports no attack. */
const isEngaged = (unit: Piece): boolean => unit.has(BOMBARDED) || unit.has(ASSAULTED) || unit.has(FOUGHT);

/** R004-87: a unit with six disruption points supports nobody. */
const maySupport = (unit: Piece): boolean => dpsOf(unit) < MOST_DPS;

/** Who may support, the best first: R004-87 to R004-94. From a square that touches by a corner only one may. */
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

/** Foot and horse by their class, then artillery. */
const worth = (unit: Piece): number => (isArtillery(unit) ? 9 : classOf(unit));

/** The corner square from which only one may support; `NO_SPACE` for squares without that limit. */
function cornerOf({ board }: Position, { leader, against }: Fighter, { at }: Piece): number {
  return at === leader.at || isOrthogonal(board, at, against) ? NO_SPACE : at;
}

/** Those who can still be named beside the ones that have been. */
function stillOpen(position: Position, fighter: Fighter, named: readonly Piece[]): readonly Piece[] {
  const taken = named.map((unit) => cornerOf(position, fighter, unit));
  return candidates(position, fighter).filter((unit) => {
    const corner = cornerOf(position, fighter, unit);
    return !named.includes(unit) && (corner === NO_SPACE || !taken.includes(corner));
  });
}

/** Everyone who can support at once; of those in a corner square the best. */
function everyone(position: Position, fighter: Fighter): readonly Piece[] {
  const named: Piece[] = [];
  for (const unit of candidates(position, fighter)) {
    const corner = cornerOf(position, fighter, unit);
    const isTaken = corner !== NO_SPACE && named.some(({ at }) => at === corner);
    if (!isTaken) named.push(unit);
  }
  return named;
}

/** R004-88 to R004-93: a side names its supporters, all at once or one by one. */
export function* nameSupporters(c: Context, fighter: Fighter): Procedure<readonly Piece[]> {
  const { position } = c;
  const { leader, attacks } = fighter;
  const reason = attacks ? 'support' : 'defence-support';
  let named: readonly Piece[] = [];
  for (;;) {
    const open = stillOpen(position, fighter, named);
    // Who has named one is done when he says so; all of the others can be named at the start alone.
    const isStart = named.length === 0 && open.length > 0;
    const options: readonly (string | Piece)[] = isStart ? ['all', 'none', ...open] : ['none', ...open];
    const answer = yield* c.ask({ reason, side: leader.side, unit: leader, of: 'unit', options });
    if (answer === 'none') break;
    named = typeof answer === 'string' ? everyone(position, fighter) : [...named, answer];
  }
  if (named.length > 0) supported(c, leader, named);
  return named;
}
