import type { Lesson } from '../../../core';
import { FIRST_BATTLE } from './first-battle';

/** The battles that teach the game. */
export const ccNapoleonLessons: readonly Lesson[] = [FIRST_BATTLE];
