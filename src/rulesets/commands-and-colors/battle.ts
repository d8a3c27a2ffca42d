import {
  type Context,
  type Json,
  mark,
  type Piece,
  type Position,
  type Setting,
  wordNumber,
} from '../../core';
import type { CommandCard } from './cards/card';
import type { Kind } from './kind';
import type { Terrain } from './terrain';

/** A battle of this family at one moment. */
export type Battle = Position<Kind>;

/** A unit or a leader. */
export type Unit = Piece<Kind>;

/** An order of this family on its way. */
export type Course = Context<Kind>;

/** What one game of the family has for itself: its tables. Procedures ask these, and never which game they serve. */
export interface Variant {
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly terrain: ReadonlyMap<string, Terrain>;
  /** The first value of every rules option. */
  readonly options: Readonly<Record<string, Json>>;
  /** How far the mere presence of a leader lets units ignore a flag. */
  readonly rallyReach: number;
  readonly cards: ReadonlyMap<string, CommandCard>;
  /** The whole deck, each card as often as it is there. */
  readonly deck: readonly string[];
  /** What a card comes down to that has nobody to order. */
  readonly singleOrder: string;
}

const variants = new Map<string, Variant>();

/** Makes the tables of a game known under its id. */
export const addVariant = (ruleset: string, variant: Variant): void => {
  variants.set(ruleset, variant);
};

// Asked about one battle many times, and then about another one.
let lastSetting: Setting | undefined;
let lastVariant: Variant | undefined;

/** The tables by which a battle is played. */
export function variantOf({ setting }: Battle): Variant {
  if (setting === lastSetting && lastVariant) return lastVariant;
  const known = variants.get(setting.ruleset);
  if (!known) throw new RangeError(`no game "${setting.ruleset}" in this family`);
  lastSetting = setting;
  lastVariant = known;
  return known;
}

/** Whether a rules option has a value; options that a battle does not name have their initial one. */
export const optionIs = (battle: Battle, id: string, value: Json): boolean =>
  (battle.setting.options[id] ?? variantOf(battle).options[id]) === value;

/** What pieces do in a turn. */
export const ACTIVATED = mark('activated');
export const MOVED = mark('moved');
export const MARCHED = mark('marched');
export const ATTACKED = mark('attacked');
export const RESPONDED = mark('responded');
export const FORMED = mark('formed');
export const ARRIVED = mark('arrived');

/** The steps of a turn, and of what comes before the first one. */
export const MOVEMENT = wordNumber('movement');
export const COMBAT = wordNumber('combat');
export const COMMAND = wordNumber('command');
export const DEAL = wordNumber('deal');
export const TERRAIN_STEP = wordNumber('terrain');
export const PLACEMENT = wordNumber('placement');

const SQUARE = wordNumber('square');

export const inSquare = (unit: Unit): boolean => unit.formation === SQUARE;
