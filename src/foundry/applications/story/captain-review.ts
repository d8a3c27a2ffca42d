import { namedReview, type Story, type TurnReview } from '../../../match';
import type { BattleControl, UserBattle } from '../../battle';
import type { TurnReviewer } from '../../battle/turn-reviewer';
import { isBattle, keepStory, storyIn } from '../../documents';
import { localize } from '../../texts';

/** The quick battles by which each choice is measured; games with long ones have fewer. */
const BATTLES = 400;

/** The listeners of a review. */
interface ReviewPorts {
  /** Called when a turning point has been reviewed, and at the end. */
  onChange(): void;
  /** Called with the share of the turning point in work that is done, from 0 to 1. */
  onShare(share: number): void;
  onError(error: unknown): void;
}

/** The review in progress. */
interface Asking {
  readonly battle: string;
  /** The index of the turning point in work. */
  readonly index: number;
  stop(): void;
}

/**
 * Asks a Captain about the turning points of a finished battle, one after the other, in the window of a GM, who may
 * read its record. The answers are kept with the report for everyone.
 */
export class CaptainReview {
  readonly #reviewer: TurnReviewer;
  readonly #control: Pick<BattleControl, 'actionAt' | 'isLocked'>;
  readonly #ports: ReviewPorts;
  /** Drawn anew in every window. */
  readonly #seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  #asking: Asking | undefined;

  constructor(
    reviewer: TurnReviewer,
    control: Pick<BattleControl, 'actionAt' | 'isLocked'>,
    ports: ReviewPorts,
  ) {
    this.#reviewer = reviewer;
    this.#control = control;
    this.#ports = ports;
  }

  /** True if a review of another battle is in progress. */
  isOfOther(id: string): boolean {
    return this.#asking !== undefined && this.#asking.battle !== id;
  }

  /** The data of the report on its review. */
  context({ id }: Pick<UserBattle, 'id'>, { turns }: Pick<Story, 'turns'>, mayAsk: boolean) {
    const isWanting = turns.some(({ review }) => review === null);
    return {
      canAsk: mayAsk && isWanting && !this.#asking && !this.#control.isLocked(id),
      asking: this.#asking
        ? localize('PDC.windows.story.captain.asking', {
            number: String(this.#asking.index + 1),
            count: String(turns.length),
          })
        : '',
    };
  }

  /** Reviews every turning point of a battle that has no review yet. */
  ask(battle: UserBattle, story: Story): void {
    if (this.#asking) return;
    try {
      this.#next(battle, story, 0);
    } catch (error) {
      this.#end(error);
    }
  }

  stop(): void {
    this.#asking?.stop();
    this.#asking = undefined;
  }

  /** Begins with the first turning point from an index on that has no review. */
  #next(battle: UserBattle, { turns }: Pick<Story, 'turns'>, from: number): void {
    const index = turns.findIndex(({ review }, at) => at >= from && review === null);
    const turn = turns[index];
    if (!turn) {
      this.#end();
      return;
    }
    const { id, rules } = battle;
    const found = this.#control.actionAt(id, turn.action);
    const asked =
      found &&
      this.#reviewer.review({ rules, ...found, battles: BATTLES, seed: this.#seed }, this.#ports.onShare);
    if (!found || !asked) {
      this.#next(battle, { turns }, index + 1);
      return;
    }
    this.#asking = { battle: id, index, stop: asked.stop };
    this.#ports.onChange();
    asked.choice
      .then((worth) => this.#keep(battle, { index, action: turn.action }, namedReview(found.before, worth)))
      .catch((error: unknown) => this.#end(error));
  }

  async #keep(
    battle: UserBattle,
    { index, action }: { readonly index: number; readonly action: number },
    review: TurnReview,
  ): Promise<void> {
    const combat = game.combats.get(battle.id);
    // Orders may have been undone meanwhile; another GM may have added reviews.
    const story = isBattle(combat) ? storyIn(combat) : undefined;
    if (!isBattle(combat) || story?.turns[index]?.action !== action) {
      this.#end();
      return;
    }
    const turns = story.turns.map((turn, at) => (at === index ? { ...turn, review } : turn));
    await keepStory(combat, { ...story, turns });
    if (this.#asking) this.#next(battle, { turns }, index + 1);
  }

  #end(error?: unknown): void {
    this.#asking = undefined;
    if (error !== undefined) this.#ports.onError(error);
    this.#ports.onChange();
  }
}
