import type { UserBattle } from '../../battle';
import { localizeRefusal } from '../../texts';
import { NotTried, until } from './check';
import type { TrialBattle } from './trial-battle';

/**
 * Gives an order in the battle that rolls no dice, if there is one, after answering earlier questions with their first
 * option.
 */
export async function giveOrder({ battle, port }: TrialBattle): Promise<void> {
  for (let { question } = battle(); question?.kind === 'ask'; { question } = battle()) {
    const { id, revision } = battle();
    await port.answer(id, question.options[0] ?? '', revision);
    await until('answer', () => battle().revision > revision);
  }
  const order = quietOrder(battle());
  if (!order) throw new NotTried();
  const { revision } = battle();
  const refusal = await port.order(order);
  if (refusal) throw new Error(localizeRefusal(refusal, battle().rules.id));
  await until('order', () => battle().revision > revision);
}

function quietOrder({ rules, state }: UserBattle) {
  const orders = rules.orders(state);
  return orders.find((order) => !rules.preview(state, order)) ?? orders[0];
}
