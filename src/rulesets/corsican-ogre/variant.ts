import { given, NOBODY, type Procedure, type Refusal, type SideNumber, sideNumber } from '../../core';
import type { Battle, Course, Unit } from '../ccn/battle';
import { fillRanks, restoreRanks, rollForUnits } from '../ccn/cards/command-dice';
import { SINGLE_ORDER } from '../ccn/cards/deck';
import { shortSupply } from '../ccn/cards/short-supply-move';
import type { CoreGame } from '../ccn/core-rules';
import { strikeAt } from '../ccn/melee-attack';
import { chargeFault as coreChargeFault, leaderTargetFault as coreLeaderFault } from '../ccn/melee-target';
import { VARIANT as CORE } from '../ccn/variant';
import { COMBAT } from '../commands-and-colors/battle';
import { citing } from '../commands-and-colors/refusal';
import { anyAideRides } from './aides';
import { ammunitionFault } from './ammunition';
import { BOTCHED } from './botched-order';
import { CARDS } from './cards';
import { OGRE_RULES } from './changed-core-game';
import { isInDirectCommand } from './command';
import { conditionOf, isSpent, note, spend } from './condition';
import { spendsCounters } from './counters-step';
import { isAhead, mayMoveOn } from './facing';
import { RULES } from './family-refusals';
import { checkTime } from './game-length';
import { OPTIONS } from './options';
import { responses } from './reactions';
import { PARTS } from './saved-data';
import { checkLeaders } from './wounded-leaders';

const NOT_AHEAD: Refusal = { reason: 'not-in-front', rule: 'R002-57' };

/** R002-110, AMB-002-27: rolls as many dice as there are chits; an aide may have them rerolled. */
function* rallyEvent(c: Course, side: SideNumber): Procedure {
  const chits = c.position.rating(side);
  const first = yield* rollForUnits(c, side, 'rally', chits);
  const again = yield* anyAideRides(c, side);
  yield* restoreRanks(c, side, again ? yield* rollForUnits(c, side, 'rally', chits) : first);
}

/** R002-112: the player's own unit that is moved back does not battle for the rest of the turn. */
function* shortOfSupply(c: Course, side: SideNumber): Procedure {
  const unit = yield* shortSupply(c, side);
  if (unit?.side === side) note(c, unit, { isIdle: true });
}

/** R002-107, R002-110, R002-111: orders the units for events with rules of their own for it. */
function* chosenOrders(c: Course, side: SideNumber): Procedure {
  const { position } = c;
  switch (position.laid?.as) {
    case 'rally':
      return yield* rallyEvent(c, side);
    case 'short-supply':
      return yield* shortOfSupply(c, side);
    default:
      for (const unit of position.force(side).units) {
        if (unit.kind.isInfantry && isInDirectCommand(position, unit)) c.marked(unit, 'activated');
      }
  }
}

/** R002-85, R002-87: a unit that is not spent battles back, and is then spent. */
function* battleBack(c: Course, unit: Unit, attacker: Unit): Procedure {
  if (isSpent(unit)) return;
  yield* strikeAt(c, unit, attacker, 'battle-back');
  if (unit.isOnBoard) spend(c, unit);
}

/** R002-68: cavalry that moves in a tactical event keeps in mind where it began, since others move before it attacks. */
function afterMove(c: Course, piece: Unit, from: number): void {
  CORE.afterMove(c, piece, from);
  const { data, board } = c.position;
  const isFirst = conditionOf(piece).began === '';
  if (isFirst && piece.kind.isCavalry && data.part(PARTS.event) !== null)
    note(c, piece, { began: board.name(from) });
}

/**
 * R002-41: a unit with a botched order takes no ground. R002-53: there is no bonus melee once the last leader of a side
 * has been forced over the baseline.
 */
function* advance(c: Course, unit: Unit, won: number): ReturnType<CoreGame['advance']> {
  if (unit.has(BOTCHED)) return null;
  const next = yield* CORE.advance(c, unit, won);
  checkLeaders(c);
  return c.position.winner === NOBODY ? next : null;
}

function* prelude(c: Course): Procedure {
  const russian = c.position.data.part(PARTS.motherRussia);
  if (russian) yield* fillRanks(c, sideNumber(russian));
}

const aheadFault = (battle: Battle, unit: Unit, space: number): Refusal | undefined =>
  isAhead(battle, unit, space) ? undefined : NOT_AHEAD;

/** The rules of Corsican Ogre on points in which the games of the family differ: the core game's, changed by R002. */
export const VARIANT: CoreGame = {
  ...CORE,
  ...OGRE_RULES,
  ...citing(RULES),
  options: { ...CORE.options, ...Object.fromEntries(OPTIONS.map(({ id, initial }) => [id, initial])) },
  cards: CARDS,
  // R002-02: there are no cards.
  deck: [],
  singleOrder: SINGLE_ORDER.id,
  // R002-104, AMB-002-39: the chits in the cup; at the start of a turn these are all chits.
  rolledOrders: (c: Course, side: SideNumber) => rollForUnits(c, side, 'elan', c.position.rating(side)),
  chosenOrders,
  cardCancelled: () => given(false),
  insteadOfDrawing: () => given(false),
  mayPayCounters: spendsCounters,
  afterMove,
  prelude,

  firerFault: (battle: Battle, unit: Unit) => CORE.firerFault(battle, unit) ?? ammunitionFault(unit),
  aimFault: (battle: Battle, unit: Unit, target: Unit) => aheadFault(battle, unit, target.at),
  chargeFault: (battle: Battle, unit: Unit, target: Unit) =>
    coreChargeFault(battle, unit, target) ?? aheadFault(battle, unit, target.at),
  leaderTargetFault: (battle: Battle, unit: Unit, space: number) =>
    coreLeaderFault(battle, unit, space) ?? aheadFault(battle, unit, space),
  // R002-59: not during the combats of an event.
  mayMoveAgain: (battle: Battle, piece: Unit) => battle.step !== COMBAT && mayMoveOn(piece),
  responses,
  advance,
  battleBack,
  // R002-11: in overtime the next banner wins at once.
  afterScoring: checkTime,
};
