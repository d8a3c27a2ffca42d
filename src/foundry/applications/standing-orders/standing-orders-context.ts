import type { Side } from '../../../core';
import type { StandingOrder, StandingOrders } from '../../../match';
import type { UserBattle } from '../../battle';
import { type Texts, textsOf } from '../../texts';

/** An answer in a list, and how long it would stand. */
interface Choice {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

/** How long an order stands, as in the values of the lists. */
const wordFor = ({ answer, until }: StandingOrder): string => `${until ?? 'battle'} ${answer}`;

/** The order that a value of a list means; undefined to be asked. */
export function orderOf(value: string): StandingOrder | undefined {
  const [until = '', answer] = value.split(' ');
  return answer === undefined ? undefined : { answer, until: until === 'battle' ? null : Number(until) };
}

/** The window's data on a side: its questions, each with the answers that can stand. */
export function standingOrdersContext(battle: UserBattle, side: Side, orders: StandingOrders, texts: Texts) {
  const { rules, state } = battle;
  const own = textsOf(rules.id, texts);
  const questions = Object.entries(rules.standingAnswers).map(([reason, answers]) => {
    const order = orders[reason];
    const turn = order?.until ?? rules.ownTurn(state.turn);
    const choices = (until: number | null): readonly Choice[] =>
      answers.map((answer) => {
        const value = wordFor({ answer, until });
        const label = own.localize(`PDC.rules.standing.${answer}`);
        return { value, label, isChosen: order !== undefined && wordFor(order) === value };
      });
    const groups = [
      {
        label: texts.localize('PDC.windows.standingOrders.turn', { turn: String(turn) }),
        choices: choices(turn),
      },
      { label: texts.localize('PDC.windows.standingOrders.battle'), choices: choices(null) },
    ];
    return {
      reason,
      label: own.localize(`PDC.rules.question.${reason}`),
      isStanding: order !== undefined,
      groups,
    };
  });
  return { side, name: state.sides[side].name, questions, hasOrders: Object.keys(orders).length > 0 };
}
