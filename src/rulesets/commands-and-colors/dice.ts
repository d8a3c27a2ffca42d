import { Classes, type Die } from '../../core';

/** An ordinary die: the "normal die" of R000-168. */
export const NUMBER_DIE: Die = { id: 'd6', letter: null, faces: ['1', '2', '3', '4', '5', '6'] };

/** Every number as a class of its own. */
export const NUMBER_CLASSES = new Classes(
  NUMBER_DIE,
  NUMBER_DIE.faces.map((face) => ({ name: face, faces: [face] })),
);
