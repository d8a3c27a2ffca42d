import { isUnit, type Ruleset, type Unit } from '../../../core';
import { localize, localizeFor } from '../../texts';
import type { CardPiece } from '../choices/space-card';

/** The number of pieces in a space, and their total losses or strength; empty if a single unit already shows them. */
export function tallyText(pieces: readonly CardPiece[], { id, hitTrack }: Ruleset): readonly string[] {
  const units = pieces.flatMap(({ piece }) => (isUnit(piece) ? [piece] : []));
  if (units.length < 2) return [];
  const types = [...new Set(units.map(({ type }) => type))];
  const kinds = types.map((type) =>
    localize('PDC.board.map.tally.kind', {
      count: String(units.filter((unit) => unit.type === type).length),
      type: localizeFor(id, `PDC.rules.type.${type}`),
    }),
  );
  return [kinds.join(' · '), ...wearText(units, hitTrack)];
}

function wearText(units: readonly Unit[], hitTrack: Ruleset['hitTrack']): readonly string[] {
  const sum = (of: (unit: Unit) => number): number => units.reduce((all, unit) => all + of(unit), 0);
  const lost = sum(({ full, strength }) => Math.max(0, full - strength));
  if (lost === 0) return [];
  const [left, full] = [sum(({ strength }) => strength), sum((unit) => unit.full)];
  return [
    localize(`PDC.board.map.tally.${hitTrack}`, {
      lost: String(lost),
      left: String(left),
      full: String(full),
    }),
  ];
}
