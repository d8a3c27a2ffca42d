import type { Refusal } from '../../core';
import type { Battle } from './battle';
import { FAMILY_REFUSALS, type FamilyRefusal, toldReason } from './reasons';
import { type Variant, variantOf } from './variant';

type Refusals = Readonly<Record<FamilyRefusal, Refusal>>;

// Thousands of orders are tested by their refusals, so the refusals of a game are built once.
const made = new WeakMap<Variant, Refusals>();
let lastVariant: Variant | undefined;
let lastRefusals: Refusals | undefined;

const makeRefusals = ({ rules }: Variant): Refusals =>
  Object.fromEntries(
    FAMILY_REFUSALS.map((refusal) => [refusal, { reason: toldReason(refusal), rule: rules[refusal] }]),
  ) as Refusals;

function refusalsOf(variant: Variant): Refusals {
  if (variant === lastVariant && lastRefusals) return lastRefusals;
  const known = made.get(variant) ?? makeRefusals(variant);
  made.set(variant, known);
  lastVariant = variant;
  lastRefusals = known;
  return known;
}

/** A refusal of the family, with the paragraph of the game that is played. */
export function because(
  battle: Battle,
  refusal: FamilyRefusal,
  more?: Pick<Refusal, 'space' | 'about'>,
): Refusal {
  const shared = refusalsOf(variantOf(battle))[refusal];
  return more ? { ...shared, ...more } : shared;
}
