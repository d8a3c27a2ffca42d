import { type StateContext, type FaceClass, type StateProcedure, type RollQuery, roll } from '../../core';

/** The faces of a die from a number on, and those below it. */
export function facesFrom(die: number, needed: number, above: string, below: string): readonly FaceClass[] {
  const faces = Array.from({ length: die }, (_, index) => `${index + 1}`);
  return [
    { name: above, faces: faces.filter((face) => Number(face) >= needed) },
    { name: below, faces: faces.filter((face) => Number(face) < needed) },
  ].filter((each) => each.faces.length > 0);
}

/** Every number of a die by itself. */
export const eachFace = (...faces: readonly number[]): readonly FaceClass[] =>
  faces.map((face) => ({ name: `${face}`, faces: [`${face}`] }));

/** How many dice show a number or more. */
export const atLeast = (faces: readonly string[], needed: number): number =>
  faces.filter((face) => Number(face) >= needed).length;

/** Rolls dice and tells of it; `worth` says what they come to. */
export function* rollAndTell(
  c: StateContext,
  query: Omit<RollQuery, 'kind'>,
  worth: (faces: readonly string[]) => number,
): StateProcedure<readonly string[]> {
  const faces = yield* roll(query);
  const { classes: _, mark: __, count: ___, ...about } = query;
  c.emit({ type: 'rolled', ...about, faces, hits: worth(faces), flags: 0 });
  return faces;
}
