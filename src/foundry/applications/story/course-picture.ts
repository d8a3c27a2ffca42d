import type { Side } from '../../../core';
import type { Story } from '../../../match';

/** The balance of the battle from beginning to end, as a line to draw. */
export interface CoursePicture {
  readonly width: number;
  readonly height: number;
  readonly middle: number;
  readonly line: string;
  /** The line with the area between it and the middle. */
  readonly area: string;
  readonly south: string;
  readonly north: string;
  /** The turning points, numbered. */
  readonly points: readonly { readonly x: number; readonly y: number; readonly number: number }[];
}

const WIDTH = 440;
const HEIGHT = 96;
const EDGE = 12;
/** The balance that fills half the picture if it never gets larger. */
const LEAST = 20;

/** Makes the picture: above the middle the south was ahead, below it the north. */
export function coursePicture({ course, turns }: Story, inks: Readonly<Record<Side, string>>): CoursePicture {
  const most = Math.max(LEAST, ...course.map(Math.abs));
  const middle = HEIGHT / 2;
  const xOf = (index: number) => EDGE + ((WIDTH - 2 * EDGE) * index) / Math.max(1, course.length - 1);
  const yOf = (balance: number) => middle - ((middle - EDGE) * balance) / most;
  const steps = course.map((balance, index) => `${xOf(index).toFixed(1)},${yOf(balance).toFixed(1)}`);
  const line = `M${steps.join(' L')}`;
  return {
    width: WIDTH,
    height: HEIGHT,
    middle,
    line,
    area: `${line} L${xOf(course.length - 1).toFixed(1)},${middle} L${xOf(0)},${middle} Z`,
    south: inks.south,
    north: inks.north,
    points: turns.map(({ action }, index) => ({
      x: Math.round(xOf(action + 1)),
      y: Math.round(yOf(course[action + 1] ?? 0)),
      number: index + 1,
    })),
  };
}
