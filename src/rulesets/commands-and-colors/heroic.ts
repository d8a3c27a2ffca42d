import type { Course, Unit } from './battle';

/** R001-47: whether a unit is heroic, and still so. */
export const isHeroic = ({ info: { traits }, data }: Unit): boolean =>
  traits?.heroic === true && data.heroic !== false;

/** R001-48: the first block that a heroic unit loses ends it. */
export function endHeroic(c: Course, unit: Unit): void {
  if (!isHeroic(unit)) return;
  c.noted(unit, { heroic: false });
  c.responded(unit, 'hero-no-more');
}
