import type { Lesson } from '../../../core';
import { FIRST_SQUARES } from './first-squares';

/** The battles that teach the game. */
export const squaresLessons: readonly Lesson[] = [FIRST_SQUARES];
