import { type Edge, isUsualSize, SIDES, type Side, type SpaceId } from '../../core';
import { drawMap, layOut, type MapDrawing } from '../../drawing';
import type { UserBattle } from '../battle';
import { localize } from '../texts';

/** The paper margin around the board, in pixels of the map. */
export const MARGIN = 40;

/** The parts of a battle that its map is drawn from. */
type Ground = Pick<UserBattle, 'rules' | 'state'>;

/** The battle's map as an SVG document; `size` is the width of a space in pixels. */
export const mapSheet = (ground: Ground, size: number): string => drawMap(mapDrawing(ground, size));

/**
 * The middles of spaces on that map, and the size of a space, in hundredths of the map's width and height; `ratio` is its
 * width divided by its height.
 */
export function placesOnSheet(ground: Ground, size: number) {
  const { width, height, cells } = layOut(mapDrawing(ground, size));
  const [across, down] = [width + 2 * MARGIN, height + 2 * MARGIN];
  return {
    space: (100 * size) / across,
    ratio: across / down,
    middleOf(space: SpaceId): { readonly left: number; readonly top: number } | undefined {
      const centre = cells.get(space)?.centre;
      return (
        centre && { left: (100 * (centre.x + MARGIN)) / across, top: (100 * (centre.y + MARGIN)) / down }
      );
    },
  };
}

/** How a map is looked at. */
interface Looked {
  /** The first row lies below. */
  readonly isTurned?: boolean;
  /** A mount with a compass lies below. */
  readonly isMounted?: boolean;
  /** The sides that call the sections of the board by their names. */
  readonly namedBy?: readonly Side[];
}

/** The data that the map of a battle is drawn from; the same data gives the same map. */
export function mapDrawing(
  { rules, state }: Ground,
  size: number,
  { isTurned = false, isMounted = false, namedBy = [] }: Looked = {},
): MapDrawing {
  const { grid } = rules;
  const { south, north } = state.sides;
  return {
    shape: grid.kind,
    rows: grid.rows,
    columns: grid.columns,
    size,
    terrain: Object.fromEntries(
      Object.entries(state.terrain).map(([space, id]) => [space, rules.terrain[id]?.drawn ?? 'clear']),
    ),
    borders: Object.entries(state.borders).flatMap(([border, id]) => {
      const row = rules.borders[id];
      return row ? { between: neighboursAt(border), drawn: row.drawn } : [];
    }),
    roads: rules.roads(state),
    works: Object.entries(state.works ?? {}).flatMap(([works, id]) => {
      const row = rules.works[id];
      return row ? { ...coverAt(works), drawn: row.drawn } : [];
    }),
    sectionLines: rules.sectionLines(state),
    sectionNames: rules.sectionLines(state).length > 0 ? namedBy.map(sectionNames) : [],
    objectives: state.objectives.flatMap(({ spaces, side }) =>
      spaces.map((space) => ({ space, nation: state.sides[side].nation })),
    ),
    home: { 'first-row': north.nation, 'last-row': south.nation },
    margin: MARGIN,
    isTurned,
    isMounted,
  };
}

/** True if the sections of the board are by a house rule: the sources know only boards of the usual size. */
export const hasHouseSections = ({ rules, state }: Ground): boolean =>
  rules.sectionLines(state).length > 0 && !isUsualSize(rules, state.board);

/** The sections as they lie from the first column to the last, called as a side calls them that looks from its edge. */
function sectionNames(side: Side): { readonly edge: Edge; readonly names: readonly string[] } {
  const names = ['left', 'centre', 'right'].map((section) => localize(`PDC.board.map.section.${section}`));
  return side === 'south' ? { edge: 'last-row', names } : { edge: 'first-row', names: names.toReversed() };
}

/** The sides by which the sections are named for a user: their own, or both for users with none or both. */
export const namersFor = (seats: readonly Side[]): readonly Side[] => (seats.length === 1 ? seats : SIDES);

/** The space that works cover, and the one they face: `A3>A4`. */
function coverAt(works: string): { readonly at: SpaceId; readonly against: SpaceId } {
  const [at = '', against = ''] = works.split('>');
  return { at, against };
}

/** The two spaces on either side of a border: `A3|A4`. */
function neighboursAt(border: string): readonly [SpaceId, SpaceId] {
  const [one = '', other = ''] = border.split('|');
  return [one, other];
}
