import { expect } from 'vitest';
import type { fieldOf } from './field';

/** A battle whose documents are thrown away. */
interface Battle {
  readonly field: ReturnType<typeof fieldOf>;
}

/** Throws away all documents of a collection. */
export const empty = (documents: { readonly contents: unknown[] }): void => void documents.contents.splice(0);

/** Throws away the pages of the papers that are called so. */
export function lose({ field }: Battle, ...names: string[]): void {
  const { contents } = field.pages;
  const nameOf = ({ flags }: (typeof contents)[number]): string =>
    Object(Object(flags)['pas-de-charge']).page;
  expect(contents.map(nameOf)).toEqual(expect.arrayContaining(names));
  const left = contents.filter((page) => !names.includes(nameOf(page)));
  contents.splice(0, Number.POSITIVE_INFINITY, ...left);
}

/** Something that somebody throws away, and how. */
export type Loss = readonly [string, (battle: Battle) => unknown];

/** What can be made again from the record by anybody. */
export const FOLLOWS: readonly Loss[] = [
  ['a token', ({ field }) => field.tokens.contents.shift()],
  ['all tokens', ({ field }) => empty(field.tokens)],
  ['an actor', ({ field }) => field.actors.contents.shift()],
  ['all actors', ({ field }) => empty(field.actors)],
  ['tokens and actors', ({ field }) => [field.tokens, field.actors].forEach(empty)],
  ['what everybody sees', ({ field }) => Object.assign(field.combat.system, { position: {}, revision: 0 })],
  ['the pages of both hands', (battle) => lose(battle, 'south', 'north')],
  ['the page with the position', (battle) => lose(battle, 'position')],
];

/** What only the client that has decided still knows. */
export const KNOWN: readonly Loss[] = [
  ['the lines of the record', (battle) => lose(battle, 'lines')],
  ['the beginning of the record', (battle) => lose(battle, 'beginning')],
  ['the page that names the record', (battle) => lose(battle, 'record')],
  ['every page', ({ field }) => empty(field.pages)],
  ['the papers as a whole', ({ field }) => empty(field.journals)],
];
