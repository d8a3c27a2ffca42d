import { expect } from 'vitest';
import {
  type OddsTable,
  type Order,
  type Query,
  type Reply,
  resolve,
  type State,
  seededReply,
  seededStream,
  type TableCells,
} from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { MELEE_CHART } from '../../../src/rulesets/code-napoleon/tables/melee';
import { HERE } from './melee-positions';

/** Everybody needs so much against everybody. */
export const alike = (needed: number): TableCells =>
  MELEE_CHART.table.rows.map(() => MELEE_CHART.table.columns.map(() => needed));

/** Effects of the faces of a d4, the rest never being rolled. */
export const effects = (...faces: readonly string[]): TableCells =>
  Array.from({ length: 12 }, (_, index) => [faces[index] ?? 'loss']);

/** Every die by chance; every question is answered as the odds answer it: by its first option. */
function sampled(seed: number): (query: Query) => Reply {
  const chance = seededReply(codeNapoleon, seededStream(seed));
  return (query) =>
    query.kind === 'ask' ? { kind: 'chose', option: query.options[0] ?? '' } : chance(query);
}

const isWon = ({ units }: State): boolean =>
  Object.values(units).some(({ side, at }) => side === 'south' && at === HERE);

/** How likely the attacker wins by exact odds, which so many samples have to bear out. */
export function expectSampled(
  table: OddsTable | undefined,
  { state, order }: { readonly state: State; readonly order: Order },
  samples: number,
): number {
  const expected = (table?.outcomes ?? []).reduce(
    (sum, { probability, state: after }) => sum + (isWon(after) ? probability : 0),
    0,
  );
  const reply = sampled(1809);
  let won = 0;
  for (let count = 0; count < samples; count += 1) {
    if (isWon(resolve(codeNapoleon, state, order, reply).state)) won += 1;
  }
  // Four times the usual error.
  const error = 4 * Math.sqrt((expected * (1 - expected)) / samples);
  expect(Math.abs(won / samples - expected)).toBeLessThan(error);
  return expected;
}
