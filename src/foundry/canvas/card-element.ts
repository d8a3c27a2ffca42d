import type { Order, State } from '../../core';
import { say } from '../documents';
import type { Card, CardPiece } from './card';
import { make } from './elements';
import type { Odds } from './odds-desk';
import { oddsElement } from './odds-element';
import { diceText, modifierText, refusalText, signed } from './wording';

/** The odds of an attack as far as they are known; undefined where none are to be shown. */
export type OddsSource = (order: Order) => Odds | undefined;

/** The card beside a space that the pointer rests on. */
export function cardElement(card: Card, state: State, odds: OddsSource): HTMLElement {
  // What a click would do, and what stands in the way of a shot, is told at once; the rest to who lingers.
  const isCalledFor = card.attacks.length > 0 || card.refusals.some(({ space }) => space !== undefined);
  const terrain = card.terrain === 'clear' ? [] : [say(`PDC.terrain.${card.terrain}`)];
  const ground = card.objectives.map(({ side, points }) =>
    say('PDC.board.objective', { side: state.sides[side].name, points: String(points) }),
  );
  return make(
    'div',
    `pdc-spot-card${isCalledFor ? ' is-called-for' : ''}`,
    ...card.pieces.map((piece) => pieceElement(piece, state)),
    ...[...terrain, ...ground].map((word) => make('p', 'pdc-spot-ground', word)),
    ...card.attacks.map((attack) => attackElement(attack, state, odds(attack.order))),
    ...card.refusals.map((refusal) => make('p', 'pdc-spot-why', refusalText(refusal))),
  );
}

function pieceElement({ piece, standing }: CardPiece, state: State): HTMLElement {
  const about = [say(`PDC.type.${piece.type}`), state.sides[piece.side].name];
  const lines: HTMLElement[] = [];
  if ('strength' in piece) {
    const { strength, full, formation } = piece;
    if (formation !== 'line') about.push(say(`PDC.formation.${formation}`));
    const pips = '●'.repeat(strength) + '○'.repeat(Math.max(0, full - strength));
    lines.push(make('span', 'pdc-spot-strength', pips));
  }
  if (standing !== 'waiting') lines.push(make('em', '', say(`PDC.board.${standing}`)));
  return make(
    'p',
    'pdc-spot-piece',
    make('strong', '', piece.name),
    make('span', '', about.join(' · ')),
    ...lines,
  );
}

function attackElement(
  { type, preview }: Card['attacks'][number],
  state: State,
  odds: Odds | undefined,
): HTMLElement {
  const lines = preview.modifiers.map((modifier) =>
    make('li', '', make('b', '', signed(modifier.value)), ` ${modifierText(modifier)}`),
  );
  return make(
    'section',
    'pdc-spot-attack',
    make('h4', '', say(`PDC.order.${type}`), make('b', '', diceText(preview.dice))),
    make('ul', '', ...lines),
    ...(odds === undefined ? [] : [oddsElement(odds, state)]),
  );
}
