import type { Course } from '../ccn/battle';
import type { OwnKept } from './saved-data';

type Change = { readonly [K in keyof OwnKept]?: Exclude<OwnKept[K], undefined> };

/** Changes stored data of the battle. */
export const keep = (c: Course, change: Change): void => c.battleNoted({ ...change });
