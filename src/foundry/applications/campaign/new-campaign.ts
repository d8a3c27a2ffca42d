import { type CampaignPlan, type CampaignSave, newSave } from '../../../campaign';
import { UnusableData } from '../../../core';
import type { Game } from '../../battle';
import type { CampaignPort } from '../../battle/campaign-port';
import { localize } from '../../texts';
import { ModuleWindow, notifyError, onChooseFile } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { type CampaignSource, readCampaignFile } from './campaign-file';
import {
  type CampaignDraft,
  changed,
  draftedCampaign,
  EMPTY_DRAFT,
  moved,
  offered,
  REGIONS,
  withBattle,
  withoutBattle,
} from './new-campaign-draft';

/** The dependencies of the window that starts a campaign. */
export interface CampaignOffer {
  readonly campaigns: CampaignPort;
  /** The games that campaigns can be played with. */
  readonly games: readonly Game[];
  /** Campaigns that come with the module. */
  readonly plans: () => readonly CampaignPlan[];
  readonly source: CampaignSource;
}

/** The GM's window to start a campaign: one of ours, one from a file, or a chain of battles put together here. */
export class NewCampaignWindow extends ModuleWindow {
  static override DEFAULT_OPTIONS = optionsOf<NewCampaignWindow>(
    'new-campaign',
    {
      load: onChooseFile,
      open: (window, button) => window.openBegun(button.dataset.page ?? ''),
      plan: (window, button) => window.beginPlan(button.dataset.plan ?? ''),
      remove: (window, button) => window.remove(Number(button.dataset.index)),
      earlier: (window, button) => window.bringForward(Number(button.dataset.index)),
    },
    (window) => window.beginChain(),
  );

  static override PARTS = partsOf('new-campaign');

  readonly #offer: CampaignOffer;
  #draft: CampaignDraft = EMPTY_DRAFT;

  constructor(offer: CampaignOffer) {
    super({});
    this.#offer = offer;
  }

  protected override context(): object {
    const { campaigns, plans, games } = this.#offer;
    const { title, chain } = this.#draft;
    const [first] = chain;
    const sides = first?.scenario.sides;
    return {
      begun: campaigns.listed(),
      plans: plans().map((plan) => ({ id: plan.id, title: plan.title, story: plan.story })),
      title,
      chain: chain.map(({ scenario, points, region, isSwapped }, index) => ({
        index,
        title: scenario.title,
        points,
        isFirst: index === 0,
        sides: [false, true].map((swapped) => ({
          value: swapped ? 'swapped' : 'same',
          isChosen: swapped === isSwapped,
          label: localize('PDC.campaign.newCampaign.south', {
            party: (swapped ? sides?.north.name : sides?.south.name) ?? '',
          }),
        })),
        regions: REGIONS.map((value) => ({
          value,
          isChosen: value === region,
          label: localize(`PDC.campaign.newCampaign.region.${value}`),
        })),
      })),
      offered: offered(games, this.#draft)
        .filter(({ scenarios }) => scenarios.length > 0)
        .map(({ rules, scenarios }) => ({
          game: localize(`PDC.${rules.id}.name`),
          scenarios: scenarios.map((scenario) => ({ id: scenario.id, title: scenario.title })),
        })),
      canBegin: chain.length > 0 && !this.isBusy,
      isBusy: this.isBusy,
    };
  }

  protected override onSelect({ name, value, dataset: { index } }: HTMLSelectElement): void {
    const at = Number(index);
    if (name === 'add') this.#add(value);
    // The field already shows its value: the window is not rendered again under the pointer.
    else if (name.startsWith('side-'))
      this.#draft = changed(this.#draft, at, { isSwapped: value === 'swapped' });
    else {
      const region = REGIONS.find((each) => each === value);
      if (region) this.#draft = changed(this.#draft, at, { region });
    }
  }

  protected override onInput({ name, value, dataset: { index } }: HTMLInputElement): void {
    if (name === 'title') this.#draft = { ...this.#draft, title: value };
    const points = Number(value);
    if (name.startsWith('points-') && Number.isInteger(points) && points >= 0)
      this.#draft = changed(this.#draft, Number(index), { points });
  }

  #add(id: string): void {
    const scenario = this.#offer.games.flatMap(({ scenarios }) => scenarios).find((each) => each.id === id);
    if (scenario) this.#change(withBattle(this.#draft, scenario));
  }

  #change(draft: CampaignDraft): void {
    this.#draft = draft;
    void this.render();
  }

  remove(index: number): void {
    this.#change(withoutBattle(this.#draft, index));
  }

  /** Moves a battle one place earlier. */
  bringForward(index: number): void {
    this.#change(moved(this.#draft, index));
  }

  protected override async onFile(text: string, name: string): Promise<void> {
    try {
      const { save, scenarios } = readCampaignFile(text, this.#offer.source);
      await this.begin(save, scenarios);
    } catch (error) {
      if (!(error instanceof UnusableData)) throw error;
      notifyError(new UnusableData(name, error.faults));
    }
  }

  /** Opens a campaign that has begun. */
  async openBegun(page: string): Promise<void> {
    this.#offer.campaigns.open(page);
    await this.close();
  }

  /** Starts one of the campaigns that come with the module. */
  async beginPlan(id: string): Promise<void> {
    const plan = this.#offer.plans().find((each) => each.id === id);
    if (plan) await this.begin(newSave(plan));
  }

  /** Starts the chain of battles that the GM has put together. */
  async beginChain(): Promise<void> {
    const { title, chain } = this.#draft;
    if (chain.length === 0) return;
    const draft = { title: title.trim() || localize('PDC.campaign.newCampaign.untitled'), chain };
    await this.begin(draftedCampaign(draft, this.#offer.source.worldOf([])));
    this.#draft = EMPTY_DRAFT;
  }

  /** Writes a campaign to the journal and opens it. */
  async begin(save: CampaignSave, scenarios: readonly unknown[] = []): Promise<void> {
    await this.doOnce(async () => {
      const entry = await this.#offer.campaigns.begin(save, scenarios);
      await this.close();
      await entry.pages.contents[0]?.sheet?.render({ force: true } as never);
    });
  }
}
