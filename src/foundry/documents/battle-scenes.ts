import { type BattleCombat, isBattle } from './document-types';
import { MODULE_ID } from './module-id';

/** The battle that a scene shows from the north, by its id; undefined for every other scene. */
const battleFromNorth = ({ flags }: Scene.Implementation): string | undefined => {
  const turned = flags[MODULE_ID]?.turned;
  return turned === '' ? undefined : turned;
};

/** The scenes that show a battle from the north: none, one, or several if a GM has copied one. */
export const turnedScenesOf = (battle: string): readonly Scene.Implementation[] =>
  game.scenes.contents.filter((scene) => battleFromNorth(scene) === battle);

/** Every scene that shows a battle, its main scene first. */
export const scenesOf = ({ id, scene }: BattleCombat): readonly Scene.Implementation[] => [
  ...(scene ? [scene] : []),
  ...turnedScenesOf(id ?? ''),
];

/** True if a scene shows a battle. */
export const isPicturedOn = (combat: BattleCombat, scene: Scene.Implementation): boolean =>
  combat.scene?.id === scene.id || battleFromNorth(scene) === combat.id;

/** The battle that a scene shows; if there are several, the active one. */
export function battleOn(scene: Scene.Implementation): BattleCombat | undefined {
  const here = game.combats.contents.flatMap((combat) =>
    isBattle(combat) && isPicturedOn(combat, scene) ? [combat] : [],
  );
  return here.find(({ active }) => active) ?? here.at(-1);
}
