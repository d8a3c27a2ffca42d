import { type Order, pieceOf, type Ruleset, type Side, type State } from '../../../core';
import { publicState, publicView } from '../../../match';
import type { UserBattle } from '../../battle';
import type { ToldAction } from '../../battle/told-action';

/** A battle as every viewer sees it: no hand, and of a question only the side that decides. */
export interface OnAir {
  readonly id: string;
  readonly title: string;
  readonly rules: Ruleset;
  readonly state: State;
  /** The number of finished actions. */
  readonly actions: number;
  /** The number of the action that is told: the open one, or the last. */
  readonly action: number;
  /** The side that has to answer a question; null if none is open. */
  readonly decides: Side | null;
  readonly isPaused: boolean;
  /** True for an earlier moment. */
  readonly isPast: boolean;
  /** The position before the action that is told, as far as known. */
  readonly before: State | null;
  /** The action that led here or is under way, as far as known. */
  readonly told: ToldAction | undefined;
}

/** The public part of a battle, from any user's view of it. */
export function onAir(
  battle: UserBattle,
  title: string,
  told: ToldAction | undefined,
  earlier: OnAir | undefined,
): OnAir {
  const { id, rules, isPaused, asItWas } = battle;
  const { state, question, open, actions } = publicView(battle);
  const action = question ? actions : actions - 1;
  return {
    ...{ id, title, rules, state, actions, action, isPaused, told },
    decides: question?.side ?? null,
    isPast: asItWas !== undefined,
    before: asItWas ? hiding(asItWas.before) : (beforeOf(earlier, id, action) ?? open?.from ?? null),
  };
}

/** A position without its secrets, from which nothing can follow that only one side knows: no odds either. */
const hiding = (state: State | null): State | null => state && publicState(state);

/** The position before the last action, from what was shown earlier of the same battle. */
function beforeOf(earlier: OnAir | undefined, id: string, action: number): State | null {
  if (!earlier || earlier.id !== id || earlier.isPast) return null;
  // Still the same action: its card has arrived, or its question was answered, which may have finished it.
  if (earlier.action === action) return earlier.before;
  return earlier.action === action - 1 && earlier.decides === null ? earlier.state : null;
}

/** The attack that is told, as an order of the position before it; undefined if it was none. */
export function attackTold({ rules, before, told }: OnAir): Order | undefined {
  if (!before || told?.unit === undefined || told.target === undefined) return undefined;
  const { unit, target, order: type, side } = told;
  const enemy = pieceOf(before, target);
  if (!pieceOf(before, unit) || !enemy || enemy.side === side) return undefined;
  return rules.ordersOf(before, unit).find((order) => order.type === type && order.target === target);
}

/** An attack as it stood before its dice: who attacks whom, and nothing of what came; undefined if none was rolled for. */
export function beforeDice(moment: OnAir): OnAir | undefined {
  const { before, told } = moment;
  if (!before || !told || told.rolls.length === 0 || !attackTold(moment)) return undefined;
  return { ...moment, state: before, decides: null, told: { ...told, text: '', rolls: [] } };
}
