import type { Die } from '../../core';
import { DRAWN_FACES, drawFace, imageSource } from '../../drawing';
import { modulePath } from '../documents/module-id';

/** The face of a die that a result stands for. */
export const faceOf = ({ faces }: Die, result: number): string => faces[result - 1] ?? String(result);

/** The address of the picture of a face. */
export const faceSource = (die: Die, face: string): string => imageSource(drawFace(die.id, face));

/**
 * What a die shows on a table of its own for each of its faces: where it bears symbols, the path of a picture that the
 * build has made, since drawings are not taken there.
 */
export const faceLabels = ({ id, faces }: Die): readonly string[] =>
  faces.map((face) => (DRAWN_FACES.includes(face) ? modulePath(`assets/dice/${id}-${face}.png`) : face));
