import type { Guide } from '../../core';
import { FAMILY_REFUSALS, type FamilyReason, toldReason } from './reasons';
import type { Terrain } from './terrain-type';

type Refusals = Guide['refusals'];

/** The paragraphs behind every reason of a game: those of the family, of the terrain, and of the game itself. */
export function refusalRules(
  rules: Readonly<Record<FamilyReason, string>>,
  terrain: readonly Terrain[],
  own: Refusals,
): Refusals {
  const pairs = [
    ...FAMILY_REFUSALS.map((refusal) => [toldReason(refusal), rules[refusal]] as const),
    ...terrain.flatMap(pairsOf),
    ...Object.entries(own).flatMap(([reason, numbers]) => numbers.map((number) => [reason, number] as const)),
  ];
  const gathered: Record<string, readonly string[]> = {};
  for (const [reason, rule] of pairs) gathered[reason] = [...new Set([...(gathered[reason] ?? []), rule])];
  return gathered;
}

const pairsOf = ({ closedTo, onlyPassedBy, stops }: Terrain): readonly (readonly [string, string])[] => [
  ...Object.values(closedTo).map((rule) => ['ground-is-closed', rule] as const),
  ...Object.values(closedTo).map((rule) => ['ground-in-the-way', rule] as const),
  ...Object.values(onlyPassedBy).map((rule) => ['ground-lets-pass', rule] as const),
  ...Object.values(stops).map((rule) => ['has-to-stop', rule] as const),
];
