import { Piece } from '../position';
import { Sum } from './dice-sum';

/** The sight of an argument that can't be told apart from others. */
export const UNTOLD = -1;

const STEP = 31;
const MOST = 0x3fff_ffff;

type Named = Readonly<Record<string, unknown>>;

/** A number that is the same for arguments that are alike; `UNTOLD` for those that can't be told apart. */
export function sightOf(arg: unknown): number {
  switch (typeof arg) {
    case 'number':
      return arg & MOST;
    case 'string':
      return (STEP * arg.length + arg.charCodeAt(0)) & MOST;
    case 'object':
      return arg === null ? 0 : sightOfObject(arg);
    case 'boolean':
    case 'undefined':
      return arg ? 1 : 2;
    default:
      return UNTOLD;
  }
}

function sightOfObject(arg: object): number {
  if (arg instanceof Piece) return STEP + arg.slot;
  if (arg instanceof Sum) return arg.reasons ? UNTOLD : arg.total & MOST;
  let sight = 0;
  if (Array.isArray(arg)) {
    for (const part of arg as readonly unknown[]) sight = withPart(sight, part);
    return sight;
  }
  if (Object.getPrototypeOf(arg) !== Object.prototype) return UNTOLD;
  for (const name in arg) sight = withPart(sight, (arg as Named)[name]);
  return sight;
}

function withPart(sight: number, part: unknown): number {
  const other = sight === UNTOLD ? UNTOLD : sightOf(part);
  return other === UNTOLD ? UNTOLD : (Math.imul(sight, STEP) + other) & MOST;
}

/** True if two lists of arguments that can be told apart are the same. */
export function areAlike(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) if (!isAlike(one[index], other[index])) return false;
  return true;
}

function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (one instanceof Piece || Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (Array.isArray(one)) return areAlike(one, other as readonly unknown[]);
  return hasAllOf(one as Named, other as Named) && hasAllOf(other as Named, one as Named);
}

function hasAllOf(one: Named, other: Named): boolean {
  for (const name in other) if (!isAlike(one[name], other[name])) return false;
  return true;
}
