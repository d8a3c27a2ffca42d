import type { AreaLook, GroundLook, LandmarkLook, RaisedLook, SpaceId } from '../../core';
import { entryOf } from '../look-up';
import { documentOf, element, group } from '../svg';
import { type Board, type Cell, layOut, sideBetween } from './board';
import { drawBorderLines, isBorderLine } from './border-lines';
import { borderWater } from './border-water';
import { drawFortifiedBuilding, drawVillage, drawWalledGarden } from './buildings';
import { drawCastle } from './castle';
import { drawRuggedHills } from './crags';
import { drawCrossings } from './crossings';
import { drawWorks } from './earthworks';
import { drawFields } from './fields';
import { drawHills, drawSteepHills } from './hills';
import { drawIce } from './ice';
import { drawChurch, drawTower, drawWindmill } from './landmarks';
import type { MapDrawing } from './map-drawing';
import { drawMarsh, drawSwamp } from './marsh';
import { drawObjective } from './objective';
import { RUNNING } from './outlets';
import { PATTERNED } from './patterns';
import { polyline } from './point';
import { drawQuarries } from './quarry';
import { drawRoadLists, listLinks } from './road-lists';
import { drawRoads, type RoadLinks, roadLinks } from './roads';
import { drawRough } from './rough';
import {
  drawCoordinates,
  drawGrid,
  drawHome,
  drawNorth,
  drawPaper,
  drawSectionLines,
  drawSectionNames,
} from './sheet';
import { drawTown } from './town';
import { drawLakes, drawRunningWater } from './water';
import { waterways } from './waterways';
import { drawDenseWoods, drawWoods } from './woods';

type Terrain = MapDrawing['terrain'];

type Draw = (board: Board, spaces: ReadonlySet<SpaceId>) => string;

/** Terrain that rises, drawn below everything else, even running water. */
const RELIEF: Readonly<Record<RaisedLook, Draw>> = {
  hill: drawHills,
  'steep-hill': drawSteepHills,
  'rugged-hill': drawRuggedHills,
  quarry: drawQuarries,
};

/** Terrain drawn over the borders of its spaces, as one mass; in the order of drawing. */
const MASSES: Readonly<Record<AreaLook, Draw>> = {
  lake: drawLakes,
  'frozen-lake': drawIce,
  marsh: drawMarsh,
  swamp: drawSwamp,
  rough: drawRough,
  woods: drawWoods,
  'dense-woods': drawDenseWoods,
};

/** Terrain drawn space by space; `joined` lists the edges with roads, then those towards the same terrain. */
const SIGNS: Readonly<Record<LandmarkLook, (cell: Cell, size: number, joined: readonly number[]) => string>> =
  {
    village: (cell, size, joined) =>
      cell.corners.length === 4 ? drawTown(cell, size) : drawVillage(cell, size, joined),
    'fortified-building': drawFortifiedBuilding,
    'walled-garden': drawWalledGarden,
    windmill: drawWindmill,
    tower: drawTower,
    church: drawChurch,
    castle: drawCastle,
  };

const spacesOf = (board: Board, terrain: Terrain, words: readonly string[]): Set<SpaceId> =>
  new Set([...board.cells.keys()].filter((space) => words.includes(terrain[space] ?? '')));

const drawMasses = (board: Board, terrain: Terrain, masses: Partial<Record<GroundLook, Draw>>): string =>
  Object.entries(masses)
    .map(([word, draw]) => {
      const spaces = spacesOf(board, terrain, [word]);
      return spaces.size > 0 ? draw(board, spaces) : '';
    })
    .join('');

function drawSigns(board: Board, terrain: Terrain, roads: RoadLinks): string {
  return [...board.cells.values()]
    .map((cell) => {
      const word = terrain[cell.space] ?? 'clear';
      const sign = entryOf(SIGNS, word);
      const same = cell.neighbours.flatMap((space, edge) => (space && terrain[space] === word ? [edge] : []));
      return sign ? sign(cell, board.size, [...(roads.get(cell.space) ?? []), ...same]) : '';
    })
    .join('');
}

function drawObjectives(board: Board, map: MapDrawing): string {
  return map.objectives
    .map(({ space, nation }) => {
      const cell = board.cells.get(space);
      return cell ? drawObjective(cell, nation, board.size) : '';
    })
    .join('');
}

/** The spaces without any ground of the rules, away from roads and borders. */
function openGround(board: Board, { terrain, borders = [], roads = [] }: Ground): Set<SpaceId> {
  const sides = borders.filter(({ between: [one, other] }) => sideBetween(board, one, other));
  const crossed = new Set([...roads.flat(), ...sides.flatMap(({ between }) => between)]);
  const isOpen = (space: SpaceId): boolean => (terrain[space] ?? 'clear') === 'clear' && !crossed.has(space);
  return new Set([...board.cells.keys()].filter(isOpen));
}

type Ground = Pick<MapDrawing, 'terrain' | 'borders' | 'roads'>;

/** The edges of two kinds of road together. */
function withLinks(ones: RoadLinks, others: RoadLinks): RoadLinks {
  const all = new Map(ones);
  for (const [space, edges] of others) all.set(space, [...new Set([...(all.get(space) ?? []), ...edges])]);
  return all;
}

/** Draws the ground of the board, with its water and crossings. */
export function drawGround(board: Board, ground: Ground): string {
  const { terrain, borders = [], roads: lists = [] } = ground;
  const reaches = [
    ...waterways(board, terrain, spacesOf(board, terrain, RUNNING)),
    ...borderWater(
      board,
      borders.filter(({ drawn }) => !isBorderLine(drawn)),
    ),
  ];
  const paved = roadLinks(board, terrain);
  const roads = withLinks(paved, listLinks(board, lists));
  // On hexes houses stand over the road; on squares the road leads between them.
  const isBuilt = (space: SpaceId): boolean =>
    board.shape === 'hex' && entryOf(SIGNS, terrain[space] ?? 'clear') !== undefined;
  return [
    drawFields(board, openGround(board, ground)),
    drawMasses(board, terrain, RELIEF),
    drawRoads(board, terrain, paved, reaches),
    drawRoadLists(board, lists, reaches, isBuilt),
    drawSigns(board, terrain, roads),
    drawRunningWater(board, reaches),
    drawMasses(board, terrain, PATTERNED),
    drawMasses(board, terrain, MASSES),
    drawRoadLists(board, lists, reaches, (space) => !isBuilt(space)),
    drawCrossings(board, reaches),
    drawBorderLines(board, borders),
  ].join('');
}

/** Draws the board as a staff map; without a margin, the picture is exactly the board's bounding box. */
export function drawMap(map: MapDrawing): string {
  const board = layOut(map);
  const margin = map.margin ?? 0;
  const box = { x: -margin, y: -margin, width: board.width + 2 * margin, height: board.height + 2 * margin };
  const land = [...board.cells.values()].map((cell) => polyline(cell.corners, true)).join('');
  return documentOf(
    box,
    1,
    element('clipPath', { id: 'pdc-land' }, element('path', { d: land })),
    drawPaper(board, box),
    group({ 'clip-path': 'url(#pdc-land)' }, drawGround(board, map)),
    drawHome(board, map),
    drawGrid(board),
    drawWorks(board, map.works ?? []),
    drawSectionLines(board, map.sectionLines ?? []),
    drawCoordinates(board),
    drawSectionNames(board, map),
    map.isMounted ? '' : drawNorth(board, margin),
    drawObjectives(board, map),
  );
}
