import type { Story } from '../../../match';
import type { BattlePort } from '../../battle';
import { isBattle, isSceneShown, onSceneShown, storyIn } from '../../documents';
import { TEXTS } from '../../texts';
import { singleWindow } from '../battle-window';
import { type StoryContext, storyContext } from './story-context';
import { type StoryDependencies, StoryWindow } from './story-window';

/** The Battle report, as other parts use it. */
interface StoryShows {
  openStory(): void;
  hasStory(battle: string): boolean;
  /** The report of a finished battle in words; undefined if it has none. */
  tellStory(battle: string): StoryContext | undefined;
}

/** Sets up the Battle report shown at the end of a battle, and returns the function that opens it; called in `init`. */
export function registerStory(port: BattlePort, dependencies: StoryDependencies): StoryShows {
  const story = singleWindow(() => new StoryWindow(port, dependencies));
  const follow = (): void => {
    if (isSceneShown() && port.current) void story.window.follow();
    else void story.made?.follow();
  };
  onSceneShown(follow);
  port.onChange(follow);
  return {
    openStory: () => void story.window.toggle(),
    hasStory: (battle) => storyOf(battle) !== undefined,
    tellStory: (battle) => {
      const [story, found] = [storyOf(battle), port.find(battle)];
      return story && found && storyContext(story, found, game.combats.get(battle)?.scene?.name ?? '', TEXTS);
    },
  };
}

/** The report of a battle; undefined if it has none. */
function storyOf(battle: string): Story | undefined {
  const combat = game.combats.get(battle);
  return isBattle(combat) ? storyIn(combat) : undefined;
}
