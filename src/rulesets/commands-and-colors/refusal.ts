import type { Refusal } from '../../core';
import { FAMILY_REFUSALS, type FamilyReason, type FamilyRefusal, toldReason } from './reasons';
import type { Battle, Variant } from './variant';

/** The paragraphs that a game of the family names for its reasons, and every refusal with its own. */
export const citing = (
  rules: Readonly<Record<FamilyReason, string>>,
): Pick<Variant, 'rules' | 'refusals'> => ({
  rules,
  refusals: new Map(
    FAMILY_REFUSALS.map((refusal) => [refusal, { reason: toldReason(refusal), rule: rules[refusal] }]),
  ),
});

/** A refusal of the family, with the paragraph of the game that is played. */
export function because(
  { game }: Battle,
  refusal: FamilyRefusal,
  more?: Pick<Refusal, 'space' | 'about'>,
): Refusal {
  const shared = game.refusals.get(refusal) as Refusal;
  return more ? { ...shared, ...more } : shared;
}
