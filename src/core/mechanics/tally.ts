import type { FaceClass } from '../engine';

/** How many of the faces rolled belong to a class. */
export function tally(faces: readonly string[], classes: readonly FaceClass[], name: string): number {
  const counted = classes.find((each) => each.name === name)?.faces ?? [];
  return faces.filter((face) => counted.includes(face)).length;
}
