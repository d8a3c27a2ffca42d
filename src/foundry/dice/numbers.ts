import type { Die } from '../../core';

/** Whether all the faces of a die bear numbers. */
export const isNumbered = ({ faces }: Die): boolean => faces.every((face) => /^\d+$/.test(face));

/** The sum of the numbers on the faces that count. */
export const sumOf = (
  { faces }: Die,
  results: readonly { readonly result: number; readonly active?: boolean | undefined }[],
): number =>
  results
    .filter(({ active }) => active !== false)
    .reduce((sum, { result }) => sum + Number(faces[result - 1] ?? result), 0);
