import type { Order } from '../../core';
import { localizeRefusal } from '../texts';
import { NotTried, until } from './fact';
import type { TrialBattle } from './trial-battle';

/**
 * An order that can be given now, one that rolls no dice if there is one, after earlier questions have been answered with
 * their first option.
 */
export async function readyOrder({ battle, port }: TrialBattle): Promise<Order> {
  for (let { question } = battle(); question?.kind === 'ask'; { question } = battle()) {
    const { id, revision } = battle();
    await port.answer(id, question.options[0] ?? '', revision);
    await until('answer', () => battle().revision > revision);
  }
  const { rules, state } = battle();
  const orders = rules.orders(state);
  const order = orders.find((each) => !rules.preview(state, each)) ?? orders[0];
  if (!order) throw new NotTried('Ruleset#orders');
  return order;
}

/** Gives such an order in the battle. */
export async function giveOrder(trial: TrialBattle): Promise<void> {
  const { battle, port } = trial;
  const order = await readyOrder(trial);
  const { revision } = battle();
  const refusal = await port.order(order);
  if (refusal) throw new Error(localizeRefusal(refusal, battle().rules.id));
  await until('order', () => battle().revision > revision);
}
