import type { BattlePort } from '../../battle';
import { boardOnScene, type Heading } from '../../geometry';
import type { Point } from '../../geometry/board-on-scene';
import { localize } from '../../texts';
import { bordersAsPlaces } from './borders-as-places';
import { fieldLayer } from './field-layer';
import { type Place, type Places, spacesAsPlaces } from './places';
import { CLEAR, type Paint, paintsOf, type Stroke, strokeCorrection, strokeFrom, strokeTo } from './stroke';

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x / points.length, 0),
  y: points.reduce((sum, { y }) => sum + y / points.length, 0),
});

/**
 * Paints terrain, and what lies between spaces: points of the map go in, one correction of the battle for each
 * stroke goes out.
 */
export class Brush {
  readonly #port: BattlePort;
  #taken: Paint | undefined;
  #stroke: Stroke | null = null;
  /** Where it was last on the board. */
  #last: Point = { x: 0, y: 0 };
  #looked: Place | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(port: BattlePort) {
    this.#port = port;
  }

  /** What is painted with now: the first terrain of the game until something else is chosen. */
  get paint(): Paint {
    const rules = this.#port.current?.rules;
    const known = rules ? paintsOf(rules) : [];
    const taken = known.find(({ on, word }) => on === this.#taken?.on && word === this.#taken.word);
    return taken ?? known[0] ?? { on: 'spaces', word: CLEAR };
  }

  take(paint: Paint): void {
    this.#stroke = null;
    this.#taken = paint;
    // What was a space may be one of its borders now.
    this.#looked = this.#looked && this.#places()?.at(this.#last);
    this.#show();
  }

  press(point: Point): void {
    const place = this.#placeAt(point);
    if (place) {
      this.#stroke = strokeFrom(this.paint, place.id);
      this.#last = point;
    }
    this.#show();
  }

  /** The pointer has moved: it leads the stroke on, or only looks. */
  move(point: Point | null): void {
    const places = this.#places();
    const looked = point === null ? undefined : places?.at(point);
    const stroke =
      this.#stroke && places && point && looked
        ? strokeTo(this.#stroke, places.passed(this.#last, point))
        : this.#stroke;
    if (point && looked) this.#last = point;
    const isNew = looked?.id !== this.#looked?.id || stroke !== this.#stroke;
    this.#looked = looked;
    this.#stroke = stroke;
    if (isNew) this.#show();
  }

  /** Points at the place to which an arrow key leads from the one that it points at now. */
  look(heading: Heading): void {
    const places = this.#places();
    const looked = places?.towards(this.#looked, heading);
    this.#looked = looked;
    if (places && looked) this.#last = middleOf(places.outlineOf(looked.id));
    this.#show();
  }

  /** Paints where it points. */
  paintLooked(): void {
    if (this.#looked) this.#carryOut(strokeFrom(this.paint, this.#looked.id));
  }

  release(): void {
    const stroke = this.#stroke;
    this.#stroke = null;
    if (stroke) this.#carryOut(stroke);
    this.#show();
  }

  /** Clears the space under a point, or the border nearest to it. */
  erase(point: Point): void {
    const place = this.#placeAt(point);
    if (place) this.#carryOut(strokeFrom({ ...this.paint, word: CLEAR }, place.id));
  }

  /** Drops the stroke that has not ended yet; false if there is none. */
  cancel(): boolean {
    if (!this.#stroke) return false;
    this.#stroke = null;
    this.#show();
    return true;
  }

  /** Leaves no mark on the map. */
  rest(): void {
    this.#stroke = null;
    this.#looked = undefined;
    this.#show();
  }

  /** The place that is to be painted; the user is told why there is none. */
  #placeAt(point: Point): Place | undefined {
    const places = this.#places();
    const place = places?.at(point);
    if (!places) ui.notifications.warn(localize('PDC.field.noBattle'));
    else if (!place) ui.notifications.warn(localize('PDC.reason.off-the-board'));
    return place;
  }

  /** What can be painted of the board with the paint in hand. */
  #places(): Places | undefined {
    const grid = this.#port.current?.rules.grid;
    const board = grid && boardOnScene(grid);
    if (!board) return undefined;
    const { on } = this.#stroke?.paint ?? this.paint;
    return on === 'spaces' ? spacesAsPlaces(grid, board) : bordersAsPlaces(grid, board);
  }

  /** Strokes wait for one another, so that a fast hand loses none. */
  #carryOut(stroke: Stroke): void {
    const battle = this.#port.current?.id;
    if (battle === undefined) return;
    this.#queue = this.#queue
      .then(async () => {
        const state = this.#port.find(battle)?.state;
        const correction = state && strokeCorrection(state, stroke);
        if (correction) await this.#port.correct(battle, correction);
      })
      .catch((error: unknown) => console.error(error));
  }

  #show(): void {
    const places = this.#places();
    const stroke = this.#stroke;
    const pointed = stroke?.at ?? this.#looked?.id;
    fieldLayer()?.mark(
      places && stroke ? stroke.places.map(places.outlineOf) : [],
      pointed === undefined ? undefined : places?.outlineOf(pointed),
      (stroke?.paint ?? this.paint).word === CLEAR,
    );
  }
}
