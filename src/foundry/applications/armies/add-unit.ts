import {
  type Facing,
  type Grid,
  isUnit,
  type Leader,
  leadersAt,
  type Ruleset,
  type Side,
  type SpaceId,
  type State,
  type Unit,
  unitsAt,
} from '../../../core';
import type { Localize } from './army-game';

/** What a new piece is to be. */
export interface Recruit {
  readonly unit: string;
  readonly side: Side;
  readonly nation: string;
  readonly at: SpaceId;
}

/** The side whose own edge is nearer to a space; on the middle row that of the south. */
export function nearerSide(grid: Grid, space: SpaceId): Side {
  return 2 * grid.position(space).row < grid.rows - 1 ? 'north' : 'south';
}

/** A piece as it comes from the chart, with a name and an id that no other piece of the battle has. */
export function recruited(
  rules: Ruleset,
  state: State,
  { unit: type, side, nation, at }: Recruit,
  name: (number: number) => string,
): Unit | Leader {
  const pieces = everyone(state);
  const ids = new Set(pieces.map(({ id }) => id));
  const names = new Set(pieces.map((piece) => piece.name));
  const idOf = (index: number): string => `${side}-${type}-${index}`;
  let number = pieces.filter((piece) => piece.side === side && piece.type === type).length + 1;
  while (ids.has(idOf(number)) || names.has(name(number))) number += 1;
  const leader: Leader = {
    id: idOf(number),
    side,
    type,
    name: name(number),
    nation: nation === '' ? state.sides[side].nation : nation,
    at,
    marks: [],
  };
  const chart = rules.pieces[type];
  if (!chart || chart.kind === 'leader') return leader;
  const { strength } = chart;
  const [formation = 'line'] = rules.formations;
  const facing = facingAway(rules, side);
  const unit = { ...leader, strength, full: strength, formation, armed: [], extra: {} };
  return facing ? { ...unit, facing } : unit;
}

/** Where units look that have just been set up: away from the edge of their own; undefined where nobody looks anywhere. */
const facingAway = ({ facings }: Ruleset, side: Side): Facing | undefined =>
  facings.find((facing) => facing === (side === 'south' ? 'n' : 's'));

/** Names a piece by its number: `3rd Line infantry`. */
export function ordinalName(type: string, language: string, localize: Localize): (number: number) => string {
  const rule = new Intl.PluralRules(language, { type: 'ordinal' });
  return (number) => {
    const form = rule.select(number);
    const key = ['one', 'two', 'few'].includes(form) ? form : 'other';
    return localize(`PDC.field.ordinal.${key}`, {
      number: String(number),
      type: localize(`PDC.type.${type}`),
    });
  };
}

/** Why a piece can't be put into a space, as the key of a text; undefined if it can. A leader may join a unit. */
export function standFault(
  { unitsPerSpace }: Pick<Ruleset, 'unitsPerSpace'>,
  state: State,
  piece: Unit | Leader,
  at: SpaceId,
): string | undefined {
  const isOther = ({ id }: Leader) => id !== piece.id;
  const units = unitsAt(state, at).filter(isOther);
  const leaders = leadersAt(state, at).filter(isOther);
  if ([...units, ...leaders].some(({ side }) => side !== piece.side)) return 'PDC.field.enemyThere';
  if (isUnit(piece)) return units.length < unitsPerSpace ? undefined : 'PDC.reason.space-taken';
  return leaders.length < unitsPerSpace ? undefined : 'PDC.field.leaderThere';
}

const everyone = ({
  units,
  leaders,
  fallenUnits,
  fallenLeaders,
  reserve,
}: State): readonly (Unit | Leader)[] =>
  [units, leaders, fallenUnits, fallenLeaders, reserve].flatMap((pieces) =>
    Object.values<Unit | Leader>(pieces),
  );
