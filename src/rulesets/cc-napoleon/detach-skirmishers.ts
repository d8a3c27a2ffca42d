import { forUnits, NO_SPACE, type OrderKind, type Refusal } from '../../core';
import { activate, unitActingFault } from '../commands-and-colors/activation';
import { type Ways, waysOfSkirmisher } from '../commands-and-colors/movement';
import { cardForbidsMoving, movedFault } from '../commands-and-colors/stay-refusal';
import { goalFault } from '../commands-and-colors/way-refusal';
import type { Battle, Course, Game, Unit } from './battle';
import { joinUnit } from './join-skirmishers';
import type { Kind } from './piece-kind';
import { detached } from './skirmisher-events';
import {
  canJoin,
  joiningOf,
  leavingParent,
  leavingSkirmisher,
  ownStrength,
  parentsOf,
  skirmisherInfo,
} from './skirmishers';
import { formationStayFault } from './square';

const SENDS_NONE: Refusal = { reason: 'sends-no-skirmishers', rule: 'R000-137' };
const LAST_ONE: Refusal = { reason: 'last-of-the-unit', rule: 'R000-137' };
const OFF_THE_BOARD: Refusal = { reason: 'off-the-board', rule: 'R000-29' };
const NO_WAY_LAID_DOWN: Refusal = { reason: 'no-way-laid-down', rule: 'R000-137' };

/** The ways open to a single skirmisher that leaves a unit. */
const detachWays = (battle: Battle, unit: Unit): Ways =>
  waysOfSkirmisher(battle, leavingSkirmisher(battle, unit));

/** The reason why a unit can't send out a skirmisher to any space (R000-137, R000-117); undefined if it can. */
function sendFault(battle: Battle, unit: Unit): Refusal | undefined {
  const forbidden = cardForbidsMoving(battle, unit);
  if (forbidden) return forbidden;
  if (!unit.kind.sendsSkirmishers) return SENDS_NONE;
  const fault = movedFault(battle, unit) ?? formationStayFault(battle, unit);
  if (fault) return fault;
  return ownStrength(unit) < 2 ? LAST_ONE : undefined;
}

function wayFault(
  battle: Battle,
  unit: Unit,
  to: number,
  via: readonly number[] | null,
): Refusal | undefined {
  if (to === NO_SPACE) return OFF_THE_BOARD;
  if (via) return NO_WAY_LAID_DOWN;
  return detachWays(battle, unit).has(to)
    ? undefined
    : goalFault(battle, leavingSkirmisher(battle, unit), to);
}

/** R000-137: one strength point leaves its unit, or a group of skirmishers, and moves by itself. */
export const detach: OrderKind<Kind, Game> = {
  type: 'detach',
  // R000-137: the order takes a path only so that giving one is refused for its own reason.
  fields: ['unit', 'to', 'via'],
  givers: ['piece'],
  isFor: forUnits,
  list(battle, orders, unit) {
    if (unit.isLeader || sendFault(battle, unit)) return;
    orders.addSpaces(detachWays(battle, unit).spaces);
  },
  refusal(battle, { piece, side, to, via }) {
    const fault = unitActingFault(battle, piece, side);
    if (fault || !piece) return fault;
    return sendFault(battle, piece) ?? wayFault(battle, piece, to, via);
  },
  carryOut(c, { piece, to }) {
    if (!piece) throw new RangeError('detach needs a unit and a space');
    sendOut(c, piece, to);
    return undefined;
  },
};

function sendOut(c: Course, unit: Unit, to: number): void {
  const { position } = c;
  const ways = detachWays(position, unit);
  if (!ways.has(to)) throw new RangeError(`no skirmisher of "${unit.id}" has a way there`);
  const path = c.events ? ways.to(to) : [];
  const marks = ways.isMarch(to) ? ['moved', 'marched'] : ['moved'];
  const parent = leavingParent(unit);
  const host = position.unitAt(to);
  const joining = host && joiningOf(position, leavingSkirmisher(position, unit), [parent], host);
  const rest = unit.kind.isSkirmishers ? parentsOf(unit).slice(0, -1) : null;
  activate(c, unit);
  const info = skirmisherInfo(position, unit);
  const group = detached(c, unit, { info, parent, to, path, marks });
  if (rest) c.noted(unit, { stands: rest });
  if (host && canJoin(joining)) joinUnit(c, group, host, joining);
}
