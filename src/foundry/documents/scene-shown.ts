/** True if this client's user has turned the canvas off, for example on a slow machine: no scene is drawn then. */
const isWithoutMap = (): boolean => game.settings.get('core', 'noCanvas') === true;

/** The scene that this client shows; without a canvas, the one that is active for everyone. */
export const sceneShown = (): Scene.Implementation | undefined =>
  game.scenes.viewed ?? (isWithoutMap() ? game.scenes.active : undefined) ?? undefined;

/** True if this client already shows a scene, with or without a canvas. */
export const isSceneShown = (): boolean => canvas?.ready === true || (game.ready && isWithoutMap());

/** Calls back whenever this client shows another scene; after its canvas is drawn, if it has one. */
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
