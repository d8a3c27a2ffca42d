import type { Action, Side, State } from '../../../core';
import { handsTurnOver } from '../../battle';
import type { Texts } from '../../texts';
import { actionText } from '../../texts/action-text';

/** The number of actions that the list shows; undo reaches earlier ones step by step. */
const SHOWN = 30;

/** One action in the list of actions that can be undone. */
export interface ActionLine {
  /** The number of the action to undo to: it and everything after it are undone. */
  readonly number: number;
  /** The side that acted; null for a GM's correction. */
  readonly side: Side | null;
  readonly text: string;
  /** True if it ends a turn. */
  readonly isLastOfTurn: boolean;
}

/** The latest actions of a battle, newest first, one line each. */
export function actionLines(actions: readonly Action[], state: State, texts: Texts): readonly ActionLine[] {
  return actions
    .map((action, number) => {
      const isOrder = 'order' in action;
      const side = isOrder ? action.order.side : null;
      const isLastOfTurn = isOrder && handsTurnOver(action.order);
      return { number, side, text: actionText(action, state, texts), isLastOfTurn };
    })
    .slice(-SHOWN)
    .reverse();
}
