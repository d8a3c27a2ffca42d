import { type BoardSize, type Faults, type Json, type Ruleset, readBoard } from '../core';

/** A scenario that is being made: the data of its file, which need not be whole or right yet. */
export type Draft = Readonly<Record<string, Json>>;

/** The fields of a value; none if it is no mapping. */
export const fieldsIn = (value: Json | undefined): Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Draft) : {};

/** The items of a value; none if it is no list. */
export const itemsIn = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

/** The names with which a new scenario begins. */
export interface FirstNames {
  readonly title: string;
  readonly south: string;
  readonly north: string;
}

/** The points to win and the command rating with which a new scenario begins (house values). */
const USUAL = { target: 5, rating: 5 } as const;

/** A draft with open ground and no pieces. */
export function freshDraft(rules: Ruleset, { title, south, north }: FirstNames): Draft {
  const stats = Object.fromEntries(rules.sideStats.map((stat) => [stat, USUAL[stat]]));
  return {
    formatVersion: 1,
    id: 'scenario',
    ruleset: rules.id,
    title,
    source: '',
    first: 'south',
    sides: {
      south: { name: south, nation: 'south', ...stats },
      north: { name: north, nation: 'north', ...stats },
    },
    terrain: {},
    units: {},
    objectives: [],
    arrivals: [],
    options: {},
  };
}

/** Ignores faults: a draft may have any. */
export const ANY_FAULT: Faults = { add: () => undefined };

/** The size of a draft's board. */
export const boardOf = (game: Ruleset, draft: Draft): BoardSize =>
  readBoard(game, draft.board, 'board', ANY_FAULT);

/** The game on the board of a draft. */
export const rulesOf = (game: Ruleset, draft: Draft): Ruleset => game.on(boardOf(game, draft));
