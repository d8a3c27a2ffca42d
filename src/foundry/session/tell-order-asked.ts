import type { Order } from '../../core';

/** Tells the other modules of this client which order its user sends. They can't change or stop it. */
export function tellOrderAsked(battle: string, { card: _, ...order }: Order): void {
  Hooks.callAll('pas-de-charge.beforeOrder', structuredClone({ battle, order }));
}
