// The window that prepares an evening: the battles that it takes, and the pages that players read.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eveningPages } from '../../src/foundry/applications/evening-pages';
import {
  battlesOf,
  eveningContext,
  withBattle,
  withCampaign,
} from '../../src/foundry/applications/new-battle/evening-context';
import { FRESH_DRAFT, offeredScenarios } from '../../src/foundry/applications/new-battle/new-battle-draft';
import { GAMES } from '../../src/rulesets';
import { campaignPlans } from '../../src/rulesets/campaign-world';
import { ENGLISH } from './english';

vi.mock('../../src/foundry/documents', () => ({}));

const texts = {
  localize: (key: string, blanks: Readonly<Record<string, string>> = {}) => ENGLISH.format(key, blanks),
  has: ENGLISH.has,
  list: (names: readonly string[]) => names.join(', '),
};
const offered = offeredScenarios(GAMES, FRESH_DRAFT);
const [plan] = campaignPlans();
if (!plan) throw new Error('no campaign');

const EMPTY = { title: 'Friday', chosen: [] };

beforeEach(() => {
  const escapeHTML = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  vi.stubGlobal('foundry', { utils: { escapeHTML } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('one press takes the battles of a campaign, with its title, and each battle once', () => {
  const [first] = plan.battles;
  const draft = withCampaign(withBattle(EMPTY, first?.scenario ?? '', true), plan);
  expect(draft.title).toBe(plan.title);
  const taken = battlesOf(draft, offered).map(({ scenario }) => scenario.id);
  expect(taken).toEqual(plan.battles.map(({ scenario }) => scenario));
});

test('the list has every battle of every game, and there is nothing to prepare without a battle', () => {
  const list = { games: GAMES, plans: [plan], offered, isBusy: false };
  const { groups, canPrepare } = eveningContext(EMPTY, list, texts.localize);
  expect(groups.map(({ battles }) => battles.length)).toEqual(GAMES.map(({ scenarios }) => scenarios.length));
  expect(canPrepare).toBe(false);
  const taken = withBattle(EMPTY, offered[0]?.key ?? '', true);
  expect(eveningContext(taken, list, texts.localize).canPrepare).toBe(true);
});

test('players read the briefing of each battle and one rulebook for each game, without the orders of a side', () => {
  const battles = offered.filter(({ scenario }) => /rolica|vimeiro|kranz/.test(scenario.id));
  const pages = eveningPages(battles, GAMES, texts);
  const games = new Set(battles.map(({ rules }) => rules.id));
  expect(pages).toHaveLength(battles.length + games.size);
  const all = pages.map(({ content }) => content).join('');
  expect(all).not.toContain('PDC.');
  for (const { scenario } of battles) {
    expect(pages.some(({ name }) => name === scenario.title)).toBe(true);
    const { roles = {} } = Object(scenario.briefing);
    for (const role of Object.values(roles)) expect(all).not.toContain(String(role).slice(0, 40));
  }
  const rulebooks = pages.filter(({ name }) => name.startsWith('Rulebook: '));
  expect(rulebooks.map(({ content }) => content.includes('<h2>Rules by number</h2>'))).toEqual(
    rulebooks.map(() => true),
  );
  expect(rulebooks).toHaveLength(games.size);
  // A document that every browser loads.
  for (const { content } of rulebooks) expect(content.length).toBeLessThan(200_000);
});

test('the words of somebody else’s scenario are shown, and neither run nor link nor roll', () => {
  const [given] = offered;
  if (!given) throw new Error('no battle');
  const briefing =
    '<img src=x onerror=alert(1)> [[/r 9d9]] [[[1d6]] @UUID[Actor.x] @Embed[a] user@inn.example';
  const battle = { ...given, scenario: { ...given.scenario, briefing } };
  const [page] = eveningPages([battle], GAMES, texts);
  expect(page?.content).not.toMatch(/<img|\[\[|@\w+\[/);
  expect(page?.content).toContain('user@inn.example');
});
