/** Whether the user of this client has switched the map off, as on weak machines: no scene is drawn then. */
const isWithoutMap = (): boolean => game.settings.get('core', 'noCanvas') === true;

/** The scene that this client shows; without a map, the one that everybody else is taken to. */
export const sceneShown = (): Scene.Implementation | undefined =>
  game.scenes.viewed ?? (isWithoutMap() ? game.scenes.active : undefined) ?? undefined;

/** Whether this client shows a scene by now, with its map or without. */
export const isSceneShown = (): boolean => canvas?.ready === true || (game.ready && isWithoutMap());

/** Calls back whenever this client shows another scene, once its map is drawn, if the user has one. */
export function onSceneShown(listener: () => void): void {
  const listenWithoutMap = (): void => {
    if (isWithoutMap()) listener();
  };
  Hooks.on('canvasReady', listener);
  Hooks.once('ready', listenWithoutMap);
  Hooks.on('updateScene', (_scene, { active }) => {
    if (active !== undefined) listenWithoutMap();
  });
}
