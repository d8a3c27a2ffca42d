import type { State } from '../../core';
import { drawMap } from '../../drawing';
import type { BattlePort, UserBattle } from '../battle';
import { MODULE_ID } from '../documents';
import { isStacked, MARGIN, mapDrawing, namersFor, showFrame } from '../geometry';
import { isUntraced, lossesInStacks, paintTrace, traceBeginning, traceOf } from './map/attack-lines';
import { Desk, hasDesk } from './map/desk';
import { paintAsItWas } from './map/earlier-moment';
import type { FittedView } from './map/fitted-view';
import { mapLayer, marksLayer, tintsLayer } from './map/layers';
import { clear, markTextures, textureOf } from './map/overlay-signs';
import { type SceneBoard, sceneBoard } from './map/scene-board';
import { animate } from './map/screen';
import { paintSpread } from './map/spread-units';
import { showBlock } from './map/token-blocks';
import type { OrderTool } from './order-tool';
import type { MapToolView } from './tool-view';

/** The largest texture, in pixels, that all graphics cards support. */
const LARGEST_PICTURE = 4096;

/**
 * Pixels of the map's texture for each pixel of the map, along one side: sharp when zoomed in, unless performance is
 * set to low.
 */
const sharpness = (): number => (canvas?.performance?.mode === CONST.CANVAS_PERFORMANCE_MODES.LOW ? 1 : 2);

/** Draws the current battle on the viewed scene, and keeps the map, blocks and traces up to date. */
export class BattleBoard {
  readonly #port: BattlePort;
  readonly #tool: OrderTool;
  readonly #view: MapToolView;
  readonly #fitted: FittedView;
  readonly #desk = new Desk();
  #board: SceneBoard | undefined;
  /** The data that the map was last drawn from, as JSON. */
  #drawn = '';
  /** The battle as last shown. */
  #shown: UserBattle | undefined;
  /** The number of times that it was drawn. */
  #times = 0;

  constructor(port: BattlePort, tool: OrderTool, view: MapToolView, fitted: FittedView) {
    this.#port = port;
    this.#tool = tool;
    this.#view = view;
    this.#fitted = fitted;
  }

  get board(): SceneBoard | undefined {
    return this.#board;
  }

  /** Draws the board again, after the scene was drawn or another battle started on it. */
  async lay(): Promise<void> {
    const battle = this.#port.current;
    this.#times += 1;
    const time = this.#times;
    this.#drawn = '';
    this.#shown = battle;
    this.#board = battle && sceneBoard(battle.rules.grid);
    const textures = battle && (await markTextures(battle.rules.grid.kind));
    // Another scene may have been opened meanwhile; the battle may well have gone on.
    if (this.#times !== time) return;
    this.#view.setBoard(this.#board, textures);
    const marks = marksLayer();
    if (marks) clear(marks.trace);
    this.#tool.setBoard(this.#board);
    if (battle) this.#fitted.fit();
    await Promise.all([this.#layDesk(battle), this.#renew()]);
    showFrame();
  }

  /** Takes the table away with the scene. */
  clearDesk(): void {
    this.#desk.clear();
  }

  async #layDesk(battle: UserBattle | undefined): Promise<void> {
    if (battle && this.#board) await this.#desk.lay(battle, this.#board, !hasOwnBackground());
    else this.#desk.clear();
  }

  /** Shows a change of the battle, or another battle. */
  async change(): Promise<void> {
    const battle = this.#port.current;
    if (battle?.id !== this.#shown?.id) {
      await this.lay();
      return;
    }
    this.#tool.refresh();
    if (battle) this.#traceTo(battle);
    await this.#renew();
  }

  async #renew(): Promise<void> {
    const battle = this.#port.current;
    const tints = tintsLayer();
    await Promise.all([
      this.#drawMap(battle),
      this.#showPicture(battle),
      tints && paintSpread(tints.parts, battle, this.#board),
      tints && paintAsItWas(tints.past, battle, this.#board),
      ...(canvas?.tokens?.placeables ?? []).map((token) => showBlock(battle, token)),
    ]);
    showFrame();
  }

  #traceTo(battle: UserBattle): void {
    const shown = this.#shown;
    if (!shown || battle.revision === shown.revision) return;
    this.#shown = battle;
    const before = beginningOf(shown, battle);
    const trace = marksLayer()?.trace;
    if (trace && (battle.asItWas || shown.asItWas || isUntraced(battle))) clear(trace);
    if (!trace || !this.#board || !before) return;
    // While its question is open, the attack is drawn with the question.
    const order = battle.question ? undefined : (battle.last ?? undefined);
    const drawn = traceOf(before, battle.state, order);
    if (isStacked(battle.rules))
      paintTrace(trace, this.#board, drawn, lossesInStacks(this.#board, battle, drawn));
    else paintTrace(trace, this.#board, drawn);
    animate(400, (part) => {
      if (!trace.destroyed) trace.alpha = part;
    });
  }

  async #showPicture(battle: UserBattle | undefined): Promise<void> {
    const layer = mapLayer();
    const picture = hasOwnBackground() ? undefined : battle?.picture;
    if (layer && this.#board) await layer.picture.show(picture, this.#board, layer.sheet);
  }

  async #drawMap(battle: UserBattle | undefined): Promise<void> {
    const layer = mapLayer();
    if (!layer) return;
    const isShown = battle !== undefined && !hasOwnBackground();
    layer.sheet.visible = isShown;
    if (!isShown || !this.#board) return;
    const drawing = mapDrawing(battle, this.#board.cell.width, {
      isTurned: this.#board.isTurned,
      isMounted: hasDesk(),
      namedBy: namersFor(battle.seats),
    });
    // Most orders leave the terrain unchanged, and drawing it takes longer than everything else that an order changes.
    const from = JSON.stringify(drawing);
    if (from === this.#drawn) return;
    this.#drawn = from;
    const width = battle.rules.grid.columns * this.#board.cell.width + 2 * MARGIN;
    const texture = await textureOf(drawMap(drawing), Math.min(sharpness() * width, LARGEST_PICTURE));
    if (layer.sheet.destroyed || this.#drawn !== from) {
      texture.destroy(true);
      return;
    }
    layer.lay(texture);
    layer.sheet.scale.set(width / texture.width);
    const { x, y } = this.#board.corner;
    layer.sheet.position.set(x - MARGIN, y - MARGIN);
  }
}

/**
 * The state before the order that led to what is shown; null if no single order did, as from an earlier moment to now.
 */
function beginningOf(shown: UserBattle, battle: UserBattle): State | null {
  if (battle.asItWas) return battle.asItWas.before;
  return shown.asItWas ? null : traceBeginning(shown, battle);
}

/** True if the scene's own background, not the drawn map, is below the pieces. */
const hasOwnBackground = (): boolean => canvas?.scene?.flags[MODULE_ID]?.ownBackground === true;
