import type { Container } from 'pixi.js';
import { client } from '../../client/client';
import type { Scene } from '../../client/documents/scene';
import { viewed } from '../../client/viewed-scene';
import type { SceneDimensions } from '../../shared/grid/dimensions';
import type { Point, TableGrid } from '../../shared/grid/point';
import { PERFORMANCE_MODES } from '../../shared/performance-modes';
import { drop } from './canvas-drop';
import { GridLayer } from './grid-layer';
import type { GroupName } from './group-order';
import { groupNamed, layGroups, type PrimaryGroup } from './groups';
import type { CanvasLayer, LayerDefinition } from './layers';
import { MapPointer } from './map-pointer';
import type { TableApp } from './table-app';
import { TokenLayer } from './token-layer';
import { ViewPoint, type ViewPosition } from './view-point';

/** Pixels of the window that the frame covers. */
const FRAME = { left: 60, right: 310, top: 70, bottom: 20 };

/** The canvas, on which the map is drawn. */
export class Canvas {
  ready = false;
  readonly app: TableApp;
  readonly performance: { readonly mode: number };
  readonly stage: Container;
  readonly hidden: Container;
  readonly rendered: Container;
  readonly environment: Container;
  readonly primary: PrimaryGroup;
  readonly effects: Container;
  readonly visibility: Container;
  readonly interface: Container;
  readonly overlay: Container;
  readonly tokens: TokenLayer;
  readonly #ground: GridLayer;
  readonly #view: ViewPoint;
  readonly #pointer: MapPointer;
  readonly #layers: CanvasLayer[];

  constructor(app: TableApp, ownLayers: Readonly<Record<string, LayerDefinition>>) {
    const element = app.view;
    this.app = app;
    this.performance = { mode: app.isCoarse ? PERFORMANCE_MODES.LOW : PERFORMANCE_MODES.HIGH };
    this.stage = this.app.stage;
    const groups: Readonly<Record<GroupName, Container>> & { primary: PrimaryGroup } = layGroups(this.stage);
    this.hidden = groups.hidden;
    this.rendered = groups.rendered;
    this.environment = groups.environment;
    this.primary = groups.primary;
    this.effects = groups.effects;
    this.visibility = groups.visibility;
    this.interface = groups.interface;
    this.overlay = groups.overlay;
    this.tokens = new TokenLayer(this.app, this.primary);
    this.#view = new ViewPoint(this.app, () => this);
    this.#pointer = new MapPointer(this.app, this.#view, () => this.tokens.releaseAll());
    this.#ground = new GridLayer(this.primary.background);
    this.interface.addChild(this.#ground, this.tokens);
    this.#layers = [this.#ground, this.tokens];
    for (const [name, { layerClass, group }] of Object.entries(ownLayers)) {
      const layer = new layerClass();
      Reflect.set(this, name, layer);
      this[groupNamed(group)].addChild(layer);
      this.#layers.push(layer);
    }
    addEventListener('resize', () => this.#resize());
    element.addEventListener('dragover', (event) => event.preventDefault());
    element.addEventListener('drop', (event) => this.#drop(event));
  }

  get scene(): Scene | null {
    return viewed.scene as Scene | null;
  }

  get grid(): TableGrid | null {
    return this.scene?.grid ?? null;
  }

  get dimensions(): SceneDimensions | null {
    return this.scene?.dimensions ?? null;
  }

  get mousePosition(): Point {
    return this.#pointer.position;
  }

  pan(to: Partial<ViewPosition>): void {
    this.#view.pan(to);
  }

  animatePan(to: Partial<ViewPosition> & { duration?: number }): Promise<boolean> {
    return this.#view.animatePan(to);
  }

  /** Draws a scene, or clears the canvas. */
  async draw(scene: Scene | null): Promise<void> {
    const isSame = scene !== null && scene === viewed.scene;
    if (this.ready) await this.#tearDown();
    viewed.scene = scene;
    if (!scene) {
      this.app.renderSoon();
      return;
    }
    client.hooks.callAll('canvasInit', this);
    this.#ground.scene = scene;
    for (const layer of this.#layers) await layer.draw();
    await this.tokens.drawTokens(scene);
    if (!isSame) this.#lookAt(scene.dimensions);
    this.ready = true;
    client.hooks.callAll('canvasReady', this);
    this.app.renderSoon();
  }

  async #tearDown(): Promise<void> {
    client.hooks.callAll('canvasTearDown', this);
    this.ready = false;
    for (const layer of this.#layers) await layer.tearDown();
  }

  // Shows the whole scene, as large as the frame allows.
  #lookAt({ sceneX, sceneY, sceneWidth, sceneHeight }: SceneDimensions): void {
    const { width, height } = this.app.screen;
    const room = { x: width - FRAME.left - FRAME.right, y: height - FRAME.top - FRAME.bottom };
    const scale = Math.min(room.x / sceneWidth, room.y / sceneHeight, 1);
    const shift = { x: (FRAME.right - FRAME.left) / 2 / scale, y: (FRAME.bottom - FRAME.top) / 2 / scale };
    this.pan({ x: sceneX + sceneWidth / 2 + shift.x, y: sceneY + sceneHeight / 2 + shift.y, scale });
  }

  #drop(event: DragEvent): void {
    event.preventDefault();
    const { scene } = this;
    drop(
      event.dataTransfer?.getData('text/plain') ?? '',
      { x: event.clientX, y: event.clientY },
      {
        onMap: ({ x, y }) => {
          const { left, top } = this.app.view.getBoundingClientRect();
          const point = this.stage.toLocal({ x: x - left, y: y - top });
          return { x: point.x, y: point.y };
        },
        ask: (data) => client.hooks.call('dropCanvasData', this, data, event),
        place: (actorId, at) => {
          const corner = scene?.grid.getTopLeftPoint(at) ?? at;
          const place = { x: Math.round(corner.x), y: Math.round(corner.y) };
          void scene?.createEmbeddedDocuments('Token', [{ actorId, actorLink: true, ...place }]);
        },
      },
    );
  }

  #resize(): void {
    this.app.renderer.resize(innerWidth, innerHeight);
    this.pan({});
  }
}
