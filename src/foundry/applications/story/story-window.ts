import type { Story } from '../../../match';
import type { BattlePort, DiceOffice, UserBattle } from '../../battle';
import { isBattle, type ModuleApi, modulePath, storyIn } from '../../documents';
import { TEXTS } from '../../texts';
import { BattleWindow } from '../battle-window';
import { DiceShown } from '../dice-shown';
import { storyContext } from './story-context';

/** What the story needs of the other parts. */
export interface StoryDependencies {
  readonly api: ModuleApi;
  readonly dice: DiceOffice;
  openNewBattle(): void;
}

/** Tells how a battle went that is over, and what may come next. */
export class StoryWindow extends BattleWindow {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-story',
    classes: ['pas-de-charge', 'pdc-dialog', 'pdc-story-window'],
    window: { title: 'PDC.windows.story.title', icon: 'fa-solid fa-book-open' },
    position: { width: 520, height: 'auto' as const },
    actions: { again: onAgain, other: onOther, save: onSave, checkDice: onCheckDice },
  };

  static override PARTS = {
    story: { template: modulePath('templates/story.hbs'), scrollable: ['.pdc-story'] },
  };

  readonly #dependencies: StoryDependencies;
  readonly #dice: DiceShown;
  /** Battles that this client has seen going on: their end is news. */
  readonly #goingOn = new Set<string>();

  constructor(port: BattlePort, dependencies: StoryDependencies) {
    super(port);
    this.#dependencies = dependencies;
    this.#dice = new DiceShown(dependencies.dice);
  }

  /** The battle in view and its story. */
  get #told(): { readonly battle: UserBattle; readonly story: Story; readonly title: string } | undefined {
    const { battle } = this;
    const combat = battle && game.combats.get(battle.id);
    const story = isBattle(combat) ? storyIn(combat) : undefined;
    return battle && story && { battle, story, title: combat?.scene?.name ?? '' };
  }

  /** Opens where a battle has come to its end before the eyes of this user, and goes with its battle. */
  async follow(): Promise<void> {
    const { battle } = this;
    const told = this.#told;
    if (battle && battle.state.winner === null) this.#goingOn.add(battle.id);
    // The coach has the last word in a lesson, and the story is a button away.
    const isNews = told !== undefined && this.#goingOn.delete(told.battle.id);
    if (isNews) await this.render({ force: true });
    else if (!told && this.rendered) await this.close();
    else await this.refresh();
  }

  /** Opens the story, or closes it. */
  async toggle(): Promise<void> {
    await this.showWhile(!this.rendered && this.#told !== undefined);
  }

  protected override async _prepareContext() {
    const told = this.#told;
    if (!told) return {} as never;
    const { battle, story, title } = told;
    const mayGoOn = game.user.isGM && battle.lesson === null;
    const dice = this.#dice.context(battle);
    return { ...storyContext(story, battle, title, TEXTS), dice, mayGoOn, isBusy: this.isBusy } as never;
  }

  /** Lays the same battle out once more, with the sides changed. */
  again(): void {
    const { battle } = this;
    if (!battle) return;
    void this.doOnce(async () => {
      await this.#dependencies.api.control.playAgain(battle.id);
    });
  }

  /** Goes on to another battle. */
  openNewBattle(): void {
    this.#dependencies.openNewBattle();
  }

  /** Works every roll out again. */
  checkDice(): void {
    const { battle } = this;
    if (battle) void this.doOnce(() => this.#dice.check(battle));
  }

  /** Hands the whole battle out as a file. */
  save(): void {
    const { battle } = this;
    if (!battle) return;
    const { name, text } = this.#dependencies.api.control.fileOf(battle.id);
    foundry.utils.saveDataToFile(text, 'application/json', name);
  }
}

function onAgain(this: StoryWindow): void {
  this.again();
}

function onOther(this: StoryWindow): void {
  this.openNewBattle();
}

function onSave(this: StoryWindow): void {
  this.save();
}

function onCheckDice(this: StoryWindow): void {
  this.checkDice();
}
