import type { BattlePort } from '../../battle';
import { boardOnScene, type Heading } from '../../geometry';
import type { Point } from '../../geometry/board-on-scene';
import {
  bordersAsPlaces,
  middleOf,
  type Place,
  type Places,
  spacesAsPlaces,
  worksAsPlaces,
} from '../../geometry/paint-places';
import { fieldTool, InTurn, type PointerTool } from '../../input';
import { localize } from '../../texts';
import {
  CLEAR,
  type Paint,
  paintsOf,
  type Stroke,
  strokeCorrection,
  strokeFrom,
  strokeTo,
} from './brush-strokes';
import { fieldLayer } from './field-layer';

/**
 * Paints terrain, borders and works: takes points of the map and makes one correction of the battle for each stroke.
 */
export class TerrainBrush implements PointerTool {
  readonly #port: BattlePort;
  #taken: Paint | undefined;
  #stroke: Stroke | null = null;
  /** True while the button is down off the board: a stroke begins when the pointer enters it. */
  #isComing = false;
  /** The pointer's last position on the board. */
  #last: Point = { x: 0, y: 0 };
  #pointed: Place | undefined;
  readonly #queue = new InTurn();

  constructor(port: BattlePort) {
    this.#port = port;
  }

  get isChosen(): boolean {
    return fieldTool.chosen === BRUSH_TOOL;
  }

  /** The current paint: the first terrain of the game until another is chosen. */
  get paint(): Paint {
    const rules = this.#port.current?.rules;
    const known = rules ? paintsOf(rules) : [];
    const taken = known.find(({ on, kind }) => on === this.#taken?.on && kind === this.#taken.kind);
    return taken ?? known[0] ?? { on: 'spaces', kind: CLEAR };
  }

  take(paint: Paint): void {
    this.#stroke = null;
    this.#taken = paint;
    // With another paint, the place under the pointer may be a border instead of a space.
    this.#pointed = this.#pointed && this.#places()?.at(this.#last);
    this.#show();
  }

  press(point: Point): void {
    const place = this.#placeAt(point, () => {
      this.#isComing = true;
    });
    if (place) this.#begin(place, point);
    this.#show();
  }

  #begin(place: Place, point: Point): void {
    this.#isComing = false;
    this.#stroke = strokeFrom(this.paint, place.id);
    this.#last = point;
  }

  /** Handles a pointer move: extends the stroke, or only points. */
  move(point: Point | null): void {
    const places = this.#places();
    const pointed = point === null ? undefined : places?.at(point);
    const before = this.#stroke;
    if (this.#isComing && point && pointed) this.#begin(pointed, point);
    const stroke =
      this.#stroke && places && point && pointed
        ? strokeTo(this.#stroke, places.passed(this.#last, point))
        : this.#stroke;
    if (point && pointed) this.#last = point;
    const isNew = pointed?.id !== this.#pointed?.id || stroke !== before;
    this.#pointed = pointed;
    this.#stroke = stroke;
    if (isNew) this.#show();
  }

  /** Points at the next place in the direction of an arrow key. */
  pointTowards(heading: Heading): void {
    const places = this.#places();
    const pointed = places?.towards(this.#pointed, heading);
    this.#pointed = pointed;
    if (places && pointed) this.#last = middleOf(places.outlineOf(pointed.id));
    this.#show();
  }

  /** Paints the place it points at. */
  paintPointed(): void {
    if (this.#pointed) this.#carryOut(strokeFrom(this.paint, this.#pointed.id));
  }

  release(): void {
    const stroke = this.#stroke;
    this.#stroke = null;
    if (stroke) this.#carryOut(stroke);
    else if (this.#isComing) tellOffTheBoard();
    this.#isComing = false;
    this.#show();
  }

  /** Clears the space under a point, or the border nearest to it. */
  erase(point: Point): void {
    const place = this.#placeAt(point, tellOffTheBoard);
    if (place) this.#carryOut(strokeFrom({ ...this.paint, kind: CLEAR }, place.id));
  }

  /** Drops the unfinished stroke; false if there is none. */
  cancel(): boolean {
    if (!this.#stroke && !this.#isComing) return false;
    this.#stroke = null;
    this.#isComing = false;
    this.#show();
    return true;
  }

  /** Removes all marks from the map. */
  reset(): void {
    this.#stroke = null;
    this.#isComing = false;
    this.#pointed = undefined;
    this.#show();
  }

  /** The place to paint under a point; if there is no battle, the user is told. */
  #placeAt(point: Point, otherwise: () => void): Place | undefined {
    const places = this.#places();
    const place = places?.at(point);
    if (!places) ui.notifications.warn(localize('PDC.windows.field.noBattle'));
    else if (!place) otherwise();
    return place;
  }

  /** The places of the board that the current paint can be used on. */
  #places(): Places | undefined {
    const grid = this.#port.current?.rules.grid;
    const board = grid && boardOnScene(grid);
    if (!board) return undefined;
    const { on } = this.#stroke?.paint ?? this.paint;
    if (on === 'spaces' || on === 'roads') return spacesAsPlaces(grid, board);
    return on === 'borders' ? bordersAsPlaces(grid, board) : worksAsPlaces(grid, board);
  }

  /** Strokes are queued, so that fast painting loses none. */
  #carryOut(stroke: Stroke): void {
    const battle = this.#port.current?.id;
    if (battle === undefined) return;
    this.#queue.add(async () => {
      const found = this.#port.find(battle);
      const correction = found && strokeCorrection(found.rules, found.state, stroke);
      if (correction) await this.#port.correct(battle, correction);
    });
  }

  #show(): void {
    const places = this.#places();
    const stroke = this.#stroke;
    const pointed = stroke?.at ?? this.#pointed?.id;
    fieldLayer()?.mark(
      places && stroke ? stroke.places.map(places.outlineOf) : [],
      pointed === undefined ? undefined : places?.outlineOf(pointed),
      (stroke?.paint ?? this.paint).kind === CLEAR,
    );
  }
}

const tellOffTheBoard = (): void => {
  ui.notifications.warn(localize('PDC.rules.reason.off-the-board'));
};

/** The name of the brush among the battlefield tools. */
export const BRUSH_TOOL = 'terrain';
