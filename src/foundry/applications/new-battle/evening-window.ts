import type { CampaignPlan } from '../../../campaign';
import type { Game } from '../../battle';
import type { EveningPort } from '../../battle/evenings';
import type { WorkshopPort } from '../../battle/workshop';
import { LANGUAGE, localize, localizeCount } from '../../texts';
import { GUIDE_TEXTS } from '../../texts/guide-line';
import { ModuleWindow } from '../battle-window';
import { eveningPages } from '../evening-pages';
import { optionsOf, partsOf } from '../window-table';
import { battlesOf, type EveningDraft, eveningContext, withBattle, withCampaign } from './evening-context';
import { FRESH_DRAFT, type OfferedScenario, offeredScenarios } from './new-battle-draft';
import { ownScenarios } from './own-scenarios';

/** The dependencies of the window. */
export interface EveningOffer {
  readonly games: readonly Game[];
  readonly workshops: WorkshopPort;
  readonly evenings: EveningPort;
  /** The campaigns whose battles can be taken together. */
  readonly plans: () => readonly CampaignPlan[];
}

/** The GM's window that prepares an evening: one or more battles, and a journal entry with all that players read. */
export class EveningWindow extends ModuleWindow {
  static override DEFAULT_OPTIONS = optionsOf<EveningWindow>(
    'evening',
    { campaign: (window, { dataset }) => window.take(dataset.campaign ?? '') },
    (window) => window.prepare(),
  );

  static override PARTS = partsOf('evening');

  readonly #offer: EveningOffer;
  #draft: EveningDraft = { title: usualTitle(), chosen: [] };

  constructor(offer: EveningOffer) {
    super({});
    this.#offer = offer;
  }

  get #offered(): readonly OfferedScenario[] {
    const { games, workshops } = this.#offer;
    return offeredScenarios(games, { ...FRESH_DRAFT, files: ownScenarios(games, workshops) });
  }

  protected override context(): object {
    const { games, plans } = this.#offer;
    const list = { games, plans: plans(), offered: this.#offered, isBusy: this.isBusy };
    return eveningContext(this.#draft, list, localize);
  }

  protected override onInput({ name, value, checked }: HTMLInputElement): void {
    // Not rendered: the press that leaves the field must find its button.
    if (name === 'title') this.#draft = { ...this.#draft, title: value };
    if (name === 'battle') this.#change(withBattle(this.#draft, value, checked));
  }

  #change(draft: EveningDraft): void {
    this.#draft = draft;
    void this.render();
  }

  /** Opens with a scenario taken, if it is one of the list. */
  async choose(scenario: string): Promise<void> {
    if (this.#offered.some(({ key }) => key === scenario))
      this.#draft = withBattle(this.#draft, scenario, true);
    await this.render({ force: true });
  }

  /** Takes all battles of a campaign. */
  take(campaign: string): void {
    const plan = this.#offer.plans().find(({ id }) => id === campaign);
    if (plan) this.#change(withCampaign(this.#draft, plan));
  }

  /** Prepares the evening, only once even if the button is pressed repeatedly. */
  async prepare(): Promise<void> {
    const { games, evenings } = this.#offer;
    const battles = battlesOf(this.#draft, this.#offered);
    const title = this.#draft.title.trim() || usualTitle();
    if (battles.length === 0) return;
    await this.doOnce(async () => {
      await evenings.prepare({ title, battles, pages: eveningPages(battles, games, GUIDE_TEXTS) });
      ui.notifications.info(localizeCount('PDC.windows.evening.ready', battles.length, { title }));
      this.#draft = { title: usualTitle(), chosen: [] };
      await this.close();
    });
  }
}

function usualTitle(): string {
  const date = new Intl.DateTimeFormat(LANGUAGE.lang, { dateStyle: 'full' }).format(new Date());
  return localize('PDC.windows.evening.usual', { date });
}
