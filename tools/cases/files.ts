import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { Faults } from '../../src/core';
import type { Games } from './games';
import { isArmyCase, readArmyCase } from './read-army-case';
import { isCampaignCase, readCampaignCase } from './read-campaign-case';
import { readCase } from './read-case';
import { runArmyCase } from './run-army-case';
import { runCampaignCase } from './run-campaign-case';
import { runCase } from './run-case';
import type { Watch } from './watch';

/** A list in the folder of the cases that is not a case file. */
const LIST = 'not-rules.yaml';

export interface CaseResult {
  readonly file: string;
  readonly title: string;
  readonly faults: readonly string[];
}

/** Every case file in a folder and the folders below it, or the one file named. */
export function caseFiles(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name) && !name.endsWith(LIST))
    .sort()
    .map((name) => join(path, name));
}

/** Reads and runs every case of a file. A file that can't be read counts as one failed case. */
export function runFile(games: Games, file: string, watch?: Watch): readonly CaseResult[] {
  const list = readList(file);
  if (typeof list === 'string') return [{ file, title: '(the file)', faults: [list] }];
  return list.map((data, index) => ({
    file,
    ...runnerOf(data)(games, data, index, watch),
  }));
}

const runnerOf = (data: unknown) =>
  isArmyCase(data) ? runArmy : isCampaignCase(data) ? runCampaign : runOrders;

type Outcome = Omit<CaseResult, 'file'>;

function runOrders(games: Games, data: unknown, index: number, watch?: Watch): Outcome {
  const [gather, faults] = gathering();
  const one = readCase(games, data, index, gather);
  const title = one?.title || `(case ${index + 1})`;
  return { title, faults: faults.length > 0 || !one ? faults : runCase(one, watch) };
}

function runArmy(games: Games, data: unknown, index: number): Outcome {
  const [gather, faults] = gathering();
  const one = readArmyCase(games, data, index, gather);
  const title = one?.title || `(case ${index + 1})`;
  return { title, faults: faults.length > 0 || !one ? faults : runArmyCase(one) };
}

function runCampaign(games: Games, data: unknown, index: number, watch?: Watch): Outcome {
  const [gather, faults] = gathering();
  const one = readCampaignCase(games, data, index, gather);
  const title = one?.title || `(case ${index + 1})`;
  return { title, faults: faults.length > 0 || !one ? faults : runCampaignCase(one, watch) };
}

function gathering(): readonly [gather: Faults, found: readonly string[]] {
  const found: string[] = [];
  return [{ add: (place, fault) => found.push(`${place}: ${fault}`) }, found];
}

/** The items of a file, or the error in it. */
function readList(file: string): readonly unknown[] | string {
  try {
    const data: unknown = parse(readFileSync(file, 'utf8'));
    if (Array.isArray(data) && data.length > 0) return data;
    return 'expected a list of cases';
  } catch (error) {
    if (error instanceof YAMLParseError) return error.message;
    throw error;
  }
}
