import { type Order, type Preview, pieceOf, type State } from '../../../core';
import type { UserBattle } from '../../battle';
import { diceText, localize } from '../../texts';
import type { SpaceCard } from '../choices/space-card';
import { make } from './hud';
import type { Attack, Odds, OddsSource } from './odds-calculator';
import { oddsElement } from './odds-element';
import { chanceText, modifierWords, orderText } from './wording';

/** The attacks on a card: those that a click would order, then those that dice must make possible first. */
export const attackElements = (
  card: SpaceCard,
  battle: UserBattle,
  odds: OddsSource,
): readonly HTMLElement[] => [
  ...card.attacks.map(({ order, preview }) =>
    attackElement(preview, attackText(card, order, battle.state), battle.state, odds(order)),
  ),
  ...laterElements(card, battle, odds),
];

/** The kind of an attack, with the name of its target if the space offers several. */
function attackText({ attacks }: SpaceCard, given: Order, state: State): string {
  const order = orderText(given, state);
  const { target } = given;
  const isAlone = attacks.every((attack) => attack.order.target === target);
  const name = isAlone || target === undefined ? undefined : pieceOf(state, target)?.name;
  return name === undefined ? order : localize('PDC.board.map.orderOn', { order, name });
}

function attackElement(preview: Preview, text: string, state: State, odds: Odds | undefined): HTMLElement {
  const lines = preview.modifiers.map((modifier) => {
    const { count, text } = modifierWords(modifier, state.ruleset);
    return make('li', '', make('b', '', count), ` ${text}`);
  });
  return section(preview, text, make('ul', '', ...lines), ...oddsOf(odds, state));
}

const section = ({ dice }: Preview, text: string, ...more: readonly HTMLElement[]): HTMLElement =>
  make(
    'section',
    'pdc-popover-attack',
    // An attack with more than one roll has no number of dice to show.
    make('h4', '', text, ...(dice > 0 ? [make('b', '', diceText(dice))] : [])),
    ...more,
  );

const oddsOf = (odds: Odds | undefined, state: State): readonly HTMLElement[] =>
  odds === undefined ? [] : [oddsElement(odds, state)];

/** The most attacks still depending on dice that are shown with odds: with more, the card would cover the map. */
const MOST_LATER = 1;

/** The attacks of a card that are shown with odds. */
export const attacksTold = ({ attacks, later }: SpaceCard): readonly Attack[] => [
  ...attacks.map(({ order }) => order),
  ...later.slice(0, MOST_LATER),
];

/**
 * Attacks that still depend on dice: the order that must let the piece act, once for several attacks, and then the
 * attack. The reasons for its dice are shown later, when it is possible.
 */
const laterElements = (
  { later }: SpaceCard,
  { rules, state }: UserBattle,
  odds: OddsSource,
): readonly HTMLElement[] =>
  later.flatMap((attack, index) => {
    const { first, order, preview } = attack;
    const before = later[index - 1];
    const isTold = before !== undefined && JSON.stringify(before.first) === JSON.stringify(first);
    const chance = isTold ? undefined : rules.preview(state, first)?.chance;
    const text = localize('PDC.board.map.then', { order: orderText(order, state) });
    const known = index < MOST_LATER ? odds(attack) : undefined;
    return [
      ...(chance ? [make('p', 'pdc-popover-first', chanceText(first, chance, state))] : []),
      section(preview, text, ...oddsOf(known, state)),
    ];
  });
