import { inSquare } from '../commands-and-colors/battle';
import { optionIs, type Variant } from '../commands-and-colors/variant';
import { walkAmongFriends } from './among-friends';
import { fireDice, fireReach, meleeDice } from './attack-dice';
import type { Course, Unit } from './battle';
import { CARDS, DECK, SINGLE_ORDER } from './cards/deck';
import { rally } from './cards/rally';
import { rollOrders } from './cards/roll-orders';
import { counterAttack } from './counter-attack';
import { FIRE_CLASSES } from './dice';
import { firerFault } from './firing';
import { ignoredFlags } from './flags';
import { TERRAIN_ROWS } from './ground';
import { countLosses, join, joiningIn } from './join';
import { leaderFate } from './leader-fate';
import { marchBarred, marchColumn, marchFault } from './march';
import { rollMelee } from './melee-roll';
import { chargeFault, leaderTargetFault } from './melee-target';
import { advance } from './momentum-advance';
import { OPTIONS } from './options';
import { meleeWithoutDice, responses } from './response';
import { ownStrength } from './skirmishers';
import { formationStayFault } from './square';
import { RALLY_REACH } from './unit-types';

/** R000-132: under fire the hits on the last gunner make artillery go back. */
const sparedGunners = (unit: Unit, hits: number, by: 'fire' | 'melee'): number =>
  by === 'fire' && unit.kind.isArtillery ? Math.max(0, hits - unit.strength + 1) : 0;

/** R000-132: how far for each of them. */
const GUNNER_RETREAT = 2;

/** What seed 000 says where the games of the family differ. */
export const VARIANT: Variant = {
  terrain: TERRAIN_ROWS,
  options: Object.fromEntries(OPTIONS.map(({ id, initial }) => [id, initial])),
  rallyReach: RALLY_REACH,
  cards: CARDS,
  deck: DECK,
  singleOrder: SINGLE_ORDER.id,

  // R000-137: those who can still be sent out as skirmishers count each for himself.
  orderedAs: (unit: Unit) => (unit.kind.sendsSkirmishers ? ownStrength(unit) : 1),
  rolledOrders: rollOrders,
  chosenOrders: rally,

  walkAmongFriends,
  marchColumn,
  marchFault,
  marchBarred,
  joining: joiningIn,
  join,
  formationFault: formationStayFault,

  firerFault,
  fireReach,
  fireDice,
  fireHits: FIRE_CLASSES,

  chargeFault,
  leaderTargetFault,
  meleeDice,
  meleeWithoutDice,
  responses,
  blows: (c: Course, unit: Unit, target: Unit) => rollMelee(c, unit, target, 'melee', 0),
  battleBack: counterAttack,
  advance,

  sparedHits: sparedGunners,
  sparedSteps: GUNNER_RETREAT,
  ignoresFlags: ignoredFlags,
  // R000-91, R000-92: the full move for each flag.
  retreatDistance: (_battle, unit, flags) => flags * unit.kind.move,
  holdsItsGround: (battle, unit) => inSquare(unit) && optionIs(battle, 'r000SquareRetreat', 'loseStrength'),
  afterLoss: countLosses,
  // R000-08: skirmishers are worth nothing.
  scoresFor: (unit: Unit) => !unit.kind.isSkirmishers,
  leaderCheck: leaderFate,
};
