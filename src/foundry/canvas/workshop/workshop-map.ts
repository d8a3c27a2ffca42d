import { isUnit, type Leader, type MapPicture, type PieceId, type Unit } from '../../../core';
import { type Detail, drawMap, drawPiece } from '../../../drawing';
import type { UserWorkshop, WorkshopPort } from '../../battle/workshop';
import { onDrawingChange } from '../../documents';
import { isStacked, MARGIN, mapDrawing, type Point, showFrame } from '../../geometry';
import { type Box, fitted } from '../../geometry/fitted';
import { type PictureFrame, pictureFrame } from '../../geometry/picture-frame';
import { type PlaceInSpace, pieceAtPoint, placesInSpace } from '../../geometry/token-slots';
import { overTheMap, watchFrame } from '../../geometry/window-frame';
import { type FittedBoard, FittedView } from '../map/fitted-view';
import { clear, textureOf } from '../map/overlay-signs';
import { PiecePicture } from '../map/piece-picture';
import { type SceneBoard, sceneBoard } from '../map/scene-board';
import { WorkshopLayer, type WorkshopMarks, workshopLayer } from './workshop-layer';

/** The map of a workshop for the tools that work on it. */
export interface WorkshopMap {
  mark(marks: WorkshopMarks): void;
  /** The piece under a point of the map. */
  pieceAt(point: Point): PieceId | undefined;
  /** Shows a piece under the pointer while it is dragged; undefined puts it back. */
  drag(piece: PieceId | undefined, point?: Point): void;
  /** Shows the picture under the map in another place, or with more or less of the map over it. */
  shift(picture: MapPicture): void;
  /** The frame of a picture; undefined while it is not shown. */
  frameOf(picture: MapPicture): PictureFrame | undefined;
  /** A point of the map in widths of a space from the upper left corner of the board, and back. */
  onBoard(point: Point): Point;
  onMap(point: Point): Point;
  /** Brings the whole board into the part of the window that a strip leaves free. */
  fitBeside(strip: Element): void;
}

/** The largest side of the map's picture in pixels that all graphics cards support. */
const LARGEST = 4096;

/** The width of a leader that has no space of its own, as a share of the space. */
const LEADER = 0.62;

/** Draws the workshop of the viewed scene, and keeps it up to date; call once, in `init`. */
export function registerWorkshopMap(port: WorkshopPort): WorkshopMap {
  CONFIG.Canvas.layers.pdcWorkshop = { layerClass: WorkshopLayer, group: 'interface' };
  const board = new WorkshopBoard(port);
  port.onChange(() => void board.show());
  onDrawingChange(() => void board.show());
  Hooks.once('ready', () => watchFrame(() => board.follow()));
  return board;
}

class WorkshopBoard implements WorkshopMap {
  readonly #port: WorkshopPort;
  #drawn = '';
  #layer: WorkshopLayer | undefined;
  readonly #pictures = new Map<PieceId, PiecePicture>();
  /** The panel beside which the board was fitted. */
  #strip: Element | undefined;
  readonly #view = new FittedView(boardBeside(() => this.#strip));

  constructor(port: WorkshopPort) {
    this.#port = port;
  }

  async show(): Promise<void> {
    const layer = workshopLayer();
    const workshop = this.#port.current;
    if (!layer) return;
    if (layer !== this.#layer) this.#drawn = '';
    this.#layer = layer;
    layer.visible = workshop !== undefined;
    const board = workshop && boardOf(workshop);
    if (!workshop || !board) return;
    await Promise.all([
      this.#drawMap(layer, workshop, board),
      this.#drawPieces(layer, workshop, board),
      layer.picture.show(workshop.sketch.picture, board, layer.sheet),
    ]);
    showFrame();
  }

  async #drawMap(layer: WorkshopLayer, { sketch }: UserWorkshop, board: SceneBoard): Promise<void> {
    const drawing = mapDrawing(sketch, board.cell.width);
    const from = JSON.stringify(drawing);
    if (from === this.#drawn) return;
    this.#drawn = from;
    const width = sketch.rules.grid.columns * board.cell.width + 2 * MARGIN;
    const texture = await textureOf(drawMap(drawing), Math.min(2 * width, LARGEST));
    // A later edit may be drawn already.
    if (layer.sheet.destroyed || this.#drawn !== from) {
      texture.destroy(true);
      return;
    }
    layer.lay(texture);
    layer.sheet.scale.set(width / texture.width);
    const { x, y } = board.corner;
    layer.sheet.position.set(x - MARGIN, y - MARGIN);
  }

  async #drawPieces(layer: WorkshopLayer, workshop: UserWorkshop, board: SceneBoard): Promise<void> {
    const { state } = workshop.sketch;
    // Leaders are drawn above the blocks.
    const pieces: readonly (Unit | Leader)[] = [
      ...Object.values(state.units),
      ...Object.values(state.leaders),
    ];
    const pictures = await Promise.all(pieces.map((piece) => this.#pictureOf(workshop, board, piece)));
    if (layer.pieces.destroyed || this.#port.current?.draft !== workshop.draft) {
      for (const [, picture] of pictures) picture.destroy();
      return;
    }
    clear(layer.pieces);
    this.#pictures.clear();
    for (const [id, picture] of pictures) {
      layer.pieces.addChild(picture);
      this.#pictures.set(id, picture);
    }
  }

  async #pictureOf(workshop: UserWorkshop, board: SceneBoard, piece: Unit | Leader) {
    const place = placesOf(workshop, piece.at).get(piece.id);
    const picture = new PiecePicture();
    const isShared = isStacked(workshop.sketch.rules) && place !== undefined;
    picture.position.copyFrom(
      isShared
        ? board.pointIn(piece.at, place)
        : besideUnit(workshop, piece, board, board.centreOf(piece.at)),
    );
    const alone = isUnit(piece) ? 1 : LEADER;
    await picture.show(
      (detail) => pictureOf(workshop, piece, detail),
      (isShared ? place.size : alone) * board.cell.width,
    );
    return [piece.id, picture] as const;
  }

  mark(marks: WorkshopMarks): void {
    workshopLayer()?.mark(marks);
  }

  pieceAt(point: Point): PieceId | undefined {
    const workshop = this.#port.current;
    const board = workshop && boardOf(workshop);
    const space = board?.spaceAt(point);
    if (!workshop || !board || space === undefined) return undefined;
    const { state, rules } = workshop.sketch;
    const places = placesOf(workshop, space);
    if (isStacked(rules)) return pieceAtPoint(state, places, board.sharesAt(point, space));
    const [first, ...others] = [...places.keys()];
    const leader = [first, ...others].find((id) => id !== undefined && state.leaders[id]);
    return others.length > 0 && leader !== undefined && board.isAtFlag(point, space) ? leader : first;
  }

  drag(piece: PieceId | undefined, point?: Point): void {
    if (piece === undefined) {
      void this.show();
      return;
    }
    const picture = this.#pictures.get(piece);
    if (picture && !picture.destroyed && point) picture.position.copyFrom(point);
    showFrame();
  }

  shift(picture: MapPicture): void {
    const layer = workshopLayer();
    const board = this.#board;
    if (layer && board) void layer.picture.show(picture, board, layer.sheet);
  }

  frameOf(picture: MapPicture): PictureFrame | undefined {
    const shown = workshopLayer()?.picture;
    const columns = this.#board?.grid.columns;
    return shown?.ratio && columns ? pictureFrame(picture, columns, shown.ratio) : undefined;
  }

  get #board(): SceneBoard | undefined {
    const workshop = this.#port.current;
    return workshop && boardOf(workshop);
  }

  onBoard({ x, y }: Point): Point {
    const { corner, cell } = this.#board ?? NO_BOARD;
    return { x: (x - corner.x) / cell.width, y: (y - corner.y) / cell.width };
  }

  onMap({ x, y }: Point): Point {
    const { corner, cell } = this.#board ?? NO_BOARD;
    return { x: corner.x + x * cell.width, y: corner.y + y * cell.width };
  }

  fitBeside(strip: Element): void {
    this.#strip = strip;
    this.#view.fit();
  }

  /** Fits the board again if the window has changed. */
  follow(): void {
    if (this.#strip?.isConnected) this.#view.follow();
  }
}

/** The board of a workshop with the paper around it, beside a strip. */
const boardBeside = (strip: () => Element | undefined): FittedBoard => ({
  obstacles: () => [...overTheMap(), ...edgesOf(strip())],
  placeAmong(obstacles, window) {
    const dimensions = canvas?.dimensions;
    if (!dimensions) return undefined;
    const { sceneX, sceneY, sceneWidth, sceneHeight } = dimensions;
    const map = { width: sceneWidth + 2 * MARGIN, height: sceneHeight + 2 * MARGIN };
    return {
      place: fitted({ window, obstacles, map }),
      corner: { x: sceneX - MARGIN, y: sceneY - MARGIN },
    };
  },
});

function edgesOf(strip: Element | undefined): readonly Box[] {
  if (!strip) return [];
  const { left, top, right, bottom } = strip.getBoundingClientRect();
  return [{ left, top, right, bottom }];
}

/** Stands in for a board while there is none. */
const NO_BOARD = { corner: { x: 0, y: 0 }, cell: { width: 1 } } as const;

const boardOf = ({ sketch }: UserWorkshop): SceneBoard | undefined => sceneBoard(sketch.rules.grid);

const placesOf = (
  { sketch: { rules, state } }: UserWorkshop,
  space: string,
): ReadonlyMap<PieceId, PlaceInSpace> => placesInSpace(rules, state, space, () => undefined);

/** The place of a leader whose space a unit has too: in the upper right corner. */
function besideUnit(
  { sketch: { state } }: UserWorkshop,
  piece: Unit | Leader,
  board: SceneBoard,
  { x, y }: Point,
): Point {
  const isAttached = !isUnit(piece) && Object.values(state.units).some(({ at }) => at === piece.at);
  const { width } = board.cell;
  return isAttached ? { x: x + width * 0.28, y: y - width * 0.24 } : { x, y };
}

function pictureOf({ sketch: { rules, state } }: UserWorkshop, piece: Unit | Leader, detail: Detail): string {
  const { type, nation } = piece;
  if (!isUnit(piece)) return drawPiece(rules, { type, nation }, detail);
  const { strength, full, formation, facing } = piece;
  const signs = rules.signs(state, piece.id);
  return drawPiece(
    rules,
    { type, nation, strength, full, formation, facing, grade: signs.grade, gradeColour: signs.gradeColour },
    detail,
  );
}
