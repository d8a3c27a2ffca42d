// Styles that hold in languages written from right to left as well. The map, and what is placed over it by its
// geometry, does not turn round: `left` and `right` stay allowed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PHYSICAL = [
  /(?<![\w-])(margin|padding|border)-(left|right)\b[\w-]*:/,
  /(?<![\w-])(text-align|float): *(left|right)\b/,
];

/** Four values of which the second and the fourth differ. */
const LOPSIDED = /(?<![\w-])(margin|padding): *\S+ (\S+) \S+ (?!\2;)\S+;/;

test('margins, paddings, borders and alignment name start and end, not left and right', () => {
  const names = readdirSync('styles');
  expect(names.length).toBeGreaterThan(20);
  const found = names.flatMap((name) =>
    readFileSync(join('styles', name), 'utf8')
      .split('\n')
      .filter((line) => [...PHYSICAL, LOPSIDED].some((pattern) => pattern.test(line)))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
