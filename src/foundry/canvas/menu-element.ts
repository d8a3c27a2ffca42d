import { say } from '../documents';
import type { Choice } from './choices';
import { make } from './elements';
import { choiceText } from './wording';

/** A choice with its place in the list of all choices. */
export interface Numbered {
  readonly choice: Choice;
  readonly index: number;
}

/** A row of buttons for choices, numbered for the keyboard from 1 on; `cursor` is the choice that the keys have got to. */
export function menuElement(
  items: readonly Numbered[],
  cursor: number | null,
  take: (choice: Choice) => void,
): HTMLElement {
  const buttons = items.map(({ choice, index }, place) => {
    const button = make('button', 'pdc-spot-button', make('span', '', choiceText(choice)));
    button.type = 'button';
    if (place < 9) button.append(make('kbd', '', String(place + 1)));
    button.classList.toggle('is-at-cursor', index === cursor);
    button.addEventListener('click', () => take(choice));
    return button;
  });
  const menu = make('div', 'pdc-spot-menu', ...buttons);
  menu.setAttribute('role', 'toolbar');
  menu.setAttribute('aria-label', say('PDC.board.choices'));
  return menu;
}
