import type { Game } from './namespaces/game';

/** The scenario set up on an empty table. */
const DEFAULT = 'rolica-1808';

/**
 * Asks the module to set up a battle if the table is empty and this is the window of the active GM; several windows may
 * try at once, and the server decides which one does it.
 */
export async function layOut(
  game: Game,
  scenario: string | null,
  isChosen: () => Promise<boolean>,
): Promise<void> {
  if (!game.user?.isActiveGM || hasBattle(game) || !(await isChosen())) return;
  for (const { api } of game.modules) {
    const deploy: unknown = Reflect.get(Object(api), 'deployScenario');
    const seats = { south: 'allied', north: 'french' };
    if (typeof deploy === 'function') await Reflect.apply(deploy, api, [scenario ?? DEFAULT, seats]);
  }
}

/** True if there is a battle for all users: lessons belong to one user. */
const hasBattle = (game: Game): boolean => game.scenes.contents.some((scene) => Reflect.get(scene, 'active'));

/** Asks the module to show a lesson to the user of this window. */
export async function learn(game: Game, lesson: string): Promise<void> {
  for (const { api } of game.modules) {
    const show: unknown = Reflect.get(Object(api), 'learn');
    if (typeof show === 'function') await Reflect.apply(show, api, [lesson]);
  }
}
