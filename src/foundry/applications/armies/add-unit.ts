import {
  type Facing,
  type Grid,
  isUnit,
  type Leader,
  leadersAt,
  type PieceSetup,
  type Ruleset,
  SIDES,
  type Side,
  type SpaceId,
  type State,
  type Unit,
  unitsAt,
  withWhole,
} from '../../../core';
import { NATIONS } from '../../../drawing';
import type { UserBattle } from '../../battle';
import type { Localize } from '../../texts';
import { listChoices } from '../list-choices';
import { typePicture } from '../type-picture';

/** The choices for a new piece: type, side and nation. */
export interface NewPiece {
  readonly unit: string;
  readonly side: Side;
  readonly nation: string;
  readonly at: SpaceId;
  /** Values of its own, as a scenario sets them up; absent: the usual ones. */
  readonly setup?: Partial<Omit<PieceSetup, 'side' | 'type' | 'at'>>;
}

/** The side whose own edge is nearer to a space; on the middle row, the side in the south. */
export function nearerSide(grid: Grid, space: SpaceId): Side {
  return 2 * grid.position(space).row < grid.rows - 1 ? 'north' : 'south';
}

/** A piece as its chart defines it, with a name and an id that no other piece of the battle has. */
export function newPiece(
  rules: Ruleset,
  state: State,
  { unit: type, side, nation, at, setup = {} }: NewPiece,
  name: (number: number) => string,
): Unit | Leader {
  const pieces = allPieces(state);
  const ids = new Set(pieces.map(({ id }) => id));
  const names = new Set(pieces.map((piece) => piece.name));
  const idOf = (index: number): string => `${side}-${type}-${index}`;
  let number = pieces.filter((piece) => piece.side === side && piece.type === type).length + 1;
  while (ids.has(idOf(number)) || names.has(name(number))) number += 1;
  const chart = rules.pieces[type];
  const leader: Leader = {
    id: idOf(number),
    side,
    type,
    name: name(number),
    nation: nation || chart?.nation || state.sides[side].nation,
    at,
    marks: [],
    ...(setup.traits && { traits: setup.traits }),
  };
  if (!chart || chart.kind === 'leader') return leader;
  const { strength } = chart;
  const { formation = rules.formations[0] ?? '' } = setup;
  const facing = facingAway(rules, side);
  const unit = { ...leader, strength, full: strength, formation, armed: [], extra: {} };
  const placed = facing ? { ...unit, facing } : unit;
  return withWhole(placed, rules.wholeBy(state.tables, placed) ?? strength);
}

/** The facing of newly placed units: away from their own edge; undefined in games without facing. */
const facingAway = ({ facings }: Ruleset, side: Side): Facing | undefined =>
  facings.find((facing) => facing === (side === 'south' ? 'n' : 's'));

/** The reason why a piece can't be put into a space, as a text key; undefined if it can. A leader may join a unit. */
export function placementFault(
  { unitsPerSpace }: Pick<Ruleset, 'unitsPerSpace'>,
  state: State,
  piece: Unit | Leader,
  at: SpaceId,
): string | undefined {
  const isOther = ({ id }: Leader) => id !== piece.id;
  const units = unitsAt(state, at).filter(isOther);
  const leaders = leadersAt(state, at).filter(isOther);
  if ([...units, ...leaders].some(({ side }) => side !== piece.side)) return 'PDC.windows.field.enemyThere';
  if (isUnit(piece)) return units.length < unitsPerSpace ? undefined : 'PDC.rules.reason.space-taken';
  return leaders.length < unitsPerSpace ? undefined : 'PDC.windows.field.leaderThere';
}

const allPieces = ({
  units,
  leaders,
  fallenUnits,
  fallenLeaders,
  reserve,
}: State): readonly (Unit | Leader)[] =>
  [units, leaders, fallenUnits, fallenLeaders, reserve].flatMap((pieces) =>
    Object.values<Unit | Leader>(pieces),
  );

/** The type that marks dragged data as a new unit. */
const UNIT_DRAG = 'pas-de-charge.unit';

/** A unit type that is dragged onto the map. */
export interface UnitDrag {
  readonly ruleset: string;
  /** The key in the ruleset's catalogue, or a line of the list of its armies. */
  readonly unit: string;
  /** The unit's side; null for the side on whose half of the map it is dropped. */
  readonly side: Side | null;
  /** The nation; empty for the nation of the side. */
  readonly nation: string;
}

/** The text that represents a unit in a drag. */
export const unitDragText = (drag: UnitDrag): string => JSON.stringify({ type: UNIT_DRAG, ...drag });

/** The unit in dragged data; undefined if the data is something else. */
export function readUnitDrag(data: unknown): UnitDrag | undefined {
  const { type, ruleset, unit, side, nation }: Readonly<Record<string, unknown>> = Object(data);
  if (type !== UNIT_DRAG || typeof ruleset !== 'string' || typeof unit !== 'string') return undefined;
  const word = typeof nation === 'string' ? nation : '';
  return { ruleset, unit, side: SIDES.find((each) => each === side) ?? null, nation: word };
}

/**
 * Makes the pictures with `data-unit` inside an element draggable; the rest of the drag data is read when the drag
 * begins.
 */
export function watchUnitDrag(
  element: HTMLElement,
  others: (unit: string) => Omit<UnitDrag, 'unit'> | undefined,
): void {
  element.addEventListener('dragstart', (event) => {
    const { target, dataTransfer } = event;
    const unit = target instanceof HTMLElement ? target.dataset.unit : undefined;
    if (unit === undefined || !dataTransfer) return;
    const drag = others(unit);
    if (!drag) return;
    // The surrounding window may have drag handlers of its own.
    event.stopPropagation();
    dataTransfer.effectAllowed = 'copy';
    dataTransfer.setData('text/plain', unitDragText({ ...drag, unit }));
  });
}

/** The GM's choices for the units dragged from the palette. */
export interface PaletteChoice {
  /** The side; null to decide by the half of the map. */
  readonly side: Side | null;
  /** The nation; empty for the nation of the side. */
  readonly nation: string;
  /** The type picked up with the keyboard, to be placed where the keyboard cursor points. */
  readonly unit?: string;
}

/**
 * The template data of the unit palette: every type in the game, by nation if the game has nations, in the colour that
 * it would have.
 */
export function unitPaletteContext(
  battle: Pick<UserBattle, 'rules' | 'state'> | undefined,
  { side, nation, unit = '' }: PaletteChoice,
  localize: Localize,
) {
  const sides = battle?.state.sides;
  const colour = nation === '' ? (sides?.[side ?? 'south'].nation ?? '') : nation;
  const types = Object.values(battle?.rules.pieces ?? {});
  // Types common to all nations come first, then the requested nation, then the nations of the battle.
  const first = ['', colour, ...SIDES.map((each) => sides?.[each].nation ?? '')];
  const nations = new Set([...first, ...types.map((type) => type.nation ?? '')]);
  return {
    sides: [
      { id: '', name: localize('PDC.windows.field.byPlace'), isChosen: side === null },
      ...listChoices(
        SIDES,
        side ?? undefined,
        (each) => sides?.[each].name ?? localize(`PDC.windows.plan.side.${each}`),
      ),
    ],
    nations: [
      { id: '', name: localize('PDC.windows.field.ofSide'), isChosen: nation === '' },
      ...listChoices(Object.keys(NATIONS), nation, (id) => localize(`PDC.rules.nation.${id}`)),
    ],
    groups: [...nations].flatMap((of) => {
      const units = types.filter((type) => (type.nation ?? '') === of);
      return units.length === 0
        ? []
        : {
            title: of === '' ? '' : localize(`PDC.rules.nation.${of}`),
            units: units.map(({ id }) => ({
              type: id,
              isInHand: id === unit,
              name: localize(`PDC.rules.type.${id}`),
              picture: battle ? typePicture(battle.rules, id, nation || of || colour) : '',
            })),
          };
    }),
    hint: localize(
      battle ? `PDC.windows.field.${unit === '' ? 'unitsHint' : 'unitInHand'}` : 'PDC.windows.field.noBattle',
    ),
  };
}
