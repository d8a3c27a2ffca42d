import type { SpaceId } from '../../core';
import {
  type BattlePort,
  type BoardOnScene,
  boardOnScene,
  type Heading,
  say,
  spaceTowards,
  type UserBattle,
} from '../documents';
import { fieldLayer } from './field-layer';
import { CLEAR, type Stroke, strokeChanges, strokeFrom, strokeTo } from './stroke';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The board that the brush paints, and the battle that is fought on it. */
interface Ground {
  readonly battle: UserBattle;
  readonly board: BoardOnScene;
}

/** Paints terrain: points of the map go in, one correction of the battle for each stroke goes out. */
export class Brush {
  readonly #port: BattlePort;
  #terrain = '';
  #stroke: Stroke | null = null;
  #looked: SpaceId | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(port: BattlePort) {
    this.#port = port;
  }

  /** What is painted with now: the first terrain of the game until another one is chosen. */
  get terrain(): string {
    const known = Object.keys(this.#port.current?.rules.terrain ?? {});
    if (known.includes(this.#terrain)) return this.#terrain;
    return known.find((id) => id !== CLEAR) ?? CLEAR;
  }

  take(terrain: string): void {
    this.#terrain = terrain;
  }

  press(point: Point): void {
    const space = this.#spaceAt(point);
    if (space !== undefined) this.#stroke = strokeFrom(this.terrain, space);
    this.#show();
  }

  /** The pointer has moved: it leads the stroke on, or only looks. */
  move(point: Point | null): void {
    const ground = this.#ground();
    const space = point === null ? undefined : ground?.board.spaceAt(point);
    if (space === this.#looked) return;
    this.#looked = space;
    if (this.#stroke && ground && space !== undefined) {
      this.#stroke = strokeTo(ground.battle.rules.grid, this.#stroke, space);
    }
    this.#show();
  }

  /** Points at the space beside the one that it points at now. */
  look(heading: Heading): void {
    const ground = this.#ground();
    if (ground) this.#looked = spaceTowards(ground.battle.rules.grid, this.#looked, heading);
    this.#show();
  }

  /** Paints the space that it points at. */
  paint(): void {
    if (this.#looked !== undefined) this.#carryOut(strokeFrom(this.terrain, this.#looked));
  }

  release(): void {
    const stroke = this.#stroke;
    this.#stroke = null;
    if (stroke) this.#carryOut(stroke);
    this.#show();
  }

  /** Clears the space under a point. */
  erase(point: Point): void {
    const space = this.#spaceAt(point);
    if (space !== undefined) this.#carryOut(strokeFrom(CLEAR, space));
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

  /** The space that is to be painted; the user is told why there is none. */
  #spaceAt(point: Point): SpaceId | undefined {
    const ground = this.#ground();
    const space = ground?.board.spaceAt(point);
    if (!ground) ui.notifications.warn(say('PDC.field.noBattle'));
    else if (space === undefined) ui.notifications.warn(say('PDC.reason.off-the-board'));
    return space;
  }

  #ground(): Ground | undefined {
    const battle = this.#port.current;
    const board = battle && boardOnScene(battle.rules.grid);
    return board && { battle, board };
  }

  /** Strokes wait for one another, so that a fast hand loses none. */
  #carryOut(stroke: Stroke): void {
    const battle = this.#port.current?.id;
    if (battle === undefined) return;
    this.#queue = this.#queue
      .then(async () => {
        const state = this.#port.find(battle)?.state;
        const terrain = state && strokeChanges(state, stroke);
        if (terrain) await this.#port.correct(battle, { type: 'terrain-adjusted', terrain });
      })
      .catch((error: unknown) => console.error(error));
  }

  #show(): void {
    const board = this.#ground()?.board;
    const stroke = this.#stroke;
    fieldLayer()?.mark(
      board && stroke ? stroke.spaces.map(board.outlineOf) : [],
      this.#looked === undefined ? undefined : board?.outlineOf(this.#looked),
      (stroke?.terrain ?? this.terrain) === CLEAR,
    );
  }
}
