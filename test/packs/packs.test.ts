import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractPack } from '@foundryvtt/foundryvtt-cli';
import { expect, test } from 'vitest';
import { campaignOf, newSave, PENINSULA, readCampaignSave, readPlan } from '../../src/campaign';
import { deploy, readScenario } from '../../src/core';
import { GAMES } from '../../src/rulesets';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import { banners, drawBanner } from '../../tools/banners';
import { packDocuments, writePacks } from '../../tools/packs';

interface Row {
  readonly type: string;
  readonly count: number;
  readonly figures: readonly object[];
}

interface Page {
  readonly name: string;
  readonly type: string;
  readonly system: {
    readonly ruleset: string;
    readonly nation: string;
    readonly kind: string;
    readonly scenario: string;
    readonly counts: readonly Row[];
  };
}

interface CampaignPage {
  readonly name: string;
  readonly type: string;
  readonly system: { readonly campaign: string; readonly scenarios: string };
}

const packs = packDocuments();
const pagesOf = (name: string, ruleset: string): readonly Page[] =>
  (packs[name] ?? [])
    .flatMap(({ pages }) => (pages ?? []) as readonly Page[])
    .filter(({ system }) => system.ruleset === ruleset);

const NAMED = GAMES.map((game) => [game.rules.id, game] as const);

test.each(NAMED)('the packed numbers are those of the charts: %s', (id, { rules, armies }) => {
  const rows = pagesOf('armies', id).flatMap(({ system }) => system.counts);
  expect(rows.length).toBeGreaterThan(0);
  for (const { type, figures } of rows) {
    const shown = rules.pieces[armies?.lines[type]?.type ?? type]?.stats.filter(
      ({ onlyOnSheets }) => !onlyOnSheets,
    );
    expect(figures).toEqual(
      shown?.map(({ key, value, rule, house = false }) => ({ key, value, rule, house })),
    );
  }
  // Nobody who serves anywhere is left out.
  const known = new Set(rows.map(({ type }) => armies?.lines[type]?.type ?? type));
  expect([...known].sort()).toEqual(Object.keys(rules.pieces).sort());
});

test.each(NAMED)(
  'every nation has its troops, every sample its army: %s',
  (id, { rules, armies, scenarios }) => {
    const pages = pagesOf('armies', id);
    const troops = pages.filter(({ system }) => system.kind === 'troops').map(({ system }) => system.nation);
    const nations = [
      ...Object.values(rules.pieces).flatMap(({ nation }) => nation ?? []),
      ...(armies?.nations ?? []),
      ...scenarios.flatMap(({ sides }) => [sides.south.nation, sides.north.nation]),
    ];
    expect([...troops].sort()).toEqual([...new Set(nations)].sort());
    const bought = pages
      .filter(({ system }) => system.kind === 'army')
      .map(({ system: { nation, counts } }) => ({
        nation,
        counts: Object.fromEntries(counts.flatMap(({ type, count }) => (count > 0 ? [[type, count]] : []))),
      }));
    const samples = (armies?.samples ?? []).map(({ nation = '', counts }) => ({ nation, counts }));
    expect(bought).toHaveLength(samples.length);
    expect(bought).toEqual(expect.arrayContaining(samples));
  },
);

test.each(NAMED)('every scenario is packed whole: %s', (id, { rules, scenarios }) => {
  const packed = pagesOf('battles', id).map(({ system }) => readScenario(rules, JSON.parse(system.scenario)));
  // What is the same for both ways is what the rules read.
  expect(packed.map(({ id: scenario }) => scenario)).toEqual(scenarios.map(({ id: scenario }) => scenario));
  for (const [index, { units, terrain, sides, briefing, source }] of scenarios.entries())
    expect(packed[index]).toMatchObject({ units, terrain, sides, briefing, source });
});

test.each(NAMED)(
  'every packed battle can be laid out as the game itself would: %s',
  (id, { rules, scenarios }) => {
    const packed = pagesOf('battles', id).map(({ system }) =>
      readScenario(rules, JSON.parse(system.scenario)),
    );
    expect(packed.length).toBeGreaterThan(0);
    for (const [index, scenario] of scenarios.entries()) {
      const laidOut = packed[index];
      expect(laidOut && deploy(rules, laidOut).units, scenario.title).toEqual(deploy(rules, scenario).units);
    }
  },
);

test('every campaign of ours is packed as its file, with nothing fought', () => {
  const world = campaignWorld();
  const pages = (packs.campaigns ?? []).flatMap(({ pages }) => (pages ?? []) as readonly CampaignPage[]);
  expect(pages.map(({ name, type }) => [name, type])).toEqual([[PENINSULA.title, 'pas-de-charge.campaign']]);
  for (const { system } of pages) {
    const save = readCampaignSave(JSON.parse(system.campaign), world);
    expect(save).toEqual(newSave(readPlan(PENINSULA, world)));
    expect(JSON.parse(system.scenarios)).toEqual([]);
    expect(campaignOf(save, world).stage).toBe('planned');
  }
});

test('every compendium is named by the module, and made by the build', () => {
  const named = JSON.parse(readFileSync(new URL('../../module.json', import.meta.url), 'utf8'));
  expect(named.packs.map(({ name }: { readonly name: string }) => name)).toEqual(Object.keys(packs));
  expect(named.packFolders[0].packs).toEqual(Object.keys(packs));
  expect(named.packs.map(({ banner }: { readonly banner: string }) => banner)).toEqual(
    Object.keys(packs).map((name) => `modules/${named.id}/assets/banners/${name}.png`),
  );
  // Every kind of page that is packed is one that the module makes known.
  const pages = Object.values(packs).flatMap((documents) =>
    documents.flatMap(({ pages }) => (pages ?? []) as readonly Page[]),
  );
  const types = [...new Set(pages.map(({ type }) => type))];
  expect(types.sort()).toEqual(
    Object.keys(named.documentTypes.JournalEntryPage)
      .map((type) => `${named.id}.${type}`)
      .sort(),
  );
});

test('every compendium has a banner of ours, drawn small', async () => {
  const drawn = await banners();
  expect(drawn.map(({ name }) => name)).toEqual(Object.keys(packs).map((name) => `${name}.png`));
  for (const { png } of drawn) {
    // Width and height stand in the head of a PNG.
    const head = Buffer.from(png.subarray(16, 24));
    expect([head.readUInt32BE(0), head.readUInt32BE(4)]).toEqual([600, 150]);
    expect(png.length).toBeLessThan(100_000);
  }
  expect(() => drawBanner('chronicles')).toThrow(RangeError);
});

test('ids are good, each is there once, and another build has the same', () => {
  const all = Object.values(packs).flat();
  const ids = all.map(({ _id }) => _id);
  expect(ids.filter((id) => !/^[A-Za-z0-9]{16}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(packDocuments()).toEqual(packs);
  // Links in journals of players point to it.
  const rolica = packs.battles?.find(
    ({ name, folder }) => /Rolica/.test(name) && folder === packs.battles?.[0]?._id,
  );
  expect(rolica?._id).toBe('1xrC11L2pyXvbIFe');
  const named = new Set(all.map(({ _id }) => _id));
  expect(all.filter(({ folder }) => folder && !named.has(String(folder)))).toEqual([]);
});

test('the compendia hold what was to be written into them', async () => {
  const into = mkdtempSync(join(tmpdir(), 'pdc-written-'));
  try {
    await writePacks(into);
    for (const [name, documents] of Object.entries(packs)) {
      const read: { readonly _id?: unknown }[] = [];
      const transformEntry = async (entry: Record<string, unknown>): Promise<false> => {
        read.push(structuredClone(entry));
        return false;
      };
      await extractPack(join(into, name), join(into, 'none'), { transformEntry });
      const byId = (one: { readonly _id?: unknown }, other: { readonly _id?: unknown }): number =>
        String(one._id) < String(other._id) ? -1 : 1;
      expect(read.sort(byId)).toEqual([...documents].sort(byId));
    }
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
});
