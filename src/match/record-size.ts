import { actionsOf } from '../core';
import type { Save } from './save';

/**
 * Letters of a save at which nothing more is added to its battle. What a single request adds is bounded too, so that
 * every write stays far below what the server takes. The longest of many random battles has a quarter of it.
 */
const MOST_LETTERS = 900_000;

/** Whether a battle has been written so long that it can only be taken back. */
export const isFull = (save: Save): boolean => JSON.stringify(save).length > MOST_LETTERS;

/** The battle as it is kept: one that is full loses the lines that an undo has taken back, and so gets smaller. */
export const lean = (save: Save): Save => (isFull(save) ? { ...save, record: actionsOf(save.record) } : save);
