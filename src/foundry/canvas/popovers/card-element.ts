import { type AskQuery, type Order, type PieceId, pieceOf, type Ruleset, type State } from '../../../core';
import { type AnswerAhead, answersInOrder } from '../../../match';
import type { UserBattle } from '../../battle/battle-port';
import { diceText, localize, rollText, signed } from '../../texts';
import type { SpaceCard } from '../choices/space-card';
import { pieceElements } from './card-pieces';
import { make } from './elements';
import { isAnyoneAtRisk, type Odds, type OddsSource } from './odds-calculator';
import { oddsElement } from './odds-element';
import { answerText, modifierText, refusalText } from './wording';

/** The card beside a space that the pointer rests on. */
export function cardElement(
  card: SpaceCard,
  { battle, pointed }: { readonly battle: UserBattle; readonly pointed: PieceId | null },
  odds: OddsSource,
): HTMLElement {
  const { state, rules } = battle;
  // What a click would do, and what stands in the way of a shot, is told at once; the rest to who lingers.
  const isCalledFor =
    card.attacks.length + card.rulesOut.length > 0 ||
    card.refusals.some(({ space }) => space !== undefined) ||
    (card.pieces.length === 0 && card.refusals.length > 0);
  const terrain = card.terrain === 'clear' ? [] : [groundText(card.terrain, rules)];
  const ground = objectiveTexts(card.objectives, state);
  return make(
    'div',
    `pdc-popover-card${isCalledFor ? ' is-called-for' : ''}`,
    ...pieceElements(card.pieces, battle, pointed),
    ...[...terrain, ...ground].map((word) => make('p', 'pdc-popover-ground', word)),
    ...card.attacks.map((attack) =>
      attackElement(attack, attackText(card, attack.order, state), state, odds(attack.order)),
    ),
    ...(card.joining ? [joiningElement(card.joining)] : []),
    ...card.refusals.map((refusal) => make('p', 'pdc-popover-why', refusalText(refusal))),
    ...(card.rulesOut.length > 0 ? [make('p', 'pdc-popover-why', ruledOutText(card.rulesOut))] : []),
  );
}

/** The ground of a space; said to be of our own making where the source does not give its value. */
function groundText(terrain: string, { terrain: known }: Ruleset): string {
  const name = localize(`PDC.terrain.${terrain}`);
  return known[terrain]?.house ? `${name} (${localize('PDC.sheet.house')})` : name;
}

/** What a space is worth; told once where it is worth the same to both. */
function objectiveTexts(objectives: SpaceCard['objectives'], { sides }: State): readonly string[] {
  const [first, second] = objectives;
  if (objectives.length === 2 && first?.points === second?.points && first?.side !== second?.side) {
    return [localize('PDC.board.objectiveOfBoth', { points: String(first?.points) })];
  }
  return objectives.map(({ side, points }) =>
    localize('PDC.board.objective', { side: sides[side].name, points: String(points) }),
  );
}

/** What a click on the ground and on a block would do; the one that the pointer is on stands out. */
function joiningElement({ unit, taken }: NonNullable<SpaceCard['joining']>): HTMLElement {
  const takes =
    taken === null ? localize('PDC.board.takesOne') : localize('PDC.board.takes', { unit: taken });
  const lines = [make('li', '', localize('PDC.board.joins', { unit })), make('li', '', takes)];
  lines[taken === null ? 0 : 1]?.classList.add('is-pointed');
  return make('ul', 'pdc-popover-click', ...lines);
}

/** How many names are told; of more the number is enough. */
const NAMES = 4;

function ruledOutText(names: readonly string[]): string {
  const others = names.length - NAMES;
  const told = names.slice(0, others > 1 ? NAMES : names.length).join(', ');
  return others > 1
    ? localize('PDC.board.rulesOutMore', { names: told, count: String(others) })
    : localize('PDC.board.rulesOut', { names: told });
}

/** The kind of an attack; of several that a space offers, with the name of whom it is aimed at. */
function attackText({ attacks }: SpaceCard, { type, target }: Order, state: State): string {
  const order = localize(`PDC.order.${type}`);
  const isAlone = attacks.every((attack) => attack.order.target === target);
  const name = isAlone || target === undefined ? undefined : pieceOf(state, target)?.name;
  return name === undefined ? order : localize('PDC.board.orderOn', { order, name });
}

function attackElement(
  { preview }: SpaceCard['attacks'][number],
  text: string,
  state: State,
  odds: Odds | undefined,
): HTMLElement {
  const lines = preview.modifiers.map((modifier) =>
    // What changes no number of dice has no number itself.
    make(
      'li',
      '',
      make('b', '', modifier.value === 0 ? '·' : signed(modifier.value)),
      ` ${modifierText(modifier)}`,
    ),
  );
  return make(
    'section',
    'pdc-popover-attack',
    make('h4', '', text, make('b', '', diceText(preview.dice))),
    make('ul', '', ...lines),
    ...(odds === undefined ? [] : [oddsElement(odds, state)]),
  );
}

/**
 * The card beside a piece that is asked something: for each answer the dice that come next or that they can't be
 * foreseen, once for all where it is the same, and the odds as far as they are known; undefined odds where none are to be shown. Undefined if no answer
 * leads to dice.
 */
export function answersElement(
  { reason, options }: AskQuery,
  ahead: readonly AnswerAhead[],
  odds: Odds | undefined,
  state: State,
): HTMLElement | undefined {
  const byOption = new Map(ahead.map((answer) => [answer.option, answer]));
  if (ahead.every(({ roll }) => roll === null)) return undefined;
  const told = answersInOrder(options).map((option) => {
    const answer = byOption.get(option);
    if (answer?.roll === null) return { option, text: null };
    return { option, text: answer ? rollText(answer.roll, state) : localize('PDC.board.unforeseen') };
  });
  const [first] = told;
  const lines = told.every(({ text }) => text === first?.text)
    ? // What comes of every answer is told once.
      [make('li', '', first?.text ?? '')]
    : told.flatMap(({ option, text }) =>
        text === null
          ? []
          : make('li', '', make('strong', '', answerText(reason, option, state)), ` ${text}`),
      );
  const isTold = odds !== undefined && (typeof odds === 'string' || isAnyoneAtRisk(odds));
  return make(
    'div',
    'pdc-popover-card is-called-for pdc-popover-answers',
    make('ul', '', ...lines),
    ...(isTold ? [oddsElement(odds, state)] : []),
  );
}
