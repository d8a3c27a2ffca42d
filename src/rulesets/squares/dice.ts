import type { Classes, Die } from '../../core';
import { byName, eachFace, facesFrom, numbered } from '../square-grid/dice';

const D3 = numbered(3);
export const D6 = numbered(6);
const D8 = numbered(8);
const D10 = numbered(10);

/** R004-27: faces 2, 3, 3, 4, 4, 5. */
const AVERAGE: Die = { id: 'average', letter: 'v', faces: ['2', '3', '3', '4', '4', '5'] };

/** Every die that the rules and their towns use. */
export const DICE = byName([D3, numbered(4), D6, D8, D10, numbered(12), AVERAGE]);

export const EACH_OF_D3 = eachFace(D3);
export const EACH_OF_D6 = eachFace(D6);
export const EACH_OF_AVERAGE = eachFace(AVERAGE);

const hitting = facesFrom('hit', 'miss');
const holding = facesFrom('hold', 'fail');
const saving = facesFrom('saved', 'not-saved');

/** The classes of bombardment dice. */
export const hitsFrom = (needed: number): Classes => hitting(D6, needed);

/** The classes of morale dice. */
export const holdsFrom = (level: number): Classes => holding(D10, level);

/** The classes of the dice that save a town's garrison. */
export const savesFrom = (sides: number, needed: number): Classes => saving(DICE[`d${sides}`] ?? D8, needed);
