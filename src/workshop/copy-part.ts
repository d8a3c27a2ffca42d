import { borderOf, type Grid, isBorder, isWorks, type Ruleset, type SpaceId, worksName } from '../core';
import { type Draft, fieldsIn, rulesOf } from './draft';
import { CLEAR, type Edit } from './edit';
import { acrossOf, kindAt, painted } from './paint';
import { copyOf, freeId, hasRoom } from './pieces';
import { ROAD, roadPainted, roadsIn, stretches } from './roads';

type Copy = Extract<Edit, { type: 'copy' }>;

/** The space that lies as far from another as `space` lies from `from`; undefined off the board. */
function shifted(grid: Grid, space: SpaceId, from: SpaceId, to: SpaceId): SpaceId | undefined {
  const row = grid.position(to).row + grid.position(space).row - grid.position(from).row;
  const across = acrossOf(grid, to) + acrossOf(grid, space) - acrossOf(grid, from);
  const odd = grid.kind === 'hex' ? Math.abs(row % 2) : 0;
  return grid.at(row, (across - odd) / 2);
}

/** The draft with a part of its board once more, the first space of it at another one; what falls off the board is left out. */
export function copied(game: Ruleset, draft: Draft, { spaces, to, pieces }: Copy): Draft {
  const rules = rulesOf(game, draft);
  const { grid } = rules;
  const own = spaces.filter((space) => grid.has(space));
  const [from] = own;
  if (from === undefined || !grid.has(to)) return draft;
  const target = (space: SpaceId) => (grid.has(space) ? shifted(grid, space, from, to) : undefined);
  const ground = own.reduce((after, space) => {
    const there = target(space);
    return there === undefined ? after : painted(after, 'terrain', kindAt(draft, 'terrain', space), [there]);
  }, draft);
  const alongBorders = copiedSides(draft, own, target, { on: 'borders', sign: '|', grid });
  const along = [...alongBorders, ...copiedSides(draft, own, target, { on: 'works', sign: '>', grid })];
  const whole = along.reduce((after, { on, kind, place }) => painted(after, on, kind, [place]), ground);
  const paved = roadsIn(draft)
    .flatMap((road) => stretches(road, (space) => own.includes(space) && target(space) !== undefined))
    .reduce(
      (after, road) =>
        roadPainted(
          grid,
          after,
          ROAD,
          road.flatMap((space) => target(space) ?? []),
        ),
      whole,
    );
  return pieces ? withPieces(rules, paved, own, target) : paved;
}

/** The draft with the pieces of some spaces once more, where there is room for them. */
function withPieces(
  rules: Ruleset,
  draft: Draft,
  spaces: readonly SpaceId[],
  target: (space: SpaceId) => SpaceId | undefined,
): Draft {
  let after = draft;
  for (const [id, piece] of Object.entries(fieldsIn(draft.units))) {
    const { at, side, type } = fieldsIn(piece);
    const there = typeof at === 'string' && spaces.includes(at) ? target(at) : undefined;
    const kind = { side: String(side), type: String(type) };
    if (there === undefined || !hasRoom(rules, after, kind, there)) continue;
    const units = { ...fieldsIn(after.units), [freeId(after, id)]: { ...copyOf(piece), at: there } };
    after = { ...after, units };
  }
  return after;
}

/** One of the two kinds of ground along sides. */
interface Sides {
  readonly on: 'borders' | 'works';
  readonly sign: string;
  readonly grid: Grid;
}

/** The borders or works of some spaces, where they come to lie. */
function copiedSides(
  draft: Draft,
  spaces: readonly SpaceId[],
  target: (space: SpaceId) => SpaceId | undefined,
  { on, sign, grid }: Sides,
) {
  return Object.keys(fieldsIn(draft[on])).flatMap((name) => {
    const [one = '', other = ''] = name.split(sign);
    const [a, b] = [target(one), target(other)];
    if (!spaces.includes(one) || a === undefined || b === undefined) return [];
    const place = on === 'borders' ? borderOf(grid, a, b) : worksName(a, b);
    const isThere = on === 'borders' ? isBorder(grid, place) : isWorks(grid, place);
    const kind = kindAt(draft, on, name);
    return isThere && kind !== CLEAR ? [{ on, kind, place }] : [];
  });
}
