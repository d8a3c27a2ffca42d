import type { State, Unit } from '../../core';
import { say } from '../documents';
import type { Card } from './card';
import { make } from './elements';
import { diceText, modifierText, refusalText, signed } from './wording';

/** The card beside a space that the pointer rests on. */
export function cardElement(card: Card, state: State): HTMLElement {
  const terrain = card.terrain === 'clear' ? [] : [say(`PDC.terrain.${card.terrain}`)];
  return make(
    'div',
    'pdc-spot-card',
    ...card.units.map((unit) => unitLine(unit, state)),
    ...card.leaders.map(({ name, type, side }) =>
      make(
        'p',
        'pdc-spot-piece',
        make('strong', '', name),
        make('span', '', [say(`PDC.type.${type}`), state.sides[side].name].join(' · ')),
      ),
    ),
    ...terrain.map((word) => make('p', 'pdc-spot-terrain', word)),
    ...card.attacks.map(attackElement),
    ...card.refusals.map((refusal) => make('p', 'pdc-spot-why', refusalText(refusal))),
  );
}

function unitLine({ name, type, side, strength, full, formation }: Unit, state: State): HTMLElement {
  const about = [say(`PDC.type.${type}`), state.sides[side].name];
  if (formation !== 'line') about.push(say(`PDC.formation.${formation}`));
  return make(
    'p',
    'pdc-spot-piece',
    make('strong', '', name),
    make('span', '', about.join(' · ')),
    make('span', 'pdc-spot-strength', '●'.repeat(strength) + '○'.repeat(Math.max(0, full - strength))),
  );
}

function attackElement({ type, preview }: Card['attacks'][number]): HTMLElement {
  const lines = preview.modifiers.map((modifier) =>
    make('li', '', make('b', '', signed(modifier.value)), ` ${modifierText(modifier)}`),
  );
  return make(
    'section',
    'pdc-spot-attack',
    make('h4', '', say(`PDC.order.${type}`), make('b', '', diceText(preview.dice))),
    make('ul', '', ...lines),
  );
}
