import type { SpaceId } from '../../core';
import type { BattlePort, UserBattle } from '../battle';
import type { Player, Tool } from './choices/choices';
import type { Transition } from './choices/click-transitions';

/** A click, or a piece that was dropped or picked: what it leads to in the battle as it is when its turn comes. */
export interface Click {
  /** Null beside the map. */
  readonly space: SpaceId | null;
  readonly make: (battle: UserBattle, player: Player, tool: Tool) => Transition;
}

/** The request that is under way, and the clicks that have come meanwhile: they are carried out after it. */
export class ClickQueue {
  readonly #port: BattlePort;
  readonly #clicks: Click[] = [];
  #isBusy = false;
  #isRefused = false;
  /** The battle that was asked for something last. */
  #asked: UserBattle | undefined;

  constructor(port: BattlePort) {
    this.#port = port;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** The answer has not come, or what came of it is not here yet. */
  get isOpen(): boolean {
    const [asked, now] = [this.#asked, this.#port.current];
    return this.#isBusy || (!this.#isRefused && asked?.id === now?.id && asked?.revision === now?.revision);
  }

  /** Asks the battle for something. */
  async ask(battle: UserBattle, request: NonNullable<Transition['request']>): Promise<void> {
    this.#isBusy = true;
    this.#isRefused = true;
    this.#asked = battle;
    try {
      const refusal =
        'order' in request
          ? await this.#port.order(request.order)
          : await this.#port.answer(battle.id, request.choose, battle.revision);
      this.#isRefused = refusal !== undefined;
    } finally {
      this.#isBusy = false;
    }
  }

  keep(click: Click): void {
    this.#clicks.push(click);
  }

  /** The next click; none after a refusal, or once a question is open: it would mean something else now. */
  next(): Click | undefined {
    const battle = this.#port.current;
    return battle && !this.#isRefused && !battle.question ? this.#clicks.shift() : undefined;
  }

  /** Drops the clicks that are left; answers with the first space among them. */
  drop(): SpaceId | null {
    const spaces = this.#clicks.splice(0).map(({ space }) => space);
    return spaces.find((space) => space !== null) ?? null;
  }
}
