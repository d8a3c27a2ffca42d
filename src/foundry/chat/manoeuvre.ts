import type { Ruleset } from '../../core';
import type { CardData, Line } from './card-data';
import { isQuiet } from './card-outline';

/** What marks the card of an order by which a piece does no more than to use its move: nothing was rolled or asked. */
export function manoeuvreOf(card: CardData, rules: Ruleset): Pick<CardData, 'isManoeuvre' | 'matter'> {
  const { order = '', unit } = card;
  const isOne = unit !== undefined && rules.manoeuvres.includes(order) && isQuiet(card);
  return isOne ? { isManoeuvre: true, matter: [unit] } : {};
}

/** What goes on is told once: how far a piece went in all, and where it looks in the end. */
export function inOneBreath(lines: readonly Line[]): readonly Line[] {
  const told: Line[] = [];
  for (const line of lines) {
    // Others may do the same beside it, as guns turn with the regiment that they are with.
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

/** The later of two lines of the same kind and piece, with the whole way. */
const joined = (one: Line, other: Line): Line =>
  one.type === 'moved' && other.type === 'moved' ? { ...other, path: [...one.path, ...other.path] } : other;
