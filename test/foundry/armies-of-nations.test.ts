import { expect, test } from 'vitest';
import { SIDES } from '../../src/core';
import {
  armyBuilderContext,
  emptyDraft,
  withChoice,
  withCount,
} from '../../src/foundry/applications/armies/army-builder-context';
import type { ArmyGame } from '../../src/foundry/applications/armies/army-game';
import { armyPageContext } from '../../src/foundry/applications/armies/army-page-context';
import { armyPageSystem } from '../../src/foundry/applications/armies/army-page-data';
import { freshPlan, withSideArmy } from '../../src/foundry/applications/armies/army-plan-choices';
import { armyPlanContext, battlePlan } from '../../src/foundry/applications/armies/army-plan-draft';
import { ccNapoleon, ccNapoleonArmies } from '../../src/rulesets/cc-napoleon';
import { ccn, ccnArmies } from '../../src/rulesets/ccn';
import { openEnglish } from './english';

const localize = (key: string, blanks: Readonly<Record<string, string>> = {}): string =>
  [key.replace(/^PDC\.(?:rules|windows)\./, ''), ...Object.values(blanks)].join(' ');
const nameOf = (nation: string) => nation.toUpperCase();

const game: ArmyGame = { rules: ccn, scenarios: [], armies: ccnArmies };
const other: ArmyGame = { rules: ccNapoleon, scenarios: [], armies: ccNapoleonArmies };
const scene = { game, games: [game, other], saved: [], deleting: null, isBusy: false, pages: [] };
const british = emptyDraft(game, nameOf);
const choose = (draft: typeof british, name: string, value: string) =>
  withChoice(game, draft, { name, value }, nameOf);
const shown = (draft: typeof british) =>
  armyBuilderContext({ ...scene, draft, isGameMaster: true }, localize);

test('the builder lists what the nation can buy, and its sample armies alone', () => {
  const { rows, samples } = shown(british);
  expect(new Set(rows.map(({ type }) => type.split('-')[0]))).toEqual(
    new Set(['british', 'portuguese', 'leader']),
  );
  expect(samples.map(({ id }) => id.split('-')[0])).toEqual(samples.map(() => 'british'));
  const french = shown(choose(british, 'nation', 'french'));
  expect(french.rows.filter(({ type }) => type.startsWith('british'))).toEqual([]);
  expect(french.samples.map(({ id }) => id)).toContain('french-small-40');
});

test('allies are drawn in their own colour', () => {
  const { rows } = shown(british);
  const pictureOf = (of: readonly { type: string; picture: string }[], wanted: string) =>
    of.find(({ type }) => type === wanted)?.picture;
  const portuguese = shown(choose(british, 'nation', 'portuguese')).rows;
  expect(pictureOf(rows, 'portuguese-line')).toBe(pictureOf(portuguese, 'portuguese-line'));
  expect(pictureOf(rows, 'leader')).not.toBe(pictureOf(portuguese, 'leader'));
});

test('an army whose nation changes keeps everybody: by the other table, or marked as not to be had', () => {
  const mixed = withCount(
    withCount(choose(british, 'nation', 'french'), 'french-line', 4),
    'french-cuirassiers',
    1,
  );
  const changed = choose(mixed, 'nation', 'british');
  expect(changed.army.counts).toEqual({ 'british-line': 4, 'french-cuirassiers': 1 });
  const { rows, bar } = shown(changed);
  expect(rows[0]).toMatchObject({ type: 'french-cuirassiers', count: 1, price: 5 });
  expect(bar.remarks[0]).toMatchObject({
    text: 'remark.not-of-nation nation.british type.french-cuirassiers',
    isFault: true,
  });
  expect(choose(changed, 'nation', 'french').army.counts).toEqual(mixed.army.counts);
});

test('the game is asked for where there are several', () => {
  expect(shown(british).games).toEqual([
    { id: 'ccn', name: 'PDC.ccn.name', isChosen: true },
    { id: 'cc-napoleon', name: 'PDC.cc-napoleon.name', isChosen: false },
  ]);
  expect(
    armyBuilderContext({ ...scene, games: [game], draft: british, isGameMaster: true }, localize).games,
  ).toEqual([]);
});

test('the page of an army counts bought leaders and the free one together', () => {
  const army = { name: 'Picton', nation: 'british', counts: { 'british-line': 4, leader: 1 } };
  const page = { name: army.name, system: armyPageSystem(game, army) };
  const { rows } = armyPageContext(page, [game], true, { localize, has: () => false });
  expect(rows).toMatchObject([
    { type: 'leader', count: 2 },
    { type: 'british-line', count: 4 },
  ]);
});

const plan = freshPlan(game, []);
const saved = { name: 'Ney', nation: 'french', counts: { 'french-line': 10, 'french-cuirassiers': 1 } };
const offered = [{ userId: 'a', user: 'Anna', army: saved }];
const data = { game, games: [game, other], offered, users: [], isBusy: false };
const fields = (made: typeof plan) => {
  const armies = battlePlan({ ...data, plan: made }, localize)?.armies;
  return SIDES.map((side) => [armies?.[side].nation, Object.keys(armies?.[side].counts ?? {})[0]]);
};

test('a plan begins with samples of two nations, and follows the nation that is chosen', () => {
  expect(fields(plan)).toEqual([
    ['british', 'british-line'],
    ['french', 'french-line'],
  ]);
  const { sides } = armyPlanContext({ ...data, plan }, localize);
  expect(sides.map(({ remarks }) => remarks.filter(({ isFault }) => isFault))).toEqual([[], []]);
  const russian = { ...plan, nations: { ...plan.nations, north: 'russian' } };
  expect(fields(russian)[1]).toEqual(['russian', 'russian-line']);
});

test('an army of a nation comes in its own; another nation chosen afterwards gets what it can have', () => {
  const chosen = { ...plan, nations: { south: 'spanish', north: '' } };
  const sample = withSideArmy(game, chosen, 'south', 'sample:austrian-small-40');
  expect(fields(sample)[0]).toEqual(['austrian', 'austrian-line']);
  const ney = withSideArmy(game, chosen, 'south', 'saved:a:Ney');
  expect(fields(ney)[0]).toEqual(['french', 'french-line']);
  const recoloured = { ...ney, nations: { south: 'prussian', north: '' } };
  expect(fields(recoloured)[0]).toEqual(['prussian', 'prussian-line']);
  // Coming back to its nation brings the army back.
  expect(battlePlan({ ...data, plan: ney }, localize)?.armies.south.counts).toEqual(saved.counts);
});

test('what one nation has of another may serve under it', () => {
  const portuguese = withSideArmy(game, plan, 'south', 'sample:portuguese-small-40');
  const lent = { ...portuguese, nations: { south: 'british', north: '' } };
  expect(fields(lent)[0]).toEqual(['british', 'portuguese-line']);
});

test('nations and remarks of the game have their texts', () => {
  const textOf = (key: string) => openEnglish('ccn', `PDC.rules.${key}`);
  for (const nation of ccnArmies.nations) expect(textOf(`nation.${nation}`)).not.toBe('');
  for (const { reason, blanks } of ccnArmies.remarks({ ...saved, nation: 'british' }, 'small', 40)) {
    const text = textOf(`remark.${reason}`);
    expect(text).not.toBe('');
    for (const [, blank = ''] of text.matchAll(/\{(\w+)\}/g)) expect(blanks, text).toHaveProperty(blank);
  }
});
