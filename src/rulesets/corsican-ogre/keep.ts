import type { Course } from '../ccn/battle';
import type { OwnKept } from './kept';

/** Something that is kept of the battle is another now. */
export const keep = (c: Course, change: Partial<OwnKept>): void => c.battleNoted({ ...change });
