import type { Ruleset } from '../../core';
import type { CardData, Line } from './card-data';
import { isQuiet } from './card-outline';

/** The fields that mark the card of an order by which a piece only uses its move: no roll or question. */
export function manoeuvreOf(card: CardData, rules: Ruleset): Pick<CardData, 'isManoeuvre' | 'matter'> {
  const { order = '', unit } = card;
  const isOne = unit !== undefined && rules.orderKind(order)?.isManoeuvre && isQuiet(card);
  return isOne ? { isManoeuvre: true, matter: [unit] } : {};
}

/** Combines lines that continue each other: a piece's whole path, and its last facing. */
export function inOneBreath(lines: readonly Line[]): readonly Line[] {
  const told: Line[] = [];
  for (const line of lines) {
    // Other pieces may do the same beside it, as guns that turn with their regiment.
    const others = told.length - told.findLastIndex(({ type }) => type !== line.type) - 1;
    const before = told.slice(told.length - others).findIndex((other) => isOfSame(other, line));
    const place = before < 0 ? told.length : told.length - others + before;
    const known = told[place];
    told.splice(place, 1, known ? joined(known, line) : line);
  }
  return told;
}

const isOfSame = (one: Line, other: Line): boolean =>
  'unit' in one &&
  'unit' in other &&
  one.unit === other.unit &&
  (one.type === 'turned' || one.type === 'moved');

/** The later of two lines of the same kind and piece, with the whole path. */
const joined = (one: Line, other: Line): Line =>
  one.type === 'moved' && other.type === 'moved' ? { ...other, path: [...one.path, ...other.path] } : other;
