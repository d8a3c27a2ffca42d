import { FACINGS, type Facing } from '../../../core';
import { localize } from '../../texts';
import type { Choice } from '../choices/choices';
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

/** The buttons of a unit; what there is none of is undefined. */
interface Menu {
  /** A row of buttons, attacks with their dice one above the other. */
  readonly words: HTMLElement | undefined;
  /** Where the unit could look: arrows to stand around its space. */
  readonly compass: HTMLElement | undefined;
}

/**
 * Buttons for choices, numbered for the keyboard from 1 on in the order of the choices. `cursor` is the choice that
 * the keys have got to.
 */
export function menuElements(
  items: readonly Numbered[],
  cursor: number | null,
  { textOf, take }: Buttons,
): Menu {
  const buttons = items.map(({ choice, index }, place) => {
    const facing = facingOf(choice);
    const isAtCursor = index === cursor;
    // The key that is next: a number gets to a button, Enter takes it.
    const key = isAtCursor ? '↵' : place < 9 ? String(place + 1) : '';
    const button = facing ? arrowElement(facing, textOf(choice)) : wordElement(textOf(choice), key);
    button.classList.toggle('is-at-cursor', isAtCursor);
    button.classList.toggle('is-vain', choice.isWithoutEffect === true);
    button.addEventListener('click', () => take(choice));
    return button;
  });
  const arrows = buttons.filter(({ dataset }) => dataset.facing !== undefined);
  const words = buttons.filter(({ dataset }) => dataset.facing === undefined);
  const isUpright = items.some(({ choice }) => choice.preview !== null);
  return {
    words: toolbar(`pdc-spot-menu${isUpright ? ' is-upright' : ''}`, words),
    compass: toolbar('pdc-spot-compass', arrows),
  };
}

function toolbar(className: string, buttons: readonly HTMLElement[]): HTMLElement | undefined {
  if (buttons.length === 0) return undefined;
  const bar = make('div', className, ...buttons);
  bar.setAttribute('role', 'toolbar');
  bar.setAttribute('aria-label', localize('PDC.board.choices'));
  return bar;
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
const facingOf = ({ request }: Choice): Facing | undefined =>
  'order' in request && request.order.to === undefined ? request.order.facing : undefined;
