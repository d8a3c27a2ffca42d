import type { Refusal, Ruleset, State } from '../../core';
import { GRID } from './board';
import { OTHER_NAMES, PIECES, TERRAIN } from './catalogue';
import { BATTLE_DIE } from './dice';
import { fire } from './fire';
import { leaderMayPass, mayEnd } from './ground';
import { melee } from './melee';
import { move } from './move';
import { OPTIONS } from './options';
import { orders, ordersOf } from './orders';
import { preview } from './preview';
import { refusal } from './refusal';
import { formSquare, leaveSquare } from './square';
import { begin, endTurn, upkept } from './turn';

export { ccNapoleonScenarios } from './scenarios';

/** C&C: Napoleon by Glenn Drover (seed 000), with a plain alternating turn. */
export const ccNapoleon: Ruleset = {
  id: 'cc-napoleon',
  version: 1,
  grid: GRID,
  dice: { [BATTLE_DIE.id]: BATTLE_DIE },
  pieces: PIECES,
  terrain: TERRAIN,
  formations: ['line', 'square'],
  weapons: ['lance', 'rifle'],
  options: OPTIONS,
  otherNames: OTHER_NAMES,
  orderTypes: ['move', 'fire', 'melee', 'form-square', 'leave-square', 'end-turn'],
  begin,
  placementFault,
  orders,
  ordersOf,
  refusal,
  preview,
  procedures: {
    move: upkept(move),
    fire: upkept(fire),
    melee: upkept(melee),
    'form-square': upkept(formSquare),
    'leave-square': upkept(leaveSquare),
    'end-turn': upkept(endTurn),
  },
};

function placementFault(state: State, id: string): Refusal | undefined {
  const unit = state.units[id];
  const leader = state.leaders[id];
  const space = unit?.at ?? leader?.at ?? '';
  const stands = unit ? mayEnd(state, unit, space) : leaderMayPass(state, leader?.side ?? 'south', space);
  return stands ? undefined : { reason: 'may-not-stand-there', rule: 'R000-33', space };
}
