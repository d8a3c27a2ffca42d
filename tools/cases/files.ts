import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { Faults, Ruleset } from '../../src/core';
import { readCase } from './read-case';
import { runCase } from './run-case';

/** Lists that stand beside the cases and are none. */
const LISTS = ['not-rules.yaml', 'later.yaml'];

export interface CaseResult {
  readonly file: string;
  readonly title: string;
  readonly faults: readonly string[];
}

/** Every case file in a folder and the folders below it, or the one file named. */
export function caseFiles(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name) && !LISTS.some((list) => name.endsWith(list)))
    .sort()
    .map((name) => join(path, name));
}

/** Reads and plays every case of a file. A file that can't be read is one failed case. */
export function runFile(rulesets: readonly Ruleset[], file: string): readonly CaseResult[] {
  const list = readList(file);
  if (typeof list === 'string') return [{ file, title: '(the file)', faults: [list] }];
  return list.map((data, index) => {
    const faults: string[] = [];
    const gather: Faults = { add: (place, fault) => faults.push(`${place}: ${fault}`) };
    const one = readCase(rulesets, data, index, gather);
    const title = one?.title || `(case ${index + 1})`;
    return { file, title, faults: faults.length > 0 || !one ? faults : runCase(one) };
  });
}

/** The items of a file, or what is wrong with it. */
function readList(file: string): readonly unknown[] | string {
  try {
    const data: unknown = parse(readFileSync(file, 'utf8'));
    if (Array.isArray(data) && data.length > 0) return data;
    return 'a list of cases is needed';
  } catch (error) {
    if (error instanceof YAMLParseError) return error.message;
    throw error;
  }
}
