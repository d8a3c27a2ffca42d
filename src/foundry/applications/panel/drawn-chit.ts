import { drawChit, imageSource } from '../../../drawing';
import { isStill, isTheatre } from '../../documents/settings';

/** A chit drawn from the cup: the nation on its face, and its name. */
export interface ShownChit {
  readonly nation: string;
  readonly name: string;
}

const image = (className: string, svg: string): HTMLImageElement => {
  const picture = document.createElement('img');
  picture.className = className;
  picture.src = imageSource(svg);
  picture.alt = '';
  return picture;
};

/**
 * Turns a chit over beside the panel, once; nothing if motion is reduced or the user has turned effects off. Screen
 * readers get the panel's text instead, and everything below stays clickable.
 */
export function showChit(panel: HTMLElement, { nation, name }: ShownChit): void {
  panel.querySelector('.pdc-drawn')?.remove();
  if (isStill() || !isTheatre('seen')) return;
  const shown = document.createElement('div');
  shown.className = 'pdc-drawn';
  shown.ariaHidden = 'true';
  const chit = document.createElement('span');
  chit.className = 'pdc-drawn-chit';
  chit.append(image('is-back', drawChit(null)), image('is-face', drawChit(nation)));
  const label = document.createElement('span');
  label.className = 'pdc-drawn-name';
  label.textContent = name;
  shown.append(chit, label);
  shown.addEventListener('animationend', ({ target }) => target === shown && shown.remove());
  panel.append(shown);
}
