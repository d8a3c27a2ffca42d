import {
  type ActingChance,
  type Modifier,
  type Order,
  type PieceId,
  pieceOf,
  type Refusal,
  type Ruleset,
  type State,
} from '../../../core';

import type { UserBattle } from '../../battle';
import { isStacked } from '../../geometry/token-slots';
import {
  diceText,
  figureValueText,
  localize,
  localizeAnswer,
  localizeFor,
  localizeRefusal,
  pieceAnswerText,
  signed,
  TEXTS,
  textsOf,
} from '../../texts';
import { percent } from '../../texts/chance-text';
import type { ChanceAhead, Choice } from '../choices/choices';
import { make } from './hud';

/** The reason for a refusal, with the kind of order if it is known. */
export function refusalText(
  { type, ...refusal }: Refusal & { readonly type?: string },
  ruleset: string,
): string {
  const why = localizeRefusal(refusal, ruleset);
  return type === undefined
    ? why
    : localize('PDC.board.map.refused', {
        order: localizeFor(ruleset, `PDC.rules.order.${type}`),
        reason: why,
      });
}

/** The rule number of a refusal, which can be clicked; empty if it is not a rule of a book. */
export function numberOf({ rule }: Refusal): readonly (Node | string)[] {
  if (!/\d/.test(rule)) return [];
  const number = make('span', 'pdc-rule', rule);
  number.dataset.rule = rule;
  number.setAttribute('role', 'link');
  return [' ', number];
}

/** One modifier with its reason: a signed number, or the plain number that others are added to. */
export function modifierWords(
  { value, reason }: Modifier,
  ruleset: string,
): { readonly count: string; readonly text: string } {
  const texts = textsOf(ruleset, TEXTS);
  const base = `PDC.rules.base.${reason}`;
  if (texts.has(base)) return { count: String(value), text: texts.localize(base) };
  // A modifier that does not change the number of dice has no number.
  const count = value === 0 ? '·' : signed(value);
  return { count, text: texts.localize(`PDC.rules.modifier.${reason}`) };
}

/** An answer to one kind of question in words. */
export function answerText(question: string, option: string, state: State): string {
  const name = pieceOf(state, option)?.name;
  return name === undefined
    ? localizeAnswer(state.ruleset, question, option)
    : pieceAnswerText(state.ruleset, question, name, TEXTS);
}

/** The name of an order, including the units that carry it out. */
export function orderText({ type, units = [] }: Order, state: State): string {
  const order = localizeFor(state.ruleset, `PDC.rules.order.${type}`);
  if (units.length === 0) return order;
  const names = units.map((id) => pieceOf(state, id)?.name ?? id).join(', ');
  return localize('PDC.board.map.orderWith', { order, names });
}

type Seen = Pick<UserBattle, 'rules' | 'state' | 'question'>;

/** The text on the button of a choice; with the name of the piece if several share the space. */
export function choiceText(choice: Choice, battle: Seen): string {
  const { rules, state, question } = battle;
  const { request, piece, joins } = choice;
  if ('lay' in request) return localizeFor(rules.id, `PDC.rules.order.${request.lay}`);
  if ('take' in request)
    return localize('PDC.board.map.take', { unit: pieceOf(state, request.take)?.name ?? '' });
  if ('choose' in request) return answerText(question?.reason ?? '', request.choose, state);
  if ('order' in request) return orderChoiceText(choice, request.order, battle);
  if (joins !== undefined) return pieceOf(state, piece ?? '')?.name ?? '';
  return localizeFor(rules.id, 'PDC.board.map.compose', { order: orderText(request.compose, state) });
}

function orderChoiceText(choice: Choice, given: Order, { rules, state }: Seen): string {
  const { piece, preview, isWithoutEffect, isJoint } = choice;
  const { type, facing } = given;
  if (facing !== undefined)
    return localize('PDC.board.map.face', { facing: localizeFor(rules.id, `PDC.rules.facing.${facing}`) });
  // The units that join it are shown above its button.
  const order = isJoint ? localizeFor(rules.id, `PDC.rules.order.${type}`) : orderText(given, state);
  if (isWithoutEffect) return localizeFor(rules.id, 'PDC.board.map.withoutEffect', { order });
  const name = isStacked(rules) && piece !== undefined ? pieceOf(state, piece)?.name : undefined;
  const what = name === undefined ? order : localize('PDC.board.map.orderOn', { order, name });
  if (preview?.chance) return chanceOf(what, preview.chance, rules.id);
  return preview ? localize('PDC.board.map.attack', { order: what, dice: diceText(preview.dice) }) : what;
}

/** The text of an order that may have no effect, with the chance that the piece acts. */
export const chanceText = (order: Order, chance: ActingChance, state: State): string =>
  chanceOf(orderText(order, state), chance, state.ruleset);

function chanceOf(order: string, { once, again }: ActingChance, ruleset: string): string {
  if (again === null) return localizeFor(ruleset, 'PDC.board.map.chance', { order, odds: percent(once) });
  return localizeFor(ruleset, 'PDC.board.map.chanceAgain', {
    order,
    odds: percent(once),
    again: percent(again),
  });
}

/** The text of a reroll that decides if a piece acts. */
export const actingText = ({ reason, chance }: ChanceAhead, { ruleset }: State): string =>
  localizeFor(ruleset, 'PDC.board.map.chance', {
    order: localizeFor(ruleset, `PDC.rules.roll.${reason}`),
    odds: percent(chance.once),
  });

/** The condition of a piece: the words for the signs on its block. */
export const conditionTexts = (rules: Ruleset, state: State, id: PieceId): readonly string[] =>
  rules.signs(state, id).conditions.map((each) => localizeFor(rules.id, `PDC.rules.condition.${each}`));

/** The facts about a piece that are shown wherever it is pointed at. */
export const statTexts = (rules: Ruleset, state: State, id: PieceId): readonly string[] => {
  return rules
    .stats(state, id)
    .filter(({ onMap }) => onMap)
    .map((stat) =>
      localize('PDC.board.map.stat', {
        name: localizeFor(rules.id, `PDC.rules.figure.${stat.key}`),
        value: figureValueText(stat.value, textsOf(rules.id, TEXTS)),
      }),
    );
};
