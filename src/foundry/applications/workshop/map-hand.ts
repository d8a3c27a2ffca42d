import type { PieceId, SpaceId } from '../../../core';
import {
  CLEAR,
  type Edit,
  fieldsIn,
  filled,
  hasRoom,
  kindAt,
  lined,
  type Path,
  squared,
} from '../../../workshop';
import type { DraftPort, UserWorkshop } from '../../battle/workshop';
import { boardOnScene, type Heading, type Point } from '../../geometry';
import {
  bordersAsPlaces,
  middleOf,
  type Place,
  type Places,
  spacesAsPlaces,
  worksAsPlaces,
} from '../../geometry/paint-places';
import { localize } from '../../texts';
import { spaceEdit } from './field-values';
import {
  groundOf,
  type HandMap,
  type HandReports,
  type MapWork,
  type Paint,
  shapeOn,
  spacesIn,
  takesNew,
  type WorkHand,
} from './map-work';
import type { PieceKind } from './new-piece';

/** Works on the map of a workshop, by pointer and by keys: one edit for each stroke, placement or choice. */
export class MapHand implements WorkHand {
  readonly #port: DraftPort;
  readonly #map: HandMap;
  readonly #panel: HandReports;
  #pointed: Place | undefined;
  #last: Point = { x: 0, y: 0 };
  /** The places that a stroke has passed, or those of the line or rectangle that is drawn; null without a stroke. */
  #stroke: readonly string[] | null = null;
  #from: Place | undefined;
  /** True while the button is down off the board: a stroke begins when the pointer enters it. */
  #isComing = false;
  #dragged: PieceId | undefined;
  /** The part of the ground to be copied. */
  #part: readonly SpaceId[] = [];

  constructor(port: DraftPort, map: HandMap, panel: HandReports) {
    this.#port = port;
    this.#map = map;
    this.#panel = panel;
  }

  get isChosen(): boolean {
    return !['nothing', 'picture'].includes(this.#work.is);
  }

  get #work(): MapWork {
    return this.#panel.work();
  }

  press(point: Point): void {
    const workshop = this.#port.current;
    const place = this.#places(workshop)?.at(point);
    if (workshop && !place) this.#isComing = this.#work.is === 'brush';
    if (!workshop || !place) return;
    this.#last = point;
    this.#pointed = place;
    const work = this.#work;
    if (work.is === 'pieces' && !takesNew(workshop, work, place.space))
      this.#dragged = this.#map.pieceAt(point);
    this.#take(workshop, work, place, true);
    this.#show();
  }

  #take(workshop: UserWorkshop, work: MapWork, place: Place, isByPointer = false): void {
    if (work.is === 'brush') this.#beginGround(workshop, work, place);
    else if (work.is === 'spaces')
      this.#edit(spaceEdit(workshop.sketch.rules, workshop.draft, work.path, place.space));
    else if (work.is === 'pieces' && this.#dragged !== undefined) this.#panel.chose(this.#dragged);
    else if (work.is === 'pieces' && work.kind) this.#panel.place(work.kind, place.space, isByPointer);
    else this.#panel.chose(undefined);
  }

  #beginGround(
    workshop: UserWorkshop,
    { shape, paint, withPieces }: MapWork & { is: 'brush' },
    place: Place,
  ): void {
    const { draft, sketch } = workshop;
    const isTerrain = paint.on === 'terrain';
    if (shape === 'pick') this.#panel.picked({ on: paint.on, kind: kindAt(draft, paint.on, place.id) });
    else if (shape === 'fill' && isTerrain) this.#paint(paint, filled(sketch.rules.grid, draft, place.space));
    else if (shape === 'copy' && this.#part.length > 0) {
      this.#edit({ type: 'copy', spaces: this.#part, to: place.space, ...(withPieces && { pieces: true }) });
      this.#part = [];
    } else {
      this.#from = place;
      this.#stroke = [place.id];
    }
  }

  move(point: Point | null): void {
    const workshop = this.#port.current;
    const places = this.#places(workshop);
    const pointed = point === null ? undefined : places?.at(point);
    if (point && pointed && this.#isComing) {
      this.#isComing = false;
      this.press(point);
    }
    if (point && this.#dragged !== undefined) this.#map.drag(this.#dragged, point);
    if (point && pointed && places && workshop && this.#stroke)
      this.#stroke = this.#extended(workshop, places, pointed, point);
    if (point && pointed) this.#last = point;
    const isNew = pointed?.id !== this.#pointed?.id || this.#stroke !== null;
    this.#pointed = pointed;
    if (isNew) this.#show();
  }

  #extended(workshop: UserWorkshop, places: Places, pointed: Place, point: Point): readonly string[] {
    const { grid } = workshop.sketch.rules;
    const work = this.#work;
    const shape = work.is === 'brush' ? shapeOn(work) : 'paint';
    const from = this.#from?.space ?? pointed.space;
    if (shape === 'line') return lined(grid, from, pointed.space);
    if (shape === 'rectangle' || shape === 'copy') return squared(grid, from, pointed.space);
    return [...new Set([...(this.#stroke ?? []), ...places.passed(this.#last, point)])];
  }

  release(): void {
    const work = this.#work;
    const stroke = this.#stroke;
    if (this.#isComing) ui.notifications.warn(localize('PDC.rules.reason.off-the-board'));
    this.#isComing = false;
    this.#stroke = null;
    this.#from = undefined;
    if (work.is === 'brush' && stroke) {
      if (work.shape === 'copy') this.#part = stroke;
      else this.#paint(work.paint, stroke);
    }
    this.#drop();
    this.#show();
  }

  /** Puts the dragged piece down where the pointer is; it goes back if it may not stand there. */
  #drop(): void {
    const workshop = this.#port.current;
    const piece = this.#dragged;
    this.#dragged = undefined;
    if (piece === undefined || !workshop) return;
    this.#map.drag(undefined);
    if (this.#pointed) this.#moveTo(workshop, piece, this.#pointed.space);
  }

  #moveTo({ draft, sketch }: UserWorkshop, piece: PieceId, at: SpaceId): void {
    const known = fieldsIn(fieldsIn(draft.units)[piece]);
    if (known.at === at) return;
    const kind: PieceKind = { side: known.side === 'north' ? 'north' : 'south', type: String(known.type) };
    if (hasRoom(sketch.rules, draft, kind, at, piece))
      this.#edit({ type: 'set', path: ['units', piece, 'at'], value: at });
    else ui.notifications.warn(localize('PDC.workshop.noRoom'));
  }

  erase(point: Point): void {
    const workshop = this.#port.current;
    const place = this.#places(workshop)?.at(point);
    if (workshop && place) this.#eraseAt(workshop, place, this.#map.pieceAt(point));
  }

  #eraseAt({ draft, sketch }: UserWorkshop, place: Place, piece: PieceId | undefined): void {
    const work = this.#work;
    if (work.is === 'brush') this.#paint({ ...work.paint, kind: CLEAR }, [place.id]);
    else if (work.is === 'spaces') this.#edit(spaceEdit(sketch.rules, draft, work.path, place.space, true));
    else if (piece !== undefined) this.#edit({ type: 'drop', path: ['units', piece] });
  }

  cancel(): void {
    this.stop();
  }

  stop(): boolean {
    const isUnderWay = this.#stroke !== null || this.#dragged !== undefined || this.#part.length > 0;
    if (this.#dragged !== undefined) this.#map.drag(undefined);
    this.#stroke = null;
    this.#from = undefined;
    this.#isComing = false;
    this.#dragged = undefined;
    this.#part = [];
    this.#show();
    return isUnderWay;
  }

  scaleTowards(): void {
    // Only the picture under the map is scaled.
  }

  /** Points at the next place in the direction of an arrow key. */
  pointTowards(heading: Heading): void {
    const places = this.#places(this.#port.current);
    const pointed = places?.towards(this.#pointed, heading);
    this.#pointed = pointed;
    if (places && pointed) this.#last = middleOf(places.outlineOf(pointed.id));
    this.#show();
  }

  /** Points at the space of a piece or of a ground that a path leads to. */
  pointAt([on, place]: Path): void {
    const { draft, sketch } = this.#port.current ?? {};
    const at = on === 'units' ? fieldsIn(fieldsIn(draft?.units)[String(place)]).at : place;
    const [space = ''] = String(at).split(/[|>]/);
    if (groundOf(this.#work) !== 'terrain' || !sketch?.rules.grid.has(space)) return;
    this.#pointed = { id: space, space };
    this.#show();
  }

  /** Does by key what the pointer does: lines, rectangles and moves of pieces take one place after the other. */
  pressPointed(chosen: PieceId | undefined): void {
    const workshop = this.#port.current;
    const place = this.#pointed;
    if (!workshop || !place) return;
    const work = this.#work;
    if (work.is === 'pieces') this.#pressPiece(workshop, work, place, chosen);
    else if (this.#from !== undefined) {
      this.move(this.#last);
      this.release();
    } else {
      this.#take(workshop, work, place);
      const isAtOnce = work.is !== 'brush' || shapeOn(work) === 'paint';
      if (isAtOnce) this.release();
      else this.#show();
    }
  }

  /** Places, chooses or moves a piece; a chosen one goes to an empty place. */
  #pressPiece(
    workshop: UserWorkshop,
    work: MapWork & { is: 'pieces' },
    place: Place,
    chosen: PieceId | undefined,
  ): void {
    const here = takesNew(workshop, work, place.space) ? undefined : this.#map.pieceAt(this.#last);
    if (here === undefined && !work.kind && chosen !== undefined) {
      this.#moveTo(workshop, chosen, place.space);
      return;
    }
    this.#dragged = here;
    this.#take(workshop, work, place);
    this.#dragged = undefined;
  }

  erasePointed(): void {
    const workshop = this.#port.current;
    if (workshop && this.#pointed) this.#eraseAt(workshop, this.#pointed, this.#map.pieceAt(this.#last));
  }

  #paint({ on, kind }: Paint, places: readonly string[]): void {
    this.#edit({ type: 'paint', on, kind, places });
  }

  #edit(edit: Edit | undefined): void {
    if (edit) this.#port.edit(edit);
  }

  /** The places of the board that the work is done on. */
  #places(workshop: UserWorkshop | undefined): Places | undefined {
    const grid = workshop?.sketch.rules.grid;
    const board = grid && boardOnScene(grid);
    if (!board) return undefined;
    const on = groundOf(this.#work);
    if (on === 'terrain' || on === 'roads') return spacesAsPlaces(grid, board);
    return on === 'borders' ? bordersAsPlaces(grid, board) : worksAsPlaces(grid, board);
  }

  renew(): void {
    // With another paint, the place under the pointer may be a border instead of a space.
    this.#pointed = this.#pointed && this.#places(this.#port.current)?.at(this.#last);
    this.#show();
  }

  /** Marks on the map what is under way, and the spaces that a field has. */
  #show(): void {
    const workshop = this.#port.current;
    const places = this.#places(workshop);
    const work = this.#work;
    const chosen = work.is === 'spaces' && workshop ? spacesIn(workshop, work.path) : this.#part;
    const stroke = this.#stroke ?? chosen;
    this.#map.mark({
      stroke: places ? stroke.map(places.outlineOf) : [],
      pointed: this.#pointed && places?.outlineOf(this.#pointed.id),
      isClearing: work.is === 'brush' && work.paint.kind === CLEAR,
    });
  }
}
