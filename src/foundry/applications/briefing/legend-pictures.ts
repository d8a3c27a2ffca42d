import type { Ruleset, State } from '../../../core';
import { type BlockDrawing, drawBlock, drawLeader, drawMap, drawMark, imageSource } from '../../../drawing';

/** A mark on a block or on the map with its picture; the name is the key of a text. */
export interface Sign {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  /** What the picture lies on, where it is a corner's. */
  readonly under?: string;
}

/** The block that the marks are shown on: infantry of the side that has the south. */
function sampleBlock({ hitTrack }: Ruleset, { sides }: State): BlockDrawing {
  const full = hitTrack === 'disruption' ? 6 : 5;
  return {
    ...{ arm: 'infantry', sign: 'line', nation: sides.south.nation, counts: hitTrack },
    ...{ strength: full, full, formation: 'line' },
  };
}

/** What a block shows besides its arm, as far as these rules know it. */
export function blockSigns(rules: Ruleset, state: State): readonly Sign[] {
  const block = sampleBlock(rules, state);
  const { full } = block;
  const { nation } = state.sides.south;
  const sign = (id: string, change: Partial<BlockDrawing>): Sign => ({
    id,
    name: `PDC.legend.block.${id}`,
    picture: imageSource(drawBlock({ ...block, ...change })),
  });
  const hasGrades = Object.keys(state.units).some((id) => rules.signs(state, id).grade !== '');
  const leader = (id: string, rank: string): Sign => ({
    id,
    name: `PDC.type.${id}`,
    picture: imageSource(drawLeader({ nation, rank, name: '', alone: true })),
  });
  return [
    sign(rules.hitTrack, { strength: full - 2 }),
    ...rules.formations.filter((each) => each !== 'line').map((formation) => sign(formation, { formation })),
    ...(rules.facings.length > 0 ? [sign('front', { front: 'e' })] : []),
    ...(hasGrades ? [sign('grade', { grade: '2' })] : []),
    ...(rules.orderTypes.includes('detach') ? [sign('screen', { screen: true })] : []),
    sign('spent', { spent: true }),
    ...Object.values(rules.pieces)
      .filter(({ kind }) => kind === 'leader')
      .map(({ id, sign: rank }) => leader(id, rank)),
  ];
}

/** What lies over the spaces of the map. */
export function mapSigns(rules: Ruleset, state: State): readonly Sign[] {
  const { kind: shape } = rules.grid;
  const sign = (id: string, picture: string): Sign => ({
    id,
    name: `PDC.legend.map.${id}`,
    picture: imageSource(picture),
  });
  const isSquare = shape === 'square';
  const block = imageSource(drawBlock(sampleBlock(rules, state)));
  return [
    sign('reach', drawMark({ kind: 'reach', shape })),
    sign('target', drawMark({ kind: 'target', dice: 3, square: isSquare })),
    sign('blocked', drawMark({ kind: 'blocked', shape })),
    ...(isSquare ? [{ ...sign('declared', drawMark({ kind: 'under-attack' })), under: block }] : []),
    ...(state.objectives.length > 0 ? [sign('objective', objective(shape, state))] : []),
  ];
}

/** A single space with an objective in it. */
const objective = (shape: 'hex' | 'square', { sides }: State): string =>
  drawMap({
    ...{ shape, rows: 1, columns: 1, size: 100, terrain: {} },
    objectives: [{ space: shape === 'hex' ? '0:0' : 'A1', nation: sides.south.nation }],
    home: { 'first-row': sides.north.nation, 'last-row': sides.south.nation },
  });
