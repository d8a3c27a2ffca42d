import type { Die } from '../../core';
import { drawFace, imageSource } from '../../drawing';

/** The face of a die that a result stands for. */
export const faceOf = ({ faces }: Die, result: number): string => faces[result - 1] ?? String(result);

/** The address of the picture of a face. */
export const faceSource = (die: Die, face: string): string => imageSource(drawFace(die.id, face));
