import { type Order, type PieceId, pieceOf, type Ruleset, type State } from '../../../core';
import type { UserBattle } from '../../battle/battle-port';
import { isStacked } from '../../geometry/token-slots';
import { localize } from '../../texts';
import type { Card, CardPiece } from '../choices/card';
import { make } from './elements';
import type { Odds } from './odds-desk';
import { oddsElement } from './odds-element';
import { stackElements } from './stack-element';
import { diceText, modifierText, refusalText, signed } from './wording';

/** The odds of an attack as far as they are known; undefined where none are to be shown. */
export type OddsSource = (order: Order) => Odds | undefined;

/** The card beside a space that the pointer rests on. */
export function cardElement(
  card: Card,
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
    `pdc-spot-card${isCalledFor ? ' is-called-for' : ''}`,
    ...(isStacked(rules)
      ? stackElements(card.pieces, battle, pointed)
      : card.pieces.map((piece) => pieceElement(piece, state))),
    ...[...terrain, ...ground].map((word) => make('p', 'pdc-spot-ground', word)),
    ...card.attacks.map((attack) =>
      attackElement(attack, attackText(card, attack.order, state), state, odds(attack.order)),
    ),
    ...(card.joining ? [joiningElement(card.joining)] : []),
    ...card.refusals.map((refusal) => make('p', 'pdc-spot-why', refusalText(refusal))),
    ...(card.rulesOut.length > 0 ? [make('p', 'pdc-spot-why', ruledOutText(card.rulesOut))] : []),
  );
}

/** The ground of a space; said to be of our own making where the source does not give its value. */
function groundText(terrain: string, { terrain: known }: Ruleset): string {
  const name = localize(`PDC.terrain.${terrain}`);
  return known[terrain]?.house ? `${name} (${localize('PDC.sheet.house')})` : name;
}

/** What a space is worth; told once where it is worth the same to both. */
function objectiveTexts(objectives: Card['objectives'], { sides }: State): readonly string[] {
  const [first, second] = objectives;
  if (objectives.length === 2 && first?.points === second?.points && first?.side !== second?.side) {
    return [localize('PDC.board.objectiveOfBoth', { points: String(first?.points) })];
  }
  return objectives.map(({ side, points }) =>
    localize('PDC.board.objective', { side: sides[side].name, points: String(points) }),
  );
}

/** What a click on the ground and on a block would do; the one that the pointer is on stands out. */
function joiningElement({ unit, taken }: NonNullable<Card['joining']>): HTMLElement {
  const takes =
    taken === null ? localize('PDC.board.takesOne') : localize('PDC.board.takes', { unit: taken });
  const lines = [make('li', '', localize('PDC.board.joins', { unit })), make('li', '', takes)];
  lines[taken === null ? 0 : 1]?.classList.add('is-pointed');
  return make('ul', 'pdc-spot-click', ...lines);
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

function pieceElement({ piece, activity }: CardPiece, state: State): HTMLElement {
  const about = [localize(`PDC.type.${piece.type}`), state.sides[piece.side].name];
  const lines: HTMLElement[] = [];
  if ('strength' in piece) {
    const { strength, full, formation } = piece;
    if (formation !== 'line') about.push(localize(`PDC.formation.${formation}`));
    const pips = '●'.repeat(strength) + '○'.repeat(Math.max(0, full - strength));
    lines.push(make('span', 'pdc-spot-strength', pips));
  }
  if (activity !== 'waiting') lines.push(make('em', '', localize(`PDC.board.${activity}`)));
  return make(
    'p',
    'pdc-spot-piece',
    make('strong', '', piece.name),
    make('span', '', about.join(' · ')),
    ...lines,
  );
}

/** The kind of an attack; of several that a space offers, with the name of whom it is aimed at. */
function attackText({ attacks }: Card, { type, target }: Order, state: State): string {
  const order = localize(`PDC.order.${type}`);
  const isAlone = attacks.every((attack) => attack.order.target === target);
  const name = isAlone || target === undefined ? undefined : pieceOf(state, target)?.name;
  return name === undefined ? order : localize('PDC.board.orderOn', { order, name });
}

function attackElement(
  { preview }: Card['attacks'][number],
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
    'pdc-spot-attack',
    make('h4', '', text, make('b', '', diceText(preview.dice))),
    make('ul', '', ...lines),
    ...(odds === undefined ? [] : [oddsElement(odds, state)]),
  );
}
