import { drawArea, drawLine, element } from '../../svg';

const HORN =
  'M-11 -8L-7.5 -8.5C-8 0 -5 4.5 0 4.5C4 4.5 5.5 0 4.5 -7L2 -10H13L11 -6C11.5 5 7 11 0 11C-8 11 -12 4 -11 -8Z';

/** The bugle horn of light troops. */
export const horn = (ink: string): string => drawArea(HORN, ink);

/** The grenade of the guard: a flaming ball. */
export const grenade = (ink: string): string =>
  drawArea('M-5.5 0L-9.5 -9.5L-3.8 -6.5L0 -14L3.8 -6.5L9.5 -9.5L5.5 0Z', ink) +
  element('circle', { cy: 5, r: 8, fill: ink });

/** A breastplate with its ridge. */
export const breastplate = (ink: string, ridge: string): string =>
  drawArea('M-10 -12Q-5 -7 0 -9Q5 -7 10 -12L13 -6Q9 0 10.5 11Q0 15 -10.5 11Q-9 0 -13 -6Z', ink) +
  drawLine('M0 -7V11', ridge, 2.4);
