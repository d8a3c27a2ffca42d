import type { Game } from './namespaces/game';

/** What the table lays out when nothing lies on it. */
const DEFAULT = 'rolica-1808';

/**
 * Asks the module to set up a battle if the table is empty and this is the game master's window; several may come to
 * it at once, and the server says which one does it.
 */
export async function layOut(
  game: Game,
  scenario: string | null,
  isChosen: () => Promise<boolean>,
): Promise<void> {
  if (!game.user?.isActiveGM || game.scenes.size > 0 || !(await isChosen())) return;
  for (const { api } of game.modules) {
    const deploy: unknown = Reflect.get(Object(api), 'deployScenario');
    const seats = { south: 'allied', north: 'french' };
    if (typeof deploy === 'function') await Reflect.apply(deploy, api, [scenario ?? DEFAULT, seats]);
  }
}
