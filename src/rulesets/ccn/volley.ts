import type { Unit } from './battle';
import type { Musketry } from './unit-type';

/** CCN-34: the dice of a volley. */
export function volley({ strength }: Unit, { standing, moving }: Musketry, hasMoved: boolean): number {
  if (!hasMoved) return strength + standing;
  const half = moving.round === 'up' ? Math.ceil(strength / 2) : Math.floor(strength / 2);
  return half + moving.more;
}
