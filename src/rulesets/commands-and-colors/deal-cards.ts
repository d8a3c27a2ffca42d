import type { OrderKind } from '../../core';
import { preparationFault } from './activation';
import { DEAL } from './battle';
import type { Kind } from './piece-kind';
import { leaveTerrain } from './preparation';
import type { Variant } from './variant';

/** R000-02, R000-169: starts the battle by settling ratings and dealing cards before any other order. */
export const deal: OrderKind<Kind, Variant> = {
  type: 'deal',
  fields: [],
  givers: ['side'],
  list(battle, orders) {
    if (battle.step === DEAL) orders.add();
  },
  refusal: (battle) => preparationFault(battle, DEAL),
  carryOut: (c) => leaveTerrain(c),
};
