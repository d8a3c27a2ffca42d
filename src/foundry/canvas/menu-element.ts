import { FACINGS, type Facing } from '../../core';
import { say } from '../documents';
import type { Choice } from './choices';
import { make } from './elements';

/** A choice with its place in the list of all choices. */
export interface Numbered {
  readonly choice: Choice;
  readonly index: number;
}

/** What the buttons of a menu say and do. */
interface Buttons {
  readonly textOf: (choice: Choice) => string;
  readonly take: (choice: Choice) => void;
}

/**
 * Buttons for choices, numbered for the keyboard from 1 on: a row of them, attacks with their dice one above the
 * other, and where a unit could look as arrows of a compass. `cursor` is the choice that the keys have got to.
 */
export function menuElement(
  items: readonly Numbered[],
  cursor: number | null,
  { textOf, take }: Buttons,
): HTMLElement {
  const buttons = items.map(({ choice, index }, place) => {
    const facing = facingOf(choice);
    const isAtCursor = index === cursor;
    // The key that is next: a number gets to a button, Enter takes it.
    const key = isAtCursor ? '↵' : place < 9 ? String(place + 1) : '';
    const button = facing ? arrowElement(facing, textOf(choice)) : wordElement(textOf(choice), key);
    button.classList.toggle('is-at-cursor', isAtCursor);
    button.addEventListener('click', () => take(choice));
    return button;
  });
  const arrows = buttons.filter(({ dataset }) => dataset.facing !== undefined);
  const words = buttons.filter(({ dataset }) => dataset.facing === undefined);
  const compass = arrows.length > 0 ? [make('div', 'pdc-spot-compass', ...arrows)] : [];
  const menu = make('div', 'pdc-spot-menu', ...words, ...compass);
  menu.classList.toggle(
    'is-upright',
    items.some(({ choice }) => choice.preview !== null),
  );
  menu.setAttribute('role', 'toolbar');
  menu.setAttribute('aria-label', say('PDC.board.choices'));
  return menu;
}

function wordElement(text: string, key: string): HTMLButtonElement {
  const button = make('button', 'pdc-spot-button', make('span', '', text));
  button.type = 'button';
  if (key) button.append(make('kbd', '', key));
  return button;
}

function arrowElement(facing: Facing, text: string): HTMLButtonElement {
  const button = make('button', 'pdc-spot-button', make('span', '', '▲'));
  button.type = 'button';
  button.dataset.facing = facing;
  button.dataset.tooltip = text;
  button.ariaLabel = text;
  button.style.setProperty('--turn', `${FACINGS.indexOf(facing) * 45}deg`);
  return button;
}

/** Where a piece would look that a choice turns and does not move. */
const facingOf = ({ wish }: Choice): Facing | undefined =>
  'order' in wish && wish.order.to === undefined ? wish.order.facing : undefined;
