import type { BattlePort } from '../../battle';
import { isBattle, isSceneShown, onSceneShown, storyIn } from '../../documents';
import { singleWindow } from '../battle-window';
import { type StoryDependencies, StoryWindow } from './story-window';

/** Sets up the Battle report shown at the end of a battle, and returns the function that opens it; called in `init`. */
export function registerStory(
  port: BattlePort,
  dependencies: StoryDependencies,
): { openStory(): void; hasStory(battle: string): boolean } {
  const story = singleWindow(() => new StoryWindow(port, dependencies));
  const follow = (): void => {
    if (isSceneShown() && port.current) void story.window.follow();
    else void story.made?.follow();
  };
  onSceneShown(follow);
  port.onChange(follow);
  return {
    openStory: () => void story.window.toggle(),
    hasStory: (battle) => {
      const combat = game.combats.get(battle);
      return isBattle(combat) && storyIn(combat) !== undefined;
    },
  };
}
