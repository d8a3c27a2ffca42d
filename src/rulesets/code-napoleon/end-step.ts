import { OrderList } from '../../core';
import { because } from '../square-grid/refusal';
import { BREAKTHROUGHS } from './breakthrough';
import { FIGHT } from './fight-melee';
import { FIRE } from './fire';
import { standingCharges } from './pending-charges';
import {
  ARTILLERY_FIRE,
  BREAKTHROUGH,
  CHARGES,
  CONTACT,
  isStep,
  MARKERS,
  MELEE,
  RECOVERY,
  SMALL_ARMS,
  STEPS,
  type Step,
} from './phases';
import type { Context, OrderKind, Position } from './play';
import { RALLY } from './rally';
import { RECOVER } from './recover-hits';
import { recoverOrder } from './recover-order';

/** R003-21: the player ends a step of the phase; steps without possible orders are skipped. */
export const END_STEP: OrderKind = {
  type: 'end-step',
  fields: [],
  givers: ['side'],
  endsTurn: true,
  isUntold: true,
  list(position, orders) {
    if (!stepFault(position)) orders.add();
  },
  refusal: stepFault,
  carryOut(c) {
    goOn(c);
    return undefined;
  },
};

function stepFault(position: Position) {
  if (stepOf(position) === undefined) return because('initiative-first', 'R003-16');
  if (isStep(position, MARKERS)) return because('phase-ends', 'R003-19');
  if (isStep(position, CONTACT) && hasWork(position, CONTACT)) return because('charges-to-resolve', 'A3.3');
  return isStep(position, MELEE) && hasWork(position, MELEE)
    ? because('melees-to-fight', 'R003-143')
    : undefined;
}

const stepOf = (position: Position): Step | undefined => STEPS.find((step) => isStep(position, step));

/** Goes to the next step in which the side can do something; after the last step, its phase ends. */
export function goOn(c: Context): void {
  const { position } = c;
  const at = STEPS.indexOf(stepOf(position) ?? CHARGES);
  for (const step of STEPS.slice(at + 1)) {
    c.stepBegan(step);
    if (step === RECOVERY) recoverOrder(c);
    if (hasWork(position, step)) return;
  }
}

/** The orders of the steps that are skipped when none of them is possible. */
const ORDERS_OF: Readonly<Partial<Record<Step, readonly OrderKind[]>>> = {
  [ARTILLERY_FIRE]: [FIRE],
  [SMALL_ARMS]: [FIRE],
  [MELEE]: [FIGHT],
  [BREAKTHROUGH]: BREAKTHROUGHS,
  [RECOVERY]: [RALLY, RECOVER],
};

const list = new OrderList();

function hasWork(position: Position, step: Step): boolean {
  if (step === CONTACT) return standingCharges(position).length > 0;
  const kinds = ORDERS_OF[step];
  if (!kinds) return true;
  list.clear();
  for (const unit of position.force(position.side).units) {
    for (const kind of kinds) {
      kind.list(position, list, unit);
      if (list.length > 0) return true;
    }
  }
  return false;
}
