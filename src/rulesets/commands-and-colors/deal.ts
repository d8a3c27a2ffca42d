import type { OrderKind, Refusal } from '../../core';
import { DEAL } from './battle';
import type { Kind } from './kind';
import { leaveTerrain } from './preparation';

const HAS_BEGUN: Refusal = { reason: 'battle-has-begun', rule: 'R000-02' };

/** R000-02, R000-169: the battle begins with what is settled and dealt before anyone orders anything. */
export const deal: OrderKind<Kind> = {
  type: 'deal',
  words: [],
  givers: ['side'],
  list(battle, orders) {
    if (battle.step === DEAL) orders.add();
  },
  refusal: ({ step }) => (step === DEAL ? undefined : HAS_BEGUN),
  carryOut: (c) => leaveTerrain(c),
};
