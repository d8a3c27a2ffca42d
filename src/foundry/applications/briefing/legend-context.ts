import type { Guide, PieceType, Ruleset, Stat, State } from '../../../core';
import {
  type BlockDrawing,
  drawBlock,
  drawBorder,
  drawFace,
  drawMap,
  drawMark,
  drawPiece,
  drawTerrain,
  drawWorksSample,
  imageSource,
  type MapDrawing,
} from '../../../drawing';
import type { UserBattle } from '../../battle';
import { hasHouseSections } from '../../geometry';
import { figureValueText, textsOf } from '../../texts';
import { type GuideTexts, guideLine } from '../../texts/guide-line';
import { sampleBlock } from '../type-picture';
import { placeLines } from './guide-lines';

/** The template data of the legend for the rules and the battle in view. */
export function legendContext(
  { rules, state }: Pick<UserBattle, 'rules' | 'state'>,
  guide: Guide | undefined,
  language: GuideTexts,
) {
  const texts = { ...language, ...textsOf(rules.id, language) };
  const { localize } = texts;
  const line = (notice: Parameters<typeof guideLine>[0]) => guideLine(notice, rules.id, texts);
  const lines = (statusLines: readonly Parameters<typeof guideLine>[0][] = []) => statusLines.map(line);
  const ground = guide?.ground(state) ?? {};
  const borders = guide?.borders(state) ?? {};
  const named = ({ name, ...pictures }: Sign) => ({ ...pictures, name: localize(name) });
  return {
    shape: rules.grid.kind,
    dice: (guide?.dice(state) ?? []).map(({ die, use, faces, notes }) => ({
      id: use,
      use: localize(`PDC.windows.legend.use.${use}`),
      rows: faces.map((row) => ({
        faces: row.faces.map((face) => ({
          picture: imageSource(drawFace(die, face)),
          name: localize(`PDC.rules.face.${face}`),
        })),
        text: lines(row.says).join(' '),
      })),
      notes: lines(notes),
    })),
    pointsTitle: localize('PDC.windows.legend.points'),
    bordersTitle: localize('PDC.windows.legend.borders'),
    points: [...lines(guide?.victory(state)), ...placeLines(rules, state, texts)],
    units: unitTable(rules, state, texts),
    block: blockSigns(rules, state).map(named),
    map: mapSigns(rules, state).map(named),
    ground: inOrder(rules.terrain, new Set(Object.values(state.terrain))).map(({ id, drawn, house }) => ({
      id,
      name: localize(`PDC.rules.terrain.${id}`),
      picture: imageSource(drawTerrain(rules.grid.kind, drawn)),
      isHouse: house === true,
      text: lines(ground[id]).join(' '),
    })),
    borders: sidesOf(rules).map(({ id, picture }) => ({
      id,
      name: localize(`PDC.rules.terrain.${id}`),
      picture: imageSource(picture),
      text: lines(borders[id]).join(' '),
    })),
  };
}

/** The borders between spaces, and the fieldworks along their sides. */
const sidesOf = ({ borders, works, grid: { kind } }: Ruleset) => [
  ...Object.values(borders).map(({ id, drawn }) => ({ id, picture: drawBorder(kind, drawn) })),
  ...Object.values(works).map(({ id, drawn }) => ({ id, picture: drawWorksSample(kind, drawn) })),
];

/** Sorts the terrain types of this battle to the front. */
const inOrder = <T extends { readonly id: string }>(
  kinds: Readonly<Record<string, T>>,
  here: ReadonlySet<string>,
): readonly T[] => {
  const all = Object.values(kinds);
  return [...all.filter(({ id }) => here.has(id)), ...all.filter(({ id }) => !here.has(id))];
};

/** The unit types with their chart figures: those in the battle, or all if it has none yet. */
function unitTable(rules: Ruleset, state: State, texts: GuideTexts) {
  const { localize } = texts;
  const all = [
    ...Object.values(state.units),
    ...Object.values(state.reserve),
    ...Object.values(state.fallenUnits),
  ];
  const here = new Set(all.map(({ type }) => type));
  const kinds = Object.values(rules.pieces).filter(
    ({ kind, id }) => kind === 'unit' && (here.size === 0 || here.has(id)),
  );
  const statsOf = ({ stats }: PieceType) => stats.filter(({ onlyOnSheets }) => !onlyOnSheets);
  const keys = [...new Set(kinds.flatMap((kind) => statsOf(kind).map(({ key }) => key)))];
  const textOf = (stat: Stat | undefined): string => (stat ? figureValueText(stat.value, texts) : '–');
  const nationOf = ({ id }: PieceType): string =>
    all.find(({ type }) => type === id)?.nation ?? state.sides.south.nation;
  return {
    columns: keys.map((key) => localize(`PDC.rules.figure.${key}`)),
    rows: kinds.map((kind) => ({
      id: kind.id,
      name: localize(`PDC.rules.type.${kind.id}`),
      picture: imageSource(
        drawPiece(rules, { type: kind.id, nation: nationOf(kind), strength: kind.strength }),
      ),
      cells: keys.map((key) => textOf(statsOf(kind).find((stat) => stat.key === key))),
    })),
  };
}

/** A marker on a block or on the map with its picture; the name is a text key. */
export interface Sign {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  /** The picture beneath it, if the marker is in a corner. */
  readonly under?: string;
}

/** The markers on a block besides its arm, as far as these rules use them. */
function blockSigns(rules: Ruleset, state: State): readonly Sign[] {
  const block = sampleBlock(rules, state);
  const { full } = block;
  const { kind: shape } = rules.grid;
  const { nation } = state.sides.south;
  const sign = (id: string, change: Partial<BlockDrawing>): Sign => ({
    id,
    name: `PDC.windows.legend.block.${id}`,
    picture: imageSource(drawBlock({ ...block, ...change })),
  });
  const graded = rules.blockSigns.includes('grade')
    ? Object.keys(state.units)
        .map((id) => rules.signs(state, id))
        .find(({ grade }) => grade !== '')
    : undefined;
  const leader = (id: string): Sign => ({
    id,
    name: `PDC.rules.type.${id}`,
    picture: imageSource(drawPiece(rules, { type: id, nation })),
  });
  const leaders = Object.values(rules.pieces).filter((piece) => piece.kind === 'leader');
  const [anyLeader] = leaders;
  return [
    sign(rules.hitTrack, { strength: full - 2 }),
    ...rules.formations.slice(1).map((formation) => sign(formation, { formation })),
    ...(rules.facings.length > 0 ? [sign('front', { front: shape === 'hex' ? 'ne' : 'e', shape })] : []),
    ...(graded ? [sign('grade', { grade: graded.grade, gradeColour: graded.gradeColour })] : []),
    ...(rules.blockSigns.includes('screen') ? [sign('screen', { screen: true })] : []),
    ...rules.conditions.map((each) => sign(each, { conditions: [each] })),
    sign('spent', { spent: true }),
    ...leaders.map(({ id }) => leader(id)),
    ...(anyLeader
      ? [
          {
            id: 'spent-leader',
            name: 'PDC.windows.legend.block.spent-leader',
            picture: imageSource(drawPiece(rules, { type: anyLeader.id, nation, spent: true })),
          },
        ]
      : []),
  ];
}

/** The markers on the spaces of the map. */
function mapSigns(rules: Ruleset, state: State): readonly Sign[] {
  const { kind: shape } = rules.grid;
  const sign = (id: string, picture: string): Sign => ({
    id,
    name: `PDC.windows.legend.map.${id}`,
    picture: imageSource(picture),
  });
  const isSquare = shape === 'square';
  const block = imageSource(drawBlock(sampleBlock(rules, state)));
  return [
    sign('reach', drawMark({ kind: 'reach', shape })),
    sign('target', drawMark({ kind: 'target', dice: 3, square: isSquare })),
    sign('from-afar', drawMark({ kind: 'from-afar' })),
    sign('hand-to-hand', drawMark({ kind: 'hand-to-hand' })),
    sign('blocked', drawMark({ kind: 'blocked', shape })),
    ...(isSquare ? [{ ...sign('declared', drawMark({ kind: 'under-attack' })), under: block }] : []),
    ...(state.objectives.length > 0 ? [sign('objective', objective(shape, state))] : []),
    ...(hasHouseSections({ rules, state })
      ? [sign('house-sections', drawMap({ ...oneSpace(shape, state), sectionLines: [0] }))]
      : []),
  ];
}

/** A map of a single space. */
const oneSpace = (shape: 'hex' | 'square', { sides }: State): MapDrawing => ({
  ...{ shape, rows: 1, columns: 1, size: 100, terrain: {}, objectives: [] },
  home: { 'first-row': sides.north.nation, 'last-row': sides.south.nation },
});

/** A single space with an objective in it. */
const objective = (shape: 'hex' | 'square', state: State): string =>
  drawMap({
    ...oneSpace(shape, state),
    objectives: [{ space: shape === 'hex' ? '0:0' : 'A1', nation: state.sides.south.nation }],
  });
