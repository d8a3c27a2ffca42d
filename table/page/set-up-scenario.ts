import { Scene } from '../client/documents/scene';
import type { Game } from './namespaces/game';

/** The scenario set up on an empty table. */
const DEFAULT = 'rolica-1808';

/** The commanders of the sides of a battle. */
export type Commanders = Readonly<Record<'south' | 'north', string>>;

/** The mark of a battle that a user plays alone: the user's id, and the other commanders. */
const ALONE = ['world', 'playsAlone'] as const;

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
  await deploy(game, scenario ?? DEFAULT, { south: 'allied', north: 'french' });
}

/**
 * Shows the user of this window the battle that the user plays alone, or watches, with these commanders; a new one if
 * there is none, if it is over, or if another browser has its key.
 */
export async function playAlone(game: Game, scenario: string, commanders: Commanders): Promise<void> {
  const mark = [game.user?.id, commanders.south, commanders.north].filter(Boolean).join(' ');
  const scenes = game.scenes.contents.filter((scene) => scene instanceof Scene);
  const begun = scenes.find((scene) => scene.getFlag(...ALONE) === mark && canGoOn(game, scene));
  const before = scenes.find(({ active }) => active);
  // A side that nobody is named for is commanded by the game master.
  const scene = begun ?? (await deploy(game, scenario, commanders));
  if (!begun) {
    await scene?.setFlag(...ALONE, mark);
    // It is for this user alone: everybody else goes on looking at what was there.
    await (before ? before.activate() : scene?.update({ active: false }));
  }
  await scene?.view();
}

/** True if the battle on a scene can be played on in this window. */
function canGoOn(game: Game, scene: Scene): boolean {
  const combat = game.combats.find((each) => Reflect.get(each, 'scene') === scene);
  return [...game.modules].some(({ api }) => {
    const control: unknown = Reflect.get(Object(api), 'control');
    const ask: unknown = Reflect.get(Object(control), 'canGoOn');
    return (
      combat !== undefined && typeof ask === 'function' && Reflect.apply(ask, control, [combat.id]) === true
    );
  });
}

/** The scene of a battle that the module sets up; undefined if the module sets up none. */
async function deploy(
  game: Game,
  scenario: string,
  seats: Readonly<Record<string, string>>,
): Promise<Scene | undefined> {
  for (const { api } of game.modules) {
    const set: unknown = Reflect.get(Object(api), 'deployScenario');
    const scene: unknown =
      typeof set === 'function' ? await Reflect.apply(set, api, [scenario, seats]) : undefined;
    if (scene instanceof Scene) return scene;
  }
  return undefined;
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
