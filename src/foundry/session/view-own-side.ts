import {
  type BattleCombat,
  battleOn,
  isBattle,
  MODULE_ID,
  seesOwnSide,
  turnedScenesOf,
  whenOwnSideChanges,
} from '../documents';

/** Shows battles from the own side of this client's user, if they have such a scene, as soon as the user views one. */
export function watchOwnSide(): void {
  let viewed: string | null = null;
  const follow = (): void => {
    const scene = game.scenes.viewed;
    viewed = scene?.id ?? null;
    const combat = scene && battleOn(scene);
    const wanted = combat && sceneFor(combat);
    if (wanted && wanted.id !== scene.id) void wanted.view();
  };
  // No other scene can be viewed while one is being drawn: let the caller of the hook finish.
  const soon = (): void => {
    setTimeout(follow, 0);
  };
  Hooks.on('canvasReady', soon);
  Hooks.on('createScene', soon);
  Hooks.on('updateCombat', (combat, { system }) => {
    if (isBattle(combat) && Object(system).seats !== undefined) soon();
  });
  Hooks.on('deleteScene', (scene) => {
    const battle = game.combats.get(scene.flags[MODULE_ID]?.turned ?? '');
    if (!scene.pack && scene.id === viewed && isBattle(battle))
      setTimeout(() => void battle.scene?.view(), 0);
  });
  whenOwnSideChanges(soon);
}

/** The scene on which the user of this client sees a battle; undefined for a GM, who may view any. */
function sceneFor({ id, scene, system }: BattleCombat): Scene.Implementation | null | undefined {
  const { south, north } = system.seats;
  const isNorth = north === game.user.id && south !== game.user.id;
  if (isNorth && seesOwnSide()) return turnedScenesOf(id ?? '')[0] ?? scene;
  return game.user.isGM ? undefined : scene;
}
