import type { PieceId } from '../../../core';
import { drawMap, imageSource } from '../../../drawing';
import { placesOnSheet } from '../../geometry';
import { mapDrawing } from '../../geometry/map-sheet';
import { fieldContext, type Loss, type SheetPoint, type ShownPiece } from '../field-context';
import { fittedSize, shotOf, WHOLE } from './camera';
import type { OnAir } from './on-air';

/** The width of a space on the drawn map, in pixels of the drawing. */
const SPACE = 110;

/** The time that a fallen piece takes to fade, in milliseconds. */
const FALL = 1200;

/** The map with its pieces, and the camera above it. Its elements stay the same, so that they move gently. */
export class FieldView {
  readonly #stage: HTMLElement;
  readonly #sheet = document.createElement('div');
  readonly #map = document.createElement('img');
  readonly #pieces = new Map<PieceId, { readonly element: HTMLImageElement; svg: string }>();
  /** The data that the map was drawn from. */
  #drawn = '';
  #places: ReturnType<typeof placesOnSheet> | undefined;
  #action: readonly SheetPoint[] = [];
  #doesFollow = true;
  /** The action whose losses are shown, and the losses. */
  #losses = { of: '', shown: new Map<PieceId, number | null>() };

  constructor(stage: HTMLElement) {
    this.#stage = stage;
    this.#sheet.className = 'pdc-broadcast-sheet';
    this.#map.className = 'pdc-broadcast-map';
    this.#map.alt = '';
    this.#sheet.append(this.#map);
    stage.replaceChildren(this.#sheet);
    new ResizeObserver(() => this.#look()).observe(stage);
  }

  /** Shows a moment. */
  show(shown: OnAir, doesFollow: boolean): void {
    const places = this.#drawMap(shown);
    const { pieces, losses, action } = fieldContext(shown, places);
    const ids = new Set(pieces.map(({ id }) => id));
    for (const [id, { element }] of this.#pieces) if (!ids.has(id)) this.#drop(id, element);
    for (const piece of pieces) this.#place(piece);
    this.#showLosses(shown, losses);
    this.#action = action;
    this.#doesFollow = doesFollow;
    this.#look();
  }

  #drawMap({ rules, state }: OnAir): ReturnType<typeof placesOnSheet> {
    const drawing = mapDrawing({ rules, state }, SPACE);
    const data = JSON.stringify(drawing);
    if (!this.#places || data !== this.#drawn) {
      this.#drawn = data;
      this.#places = placesOnSheet({ rules, state }, SPACE);
      this.#map.src = imageSource(drawMap(drawing));
    }
    return this.#places;
  }

  #place({ id, x, y, width, svg, isLeader, part }: ShownPiece): void {
    let known = this.#pieces.get(id);
    if (!known) {
      const element = document.createElement('img');
      element.alt = '';
      element.dataset.piece = id;
      this.#sheet.append(element);
      known = { element, svg: '' };
      this.#pieces.set(id, known);
    }
    const { element } = known;
    element.className = `pdc-broadcast-piece is-${part}${isLeader ? ' is-leader' : ''}`;
    Object.assign(element.style, { left: `${100 * x}%`, top: `${100 * y}%`, width: `${100 * width}%` });
    if (known.svg === svg) return;
    known.svg = svg;
    element.src = imageSource(svg);
  }

  #drop(id: PieceId, element: HTMLElement): void {
    this.#pieces.delete(id);
    element.classList.add('is-fallen');
    setTimeout(() => element.remove(), FALL);
  }

  #showLosses({ id, isPast, action }: OnAir, losses: readonly Loss[]): void {
    const of = `${id} ${isPast} ${action}`;
    if (of !== this.#losses.of) {
      for (const mark of this.#sheet.querySelectorAll('.pdc-broadcast-loss')) mark.remove();
      this.#losses = { of, shown: new Map() };
    }
    const { shown } = this.#losses;
    for (const { id: piece, x, y, steps } of losses) {
      if (shown.has(piece) && shown.get(piece) === steps) continue;
      shown.set(piece, steps);
      this.#sheet.querySelector(`.pdc-broadcast-loss[data-of="${CSS.escape(piece)}"]`)?.remove();
      const mark = document.createElement('span');
      mark.className = 'pdc-broadcast-loss';
      mark.dataset.of = piece;
      mark.textContent = steps === null ? '✕' : `−${steps}`;
      Object.assign(mark.style, { left: `${100 * x}%`, top: `${100 * y}%` });
      this.#sheet.append(mark);
    }
  }

  /** Fits the sheet to the stage, and turns the camera to the action. */
  #look(): void {
    const { clientWidth: width, clientHeight: height } = this.#stage;
    if (!this.#places || width === 0 || height === 0) return;
    const stage = { width, height };
    const fitted = fittedSize(this.#places.ratio, stage);
    const space = (this.#places.space * fitted.width) / 100;
    const { scale, x, y } = this.#doesFollow ? shotOf(this.#action, fitted, stage, space) : WHOLE;
    Object.assign(this.#sheet.style, {
      width: `${fitted.width}px`,
      height: `${fitted.height}px`,
      transform: `translate(-50%, -50%) translate(${x * width}px, ${y * height}px) scale(${scale})`,
    });
    // Marks keep a size that can be read, whatever the size of the board.
    this.#sheet.style.setProperty('--space', `${space}px`);
  }
}
