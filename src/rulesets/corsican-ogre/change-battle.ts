import type { Course } from '../ccn/battle';
import type { OwnData } from './saved-data';

type Change = { readonly [K in keyof OwnData]?: Exclude<OwnData[K], undefined> };

/** Changes stored data of the battle. */
export const changeBattle = (c: Course, change: Change): void => c.battleNoted({ ...change });
