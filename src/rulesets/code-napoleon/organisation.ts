import type { SideNumber } from '../../core';
import { isArtillery, isCavalry, isInfantry } from './arms';
import type { Piece, Position } from './play';

/** R003-05, R003-07: the limits for regiments in a division, and divisions in a corps. */
const FEWEST = 2;
const MOST = 6;

/** A remark about an order of battle; never an error. */
export interface OrganisationRemark {
  readonly reason:
    | 'too-few-regiments'
    | 'too-many-regiments'
    | 'no-battery'
    | 'too-few-divisions'
    | 'too-many-divisions'
    | 'not-picked-troops'
    | 'mixed-divisions';
  readonly rule: string;
  /** The command that it is about, or the square where divisions mix. */
  readonly about: string;
}

/** The weak points of a side's order of battle: R003-05 to R003-10. */
export function organisationRemarks(position: Position, side: SideNumber): readonly OrganisationRemark[] {
  const { units, leaders } = position.force(side);
  const divisions = leaders.filter(({ kind }) => kind.rank === 'division');
  return [
    ...divisions.flatMap((general) => divisionRemarks(general, unitsOf(units, general))),
    ...leaders.filter(({ kind }) => kind.rank === 'corps').flatMap((corps) => corpsRemarks(corps, divisions)),
    ...divisions.flatMap((general) => armyRemarks(general, leaders, unitsOf(units, general))),
    ...mixedSquares(position, units),
  ];
}

const unitsOf = (units: readonly Piece[], { kind }: Piece): readonly Piece[] =>
  units.filter((unit) => unit.kind.command === kind.command);

/** R003-05, R003-06: a division needs two to six regiments, and a battery if it has infantry. */
function divisionRemarks({ kind }: Piece, units: readonly Piece[]): readonly OrganisationRemark[] {
  const regiments = units.filter((unit) => !isArtillery(unit)).length;
  const hasFoot = units.some(isInfantry);
  const about = kind.command;
  return [
    ...remarkIf(regiments < FEWEST, 'too-few-regiments', 'R003-05', about),
    ...remarkIf(regiments > MOST, 'too-many-regiments', 'R003-05', about),
    ...remarkIf(hasFoot && !units.some(isArtillery), 'no-battery', 'R003-06', about),
  ];
}

/** R003-07: a corps needs two to six divisions. */
function corpsRemarks(corps: Piece, divisions: readonly Piece[]): readonly OrganisationRemark[] {
  const { length } = divisions.filter(({ kind }) => kind.under === corps.kind.command);
  return [
    ...remarkIf(length < FEWEST, 'too-few-divisions', 'R003-07', corps.kind.command),
    ...remarkIf(length > MOST, 'too-many-divisions', 'R003-07', corps.kind.command),
  ];
}

/** R003-09: the general of an army leads elite divisions directly, and no others. */
function armyRemarks(
  { kind }: Piece,
  leaders: readonly Piece[],
  units: readonly Piece[],
): readonly OrganisationRemark[] {
  const superior = leaders.find((leader) => leader.kind.command === kind.under);
  if (superior?.kind.rank !== 'army') return [];
  const regiments = units.filter((unit) => isInfantry(unit) || isCavalry(unit));
  const isPicked = regiments.every((unit) => unit.kind.grade === 'elite');
  return remarkIf(!isPicked, 'not-picked-troops', 'R003-09', kind.command);
}

/** R003-10: units of several divisions in one square. */
const mixedSquares = (position: Position, units: readonly Piece[]): readonly OrganisationRemark[] =>
  [...new Set(units.map(({ at }) => at))].flatMap((space) => {
    const commands = new Set(units.filter((unit) => unit.at === space).map(({ kind }) => kind.command));
    return remarkIf(commands.size > 1, 'mixed-divisions', 'R003-10', position.board.name(space));
  });

const remarkIf = (
  isSo: boolean,
  reason: OrganisationRemark['reason'],
  rule: string,
  about: string,
): readonly OrganisationRemark[] => (isSo ? [{ reason, rule, about }] : []);
