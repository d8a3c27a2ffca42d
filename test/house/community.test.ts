// The forms of issues: GitHub drops a broken one without a word.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { GAMES } from '../../src/rulesets';

interface Field {
  readonly type: string;
  readonly id?: string;
  readonly attributes: {
    readonly label?: string;
    readonly value?: string;
    readonly options?: readonly string[];
  };
}

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly Field[];
}

const FOLDER = '.github/ISSUE_TEMPLATE';
const FORMS = readdirSync(FOLDER).map((name): [string, Form] => [
  name,
  parse(readFileSync(join(FOLDER, name), 'utf8')),
]);

const optionsOf = (file: string, id: string): readonly string[] =>
  FORMS.find(([name]) => name === file)?.[1].body.find((field) => field.id === id)?.attributes.options ?? [];

test.each(FORMS)('the form %s is one that GitHub shows', (_, { name, description, body }) => {
  expect([name, description].every(Boolean)).toBe(true);
  const asked = body.filter(({ type }) => type !== 'markdown');
  expect(asked.every(({ type }) => ['textarea', 'input', 'dropdown'].includes(type))).toBe(true);
  expect(asked.every(({ attributes }) => attributes.label)).toBe(true);
  expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
  for (const { type, attributes } of asked.filter((field) => field.type === 'dropdown')) {
    expect([type, new Set(attributes.options).size]).toEqual(['dropdown', attributes.options?.length]);
  }
});

test('the forms name every game and every language', () => {
  const { languages } = JSON.parse(readFileSync('module.json', 'utf8'));
  expect(optionsOf('rule.yml', 'game')).toHaveLength(GAMES.length + 1);
  expect(optionsOf('text.yml', 'language')).toEqual([
    ...languages.map(({ name }: { readonly name: string }) => name),
    'another',
  ]);
});
