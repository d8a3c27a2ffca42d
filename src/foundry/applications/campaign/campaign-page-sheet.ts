import { plannedBattle } from '../../../campaign';
import type { CampaignPort, CampaignWish, UserCampaign } from '../../battle/campaign-port';
import { type CampaignPage, isCampaignPage, modulePath } from '../../documents';
import { players } from '../../documents/document-types';
import { askFirst } from '../../input';
import { localize, planTold, TEXTS } from '../../texts';
import { notifyError } from '../battle-window';
import { giveParts } from '../page-sheet-parts';
import { campaignFile, campaignFileName } from './campaign-file';
import { campaignPageContext } from './campaign-page-context';

import JournalEntryPageHandlebarsSheet = foundry.applications.sheets.journal.JournalEntryPageHandlebarsSheet;

/** The dependencies of the sheet, besides its page. */
export interface CampaignPageDependencies {
  readonly campaigns: CampaignPort;
  /** Opens the window in which a GM corrects a party. */
  correct(page: string, party: string): void;
}

const content = { template: modulePath('templates/campaign-page.hbs') };

/** The sheet of a campaign page: past battles, the next one, and the GM's controls. */
abstract class CampaignPageSheet extends JournalEntryPageHandlebarsSheet {
  static override DEFAULT_OPTIONS = {
    classes: ['pas-de-charge', 'pdc-army-page-sheet', 'pdc-campaign-sheet'],
    viewClasses: ['pas-de-charge'],
    position: { width: 780, height: 760 },
    window: { icon: 'fa-solid fa-route', resizable: true },
    actions: {
      makeReady: onWish({ makeReady: true }),
      layOut: onWish({ layOut: true }),
      settle: onWish({ settle: true }),
      answer: onAnswer,
      takeBack: onTakeBack,
      view: onView,
      correct: onCorrect,
      begin: onBegin,
      toFile: onToFile,
    },
  };

  abstract readonly dependencies: CampaignPageDependencies;
  #isBusy = false;

  get campaignPage(): CampaignPage | undefined {
    const { document } = this;
    return isCampaignPage(document) ? document : undefined;
  }

  /** The current campaign. Throws UnusableData. */
  get campaign(): UserCampaign | undefined {
    const { campaignPage: page } = this;
    return page && this.dependencies.campaigns.read(page);
  }

  protected override async _prepareContext(options: never) {
    const context = await super._prepareContext(options);
    const { campaignPage: page, dependencies } = this;
    if (!page) return context;
    const viewer = {
      isGameMaster: game.user.isGM,
      isInCompendium: dependencies.campaigns.keyOf(page) === '',
      isBusy: this.#isBusy,
      isPaused: game.paused,
      users: players(),
      nameOfUser: (id: string) => game.users.get(id)?.name ?? id,
    };
    const read = () => dependencies.campaigns.read(page);
    return { ...context, ...campaignPageContext(page.name, read, viewer, TEXTS) };
  }

  #isListening = false;

  protected override async _onRender(...given: [never, never]): Promise<void> {
    await super._onRender(...given);
    this.#listen();
    for (const select of this.element.querySelectorAll<HTMLSelectElement>('select[data-party]')) {
      select.addEventListener('change', () => {
        const { party = '' } = select.dataset;
        void this.wish({ seat: select.value, party });
      });
    }
  }

  /** Changes in its battles do not change the page itself, so the sheet listens for them. */
  #listen(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    this.dependencies.campaigns.onChange(() => {
      if (this.rendered) void this.render();
    });
  }

  /** Sends a request, only once even if the button is pressed repeatedly. */
  async wish(wish: CampaignWish): Promise<void> {
    const { campaign } = this;
    if (!campaign) return;
    await this.once(() => this.dependencies.campaigns.ask(campaign.page, campaign.revision, wish));
  }

  /** Runs one slow action at a time; errors are shown. */
  async once(action: () => Promise<unknown>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      void this.render();
      await action();
    } catch (error) {
      notifyError(error);
    } finally {
      this.#isBusy = false;
      void this.render();
    }
  }
}

giveParts(CampaignPageSheet, content);

/** Makes the campaign sheet, and keeps open sheets up to date; called once, in `init`. */
export function campaignPageSheet(dependencies: CampaignPageDependencies): typeof CampaignPageSheet {
  return class extends CampaignPageSheet {
    readonly dependencies = dependencies;
  };
}

function onWish(wish: CampaignWish) {
  return function (this: CampaignPageSheet): void {
    void this.wish(wish);
  };
}

function onAnswer(this: CampaignPageSheet, _event: Event, button: HTMLElement): void {
  void this.wish({ choose: button.dataset.option ?? '' });
}

async function onTakeBack(this: CampaignPageSheet): Promise<void> {
  const { campaign } = this;
  if (!campaign) return;
  const { plan, at, stage } = campaign.campaign;
  const isLaidOut = stage === 'battle' && !campaign.open && campaign.placed[at] !== undefined;
  const battle = foundry.utils.escapeHTML(plannedBattle(plan, at).title);
  const text = localize(isLaidOut ? 'PDC.campaign.backLaidOut' : 'PDC.campaign.backText', { battle });
  const isMeant = await askFirst({
    title: localize('PDC.campaign.backTitle'),
    content: `<p>${text}</p>`,
    yes: localize('PDC.campaign.backYes'),
    no: localize('PDC.campaign.backNo'),
    icon: 'fa-solid fa-rotate-left',
  });
  if (isMeant) await this.wish({ takeBack: true });
}

function onView(this: CampaignPageSheet, _event: Event, button: HTMLElement): void {
  void game.scenes.get(button.dataset.scene ?? '')?.view();
}

function onCorrect(this: CampaignPageSheet, _event: Event, button: HTMLElement): void {
  const { campaign } = this;
  if (campaign) this.dependencies.correct(campaign.page, button.dataset.party ?? '');
}

function onBegin(this: CampaignPageSheet): void {
  const { campaign } = this;
  if (!campaign) return;
  void this.once(async () => {
    const { save, scenarios } = campaign;
    const told = { ...save, plan: planTold(TEXTS, save.plan) };
    const entry = await this.dependencies.campaigns.begin(told, scenarios);
    await entry.pages.contents[0]?.sheet?.render({ force: true } as never);
  });
}

function onToFile(this: CampaignPageSheet): void {
  const { campaign } = this;
  if (!campaign) return;
  foundry.utils.saveDataToFile(campaignFile(campaign), 'application/json', campaignFileName(campaign));
}
