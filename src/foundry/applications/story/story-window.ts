import { plainName } from '../../../core';
import type { Story } from '../../../match';
import type { BattlePort, DiceChecks, UserBattle } from '../../battle';
import type { CampaignPort } from '../../battle/campaign-port';
import type { TurnReviewer } from '../../battle/turn-reviewer';
import { isBattle, type ModuleApi, storyIn } from '../../documents';
import { TEXTS } from '../../texts';
import { BattleWindow, notifyError } from '../battle-window';
import { DiceShown } from '../provable-dice-context';
import { optionsOf, partsOf } from '../window-table';
import { CaptainReview } from './captain-review';
import { fieldPicture } from './field-picture';
import { storyContext } from './story-context';
import { pictureOf, storyPage } from './story-page';

/** The dependencies of the Battle report. */
export interface StoryDependencies {
  readonly api: ModuleApi;
  readonly dice: DiceChecks;
  readonly campaigns: Pick<CampaignPort, 'pageOf' | 'open'>;
  readonly reviewer: TurnReviewer;
  openNewBattle(): void;
}

/** The Battle report of a finished battle, with what may come next. */
export class StoryWindow extends BattleWindow {
  static override DEFAULT_OPTIONS = optionsOf<StoryWindow>('story', {
    campaign: (window) => window.openCampaign(),
    again: (window) => window.again(),
    other: (window) => window.openNewBattle(),
    save: (window) => window.save(),
    savePage: (window) => window.savePage(),
    savePicture: (window) => window.savePicture(),
    checkDice: (window) => window.checkDice(),
    askCaptain: (window) => window.askCaptain(),
    stopCaptain: (window) => window.stopCaptain(),
  });

  static override PARTS = partsOf('story');

  readonly #dependencies: StoryDependencies;
  readonly #dice: DiceShown;
  readonly #captain: CaptainReview;
  /** Battles that this client has seen in progress: their end is news. */
  readonly #goingOn = new Set<string>();

  constructor(port: BattlePort, dependencies: StoryDependencies) {
    super(port);
    this.#dependencies = dependencies;
    this.#dice = new DiceShown(dependencies.dice);
    this.#captain = new CaptainReview(dependencies.reviewer, dependencies.api.control, {
      onChange: () => void this.refresh(),
      onShare: (share) => this.#showShare(share),
      onError: notifyError,
    });
  }

  /** The battle in view and its report. */
  get #told(): { readonly battle: UserBattle; readonly story: Story; readonly title: string } | undefined {
    const { battle } = this;
    const combat = battle && game.combats.get(battle.id);
    const story = isBattle(combat) ? storyIn(combat) : undefined;
    return battle && story && { battle, story, title: combat?.scene?.name ?? '' };
  }

  /** Opens when a battle ends while this user watches, and closes with its battle. */
  async follow(): Promise<void> {
    const { battle } = this;
    const told = this.#told;
    if (!told || this.#captain.isOfOther(told.battle.id)) this.#captain.stop();
    if (battle && battle.state.winner === null) this.#goingOn.add(battle.id);
    // In a lesson the coach has the last word, and a button opens the report.
    const isNews = told !== undefined && this.#goingOn.delete(told.battle.id);
    if (isNews) await this.render({ force: true });
    else if (!told && this.rendered) await this.close();
    else await this.refresh();
  }

  /** Opens or closes the report. */
  async toggle(): Promise<void> {
    await this.showWhile(!this.rendered && this.#told !== undefined);
  }

  protected override context(): object {
    const told = this.#told;
    if (!told) return {};
    const { battle, story, title } = told;
    const mayGoOn = game.user.isGM && battle.lesson === null;
    const dice = this.#dice.context(battle);
    const isOfCampaign = this.#dependencies.campaigns.pageOf(battle.id) !== '';
    const captain = this.#captain.context(battle, story, mayGoOn);
    // The map is shared as it was at the end.
    const mayShare = !battle.asItWas;
    const shown = { dice, mayGoOn, mayShare, isOfCampaign, captain, isBusy: this.isBusy };
    return { ...storyContext(story, battle, title, TEXTS), ...shown };
  }

  protected override _onClose(): void {
    this.#captain.stop();
  }

  /** Asks a Captain about every turning point that none has reviewed yet. */
  askCaptain(): void {
    const told = this.#told;
    if (told) this.#captain.ask(told.battle, told.story);
  }

  /** Stops the Captain; what was found is kept. */
  stopCaptain(): void {
    this.#captain.stop();
    void this.refresh();
  }

  #showShare(share: number): void {
    const bar = this.rendered ? this.element.querySelector('progress') : null;
    if (bar) bar.value = share;
  }

  /** Goes on with the campaign that the battle belongs to. */
  openCampaign(): void {
    const { campaigns } = this.#dependencies;
    if (!this.battle) return;
    campaigns.open(campaigns.pageOf(this.battle.id));
    void this.close();
  }

  /** Sets up the same battle again, with the sides swapped. */
  again(): void {
    const { battle } = this;
    if (!battle) return;
    void this.doOnce(async () => {
      await this.#dependencies.api.control.playAgain(battle.id);
    });
  }

  /** Opens the window for a new battle. */
  openNewBattle(): void {
    this.#dependencies.openNewBattle();
  }

  /** Recalculates every roll. */
  checkDice(): void {
    const { battle } = this;
    if (battle) void this.doOnce(() => this.#dice.check(battle));
  }

  /** Saves the whole battle to a file. */
  save(): void {
    const { battle } = this;
    if (!battle) return;
    const { name, text } = this.#dependencies.api.control.fileOf(battle.id);
    foundry.utils.saveDataToFile(text, 'application/json', name);
  }

  /** Saves the report as an HTML page. */
  savePage(): void {
    void this.#handOut('html', async (page) => new Blob([page], { type: 'text/html' }));
  }

  /** Saves the report as a PNG picture. */
  savePicture(): void {
    void this.#handOut('png', pictureOf);
  }

  async #handOut(ending: string, made: (page: string) => Promise<Blob>): Promise<void> {
    const told = this.#told;
    if (!told) return;
    await this.doOnce(async () => {
      const page = await storyPage(
        storyContext(told.story, told.battle, told.title, TEXTS),
        fieldPicture(told.battle),
      );
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await made(page));
      link.download = `${plainName(told.title) || 'battle'}.${ending}`;
      link.click();
      URL.revokeObjectURL(link.href);
    });
  }
}
