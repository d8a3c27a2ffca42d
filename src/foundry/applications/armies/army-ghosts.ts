import type { SpaceId } from '../../../core';
import type { BattlePort, Game } from '../../battle';
import { boardOnScene } from '../../geometry';
import { onMap, view } from '../../geometry/map-view';
import { armyGhosts, type Ghosts } from '../../input';
import { armyInDrag } from './army-drag';
import { armyAround, type Drawn, mayBeDrawn } from './enlisting';

/** Shows on the map, while a GM drags an army over it, where its pieces would stand. */
export class ArmyGhosts {
  readonly #port: BattlePort;
  readonly #games: readonly Game[];
  #shown = '';

  constructor(port: BattlePort, games: readonly Game[]) {
    this.#port = port;
    this.#games = games;
  }

  /** Follows the pointer of every drag; a drop or its end removes the marks. */
  watch(): void {
    document.addEventListener('dragover', ({ target, clientX: x, clientY: y }) => {
      const isOverMap = target === view();
      this.#show(isOverMap ? this.#spaceUnder({ x, y }) : undefined);
    });
    for (const end of ['drop', 'dragend']) document.addEventListener(end, () => this.#show(undefined), true);
  }

  #spaceUnder(point: { readonly x: number; readonly y: number }): SpaceId | undefined {
    const grid = this.#port.current?.rules.grid;
    return grid && boardOnScene(grid)?.spaceAt(onMap(point));
  }

  #show(at: SpaceId | undefined): void {
    const army = armyInDrag();
    const battle = this.#port.current;
    const isShown = army && battle && at !== undefined && game.user.isGM;
    const key = isShown ? `${battle.id} ${battle.revision} ${at}` : '';
    if (key === this.#shown) return;
    this.#shown = key;
    const armies = this.#games.find(({ rules }) => rules.id === army?.ruleset)?.armies;
    const drawn =
      isShown && mayBeDrawn(battle, army, armies) ? armyAround(battle, army, { at, armies }) : undefined;
    armyGhosts.show(drawn && ghostsOf(drawn));
  }
}

const ghostsOf = ({ pieces, misfits }: Drawn): Ghosts => ({
  fits: [...new Set(pieces.map(({ at }) => at))],
  misfits: [...new Set(misfits.flatMap((space) => space ?? []))],
});
