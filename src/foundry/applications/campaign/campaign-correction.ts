import {
  CLASSES,
  CONDITIONS,
  type Hero,
  type Officer,
  type PartyCorrection,
  partyOf,
  plannedBattle,
  STANDINGS,
  type TakenFlag,
} from '../../../campaign';
import type { CampaignPort, UserCampaign } from '../../battle/campaign-port';
import { localize } from '../../texts';
import { ModuleWindow } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { officersNow, unsungUnits } from './campaign-parties';

/** The window in which a GM corrects a campaign's data of a party. */
export class CampaignCorrectionWindow extends ModuleWindow {
  static override DEFAULT_OPTIONS = optionsOf<CampaignCorrectionWindow>(
    'campaign-correction',
    {},
    async (window) => {
      if (!(window.element instanceof HTMLFormElement)) return;
      const fields = [...new FormData(window.element)].map(([name, value]) => [name, String(value)] as const);
      await window.put(new Map(fields));
    },
  );

  static override PARTS = partsOf('campaign-correction');

  readonly #campaigns: CampaignPort;
  #about = { page: '', party: '' };

  constructor(campaigns: CampaignPort) {
    super({});
    this.#campaigns = campaigns;
  }

  /** Opens the window for a party. */
  async correct(page: string, party: string): Promise<void> {
    this.#about = { page, party };
    await this.render({ force: true });
  }

  protected override context(): object {
    const view = this.#campaigns.find(this.#about.page);
    if (!view) return { isGone: true };
    const { party } = this.#about;
    const { glory, points, heroes, flags, prisoners } = partyOf(view.campaign, party);
    return {
      name: view.campaign.plan.parties[party]?.name ?? party,
      glory,
      points,
      officers: officersNow(view, party).map(({ post, officer }) => officerFields(post, officer)),
      heroes: heroes.map(({ unit, name }) => ({ unit, name })),
      flags: flags.map((flag, index) => ({ index, text: localize('PDC.campaign.flag', { ...flag }) })),
      prisoners: prisoners.join(', '),
      unsung: unsungUnits(view, party),
      isBusy: this.isBusy,
    };
  }

  /** Applies the changes in the form and closes the window. */
  async put(fields: ReadonlyMap<string, string>): Promise<void> {
    const { page, party } = this.#about;
    const view = this.#campaigns.find(page);
    if (!view) return;
    await this.doOnce(async () => {
      const correct = correctionFrom(view, party, fields);
      const refusal =
        Object.keys(correct).length > 0 &&
        (await this.#campaigns.ask(page, view.revision, { correct, party }));
      if (!refusal) await this.close();
    });
  }
}

const choices = (group: string, all: readonly string[], chosen: string) =>
  all.map((value) => ({
    value,
    label: localize(`PDC.campaign.correction.${group}.${value}`),
    isChosen: value === chosen,
  }));

const officerFields = (post: string, { name, condition, standing, leads }: Officer) => ({
  post,
  name,
  conditions: choices('condition', CONDITIONS, condition),
  standings: choices('standing', STANDINGS, standing),
  leads: choices('leads', ['any', ...CLASSES], leads ?? 'any'),
});

type FormFields = ReadonlyMap<string, string>;

/** The differences between a form and the campaign. */
function correctionFrom(view: UserCampaign, party: string, form: FormFields): PartyCorrection {
  const before = partyOf(view.campaign, party);
  const officers = officersNow(view, party).flatMap(({ post, officer }) => {
    const now = officerFrom(officer, post, form);
    return isSame(now, officer) ? [] : [[post, now] as const];
  });
  const now: PartyCorrection = {
    glory: numberIn(form, 'glory', before.glory),
    points: numberIn(form, 'points', before.points),
    heroes: heroesIn(form, view, party),
    flags: flagsIn(form, view, party),
    prisoners: listed(form.get('prisoners') ?? before.prisoners.join()),
  };
  const others = Object.entries(now).filter(([key, value]) => !isSame(value, Reflect.get(before, key)));
  return {
    ...Object.fromEntries(others),
    ...(officers.length > 0 && { officers: Object.fromEntries(officers) }),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function numberIn(form: FormFields, name: string, before: number): number {
  const value = Number(form.get(name));
  return form.has(name) && Number.isInteger(value) && value >= 0 ? value : before;
}

function heroesIn(form: FormFields, view: UserCampaign, party: string): readonly Hero[] {
  const { heroes } = partyOf(view.campaign, party);
  const kept = heroes.filter(({ unit }) => form.get(`hero:${unit}`) !== 'lost');
  const hero = unsungUnits(view, party).find(({ unit }) => unit === form.get('new-hero'));
  return hero ? [...kept, { ...hero, since: view.campaign.at }] : kept;
}

function flagsIn(form: FormFields, view: UserCampaign, party: string): readonly TakenFlag[] {
  const { flags } = partyOf(view.campaign, party);
  const left = flags.filter((_, index) => form.get(`flag:${index}`) !== 'lost');
  const unit = form.get('taken-unit')?.trim() ?? '';
  const by = form.get('taken-by')?.trim() || '—';
  const { title } = plannedBattle(view.campaign.plan, view.campaign.at);
  return unit === '' ? left : [...left, { unit, by, battle: title }];
}

/** The names in a comma-separated list. */
const listed = (text: string): readonly string[] =>
  text.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));

function officerFrom({ returns, ...officer }: Officer, post: string, form: FormFields): Officer {
  const word = (name: string) => form.get(`${name}:${post}`);
  const name = word('name')?.trim() || officer.name;
  const condition = CONDITIONS.find((each) => each === word('condition')) ?? officer.condition;
  return {
    ...officer,
    name,
    condition,
    standing: STANDINGS.find((each) => each === word('standing')) ?? officer.standing,
    leads: word('leads') === 'any' ? null : (CLASSES.find((each) => each === word('leads')) ?? officer.leads),
    ...(condition === 'absent' && returns && { returns }),
  };
}
