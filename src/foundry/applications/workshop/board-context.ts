import { type BoardSize, type Ruleset, SIDES, type TerrainType } from '../../../core';
import { drawBorder, drawTerrain, drawWorksSample, imageSource } from '../../../drawing';
import { CLEAR, canTurn, EDGES, GROUNDS, type Ground, ROAD, sizeAfter, stepAt } from '../../../workshop';
import type { UserWorkshop } from '../../battle/workshop';
import { hasHouseSections } from '../../geometry';
import type { Texts } from '../../texts';
import { typePicture } from '../type-picture';
import { type MapWork, type Paint, SHAPES } from './map-work';
import type { PieceKind } from './new-piece';

/** The tools for the ground: shapes, paints, and what changes the board as a whole. */
export function boardContext(
  workshop: UserWorkshop,
  { work, atOnce }: { readonly work: MapWork; readonly atOnce: number },
  { localize }: Texts,
) {
  const { game, draft } = workshop;
  const { rules } = workshop.sketch;
  const { rows, columns } = rules.grid;
  const { least, most } = rules.boards;
  const sizeIn = (size: BoardSize) => ({ rows: String(size.rows), columns: String(size.columns) });
  const chosen = work.is === 'brush' ? work : undefined;
  return {
    shapes: SHAPES.map((id) => ({
      id,
      name: localize(`PDC.workshop.shape.${id}`),
      isChosen: id === chosen?.shape,
    })),
    hint: localize(
      `PDC.workshop.shapeHint.${work.is === 'picture' ? 'picture' : (chosen?.shape ?? 'paint')}`,
    ),
    isCopying: chosen?.shape === 'copy',
    withPieces: chosen?.withPieces === true,
    grounds: GROUNDS.map((on) => ({
      title: localize(`PDC.workshop.ground.${on}`),
      paints: paintsOf(workshop, on).map((paint) => ({
        ...paint,
        name:
          paint.kind === CLEAR
            ? localize('PDC.windows.field.clear')
            : localize(`PDC.rules.terrain.${paint.kind}`),
        picture: imageSource(pictureOf(workshop, paint)),
        isChosen: chosen?.paint.on === paint.on && chosen.paint.kind === paint.kind,
      })),
    })).filter(({ paints }) => paints.length > 0),
    fixed: workshop.isRunning ? localize('PDC.workshop.corrections.fixed') : '',
    cantTurn: !canTurn(rules),
    size: localize('PDC.workshop.size', sizeIn({ rows, columns })),
    limits: localize('PDC.workshop.limits', {
      least: localize('PDC.workshop.bound', sizeIn(least)),
      most: localize('PDC.workshop.bound', sizeIn(most)),
    }),
    sections: hasHouseSections(workshop.sketch) ? localize('PDC.windows.legend.map.house-sections') : '',
    atOnce,
    edges: EDGES.map((edge) => {
      const add = atOnce * stepAt(rules, edge);
      const cut = -add;
      return {
        ...{ edge, add, cut, isDouble: stepAt(rules, edge) > 1 },
        name: localize(`PDC.workshop.edge.${edge}`),
        canAdd: sizeAfter(game, draft, edge, add) !== undefined,
        canCut: sizeAfter(game, draft, edge, cut) !== undefined,
      };
    }),
  };
}

/** Everything of a kind of ground that can be painted, the clearing paint last. */
export function paintsOf({ sketch: { rules } }: UserWorkshop, on: Ground): readonly Paint[] {
  const others = kindsOf(rules, on);
  return others.length > 0 ? [...others, CLEAR].map((kind) => ({ on, kind })) : [];
}

/** The kinds of a ground, without the clearing one. */
function kindsOf(rules: Ruleset, on: Ground): readonly string[] {
  if (on === 'roads') return 'roads' in rules.scenarioFields.battle ? [ROAD] : [];
  const kinds: Readonly<Record<string, Pick<TerrainType<string>, 'isRoad'>>> = rules[on];
  return Object.keys(kinds).filter((kind) => kind !== CLEAR && !kinds[kind]?.isRoad);
}

function pictureOf({ sketch: { rules } }: UserWorkshop, { on, kind }: Paint): string {
  const shape = rules.grid.kind;
  switch (on) {
    case 'terrain':
      return drawTerrain(shape, rules.terrain[kind]?.drawn ?? 'clear');
    case 'roads':
      return drawTerrain(shape, kind === CLEAR ? 'clear' : 'road');
    case 'borders':
      return drawBorder(shape, rules.borders[kind]?.drawn ?? 'clear');
    case 'works':
      return drawWorksSample(shape, rules.works[kind]?.drawn ?? 'clear');
  }
}

/** The palette of pieces: every type of the game in the colours of the chosen side. */
export function forcesContext(
  { sketch: { rules, state } }: UserWorkshop,
  { side, type, like }: Partial<PieceKind>,
  { localize }: Texts,
) {
  const own = side ?? 'south';
  const { nation } = state.sides[own];
  const types = Object.values(rules.pieces);
  // Types of the side's own nation come first, after those that every nation has.
  const nations = new Set(['', nation, ...types.map((each) => each.nation ?? '')]);
  return {
    sides: SIDES.map((id) => ({ id, name: state.sides[id].name, isChosen: id === own })),
    groups: [...nations].flatMap((of) => {
      const all = types.filter((each) => (each.nation ?? '') === of);
      if (all.length === 0) return [];
      return {
        title: of === '' ? '' : localize(`PDC.rules.nation.${of}`),
        types: all.map(({ id }) => ({
          id,
          name: localize(`PDC.rules.type.${id}`),
          picture: typePicture(rules, id, of || nation),
          isChosen: id === type && like === undefined,
        })),
      };
    }),
    hint: localize(`PDC.workshop.${hintFor({ type, like })}`),
  };
}

function hintFor({ type, like }: Partial<PieceKind>): string {
  if (like !== undefined) return 'copyInHand';
  return type === undefined ? 'piecesHint' : 'pieceInHand';
}
