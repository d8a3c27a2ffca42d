import type { Course, Unit } from './battle';

/** R001-47: true if a unit is heroic and has not lost that status. */
export const isHeroic = ({ info: { traits }, data }: Unit): boolean =>
  traits?.heroic === true && data.heroic !== false;

/** R001-48: ends a unit's heroic status; called at the first block it loses. */
export function endHeroic(c: Course, unit: Unit): void {
  if (!isHeroic(unit)) return;
  c.noted(unit, { heroic: false });
  c.responded(unit, 'hero-no-more');
}
