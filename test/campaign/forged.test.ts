import { expect, test } from 'vitest';
import { type CampaignSave, campaignOf, newSave, readCampaignSave } from '../../src/campaign';
import { type Stream, seededStream, UnusableData } from '../../src/core';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import { playRandomCampaign } from '../../tools/play/random-campaign';
import { randomPlan } from '../../tools/play/random-plan';

const world = campaignWorld();

/** The file of a campaign that was played by chance. */
function fileOf(seed: number): CampaignSave {
  const plan = randomPlan(seed, world);
  const { record } = playRandomCampaign(plan, world, seed);
  const [party = ''] = Object.keys(plan.parties);
  const mended = { corrected: { glory: 3 }, party };
  return { ...newSave(plan), record: [...record, mended, { undoneTo: record.length }] };
}

const copy = <T>(data: T): T => JSON.parse(JSON.stringify(data));

/** The same campaign as it would have been saved under other rules. */
const byOtherRules = (save: CampaignSave): CampaignSave => ({
  ...save,
  record: save.record.map((entry) => ('order' in entry ? { ...entry, rules: 999 } : entry)),
});

const SAVES = [fileOf(1), fileOf(2), byOtherRules(fileOf(2)), fileOf(3)];

test('the file of a campaign leads to the same campaign, again and again', () => {
  for (const save of SAVES) {
    const read = readCampaignSave(copy(save), world);
    expect(read).toEqual(save);
    expect(campaignOf(read, world)).toEqual(campaignOf(save, world));
  }
});

/** What somebody might put in the place of anything. */
const STRANGE: readonly unknown[] = [
  ...[null, 0, -1, 1.5, 1e12, '', 'constructor', '__proto__', 'toString', 'north', 'nobody', true, false],
  ...[[], {}, [null], { length: 3 }, 'x'.repeat(500), '9:99', 'melee'],
];

/** Every list and mapping inside of data. */
function inside(data: unknown): readonly Record<string, unknown>[] {
  if (typeof data !== 'object' || data === null) return [];
  return [data as Record<string, unknown>, ...Object.values(data).flatMap(inside)];
}

/** Changes one thing: it is gone, is something else, or what stands elsewhere; of a list something is twice. */
function forge(save: CampaignSave, stream: Stream): unknown {
  const file = copy(save) as unknown as Record<string, unknown>;
  const all = inside(file);
  const pick = <T>(from: readonly T[]): T => from[stream.below(from.length)] as T;
  const target = pick(all.filter((each) => Object.keys(each).length > 0));
  const key = pick(Object.keys(target));
  const way = stream.below(4);
  if (way === 0) delete target[key];
  else if (way === 1) target[key] = pick(STRANGE);
  else if (way === 2) target[key] = copy(pick(all));
  else if (Array.isArray(target)) target.splice(stream.below(target.length), 0, copy(target[Number(key)]));
  else target[String(pick(STRANGE))] = target[key];
  return copy(file);
}

// What a runtime says of data that nobody has checked.
const RAW = /undefined|not iterable|not a function|Cannot (read|convert|set)|reading '|null \(/;

test('whatever is changed in a file, it is read whole or refused with its place', () => {
  const stream = seededStream(15);
  let refused = 0;
  for (let round = 0; round < 500; round += 1) {
    const save = SAVES[round % SAVES.length] as CampaignSave;
    const forged = forge(save, stream);
    try {
      const read = readCampaignSave(forged, world);
      expect(() => campaignOf(read, world)).not.toThrow();
    } catch (error) {
      if (!(error instanceof UnusableData)) throw error;
      refused += 1;
      for (const fault of error.faults) {
        expect(fault).toMatch(/^[a-z]+(\.|\[\d+\]|: )/);
        expect(fault).not.toMatch(RAW);
      }
    }
  }
  expect(refused).toBeGreaterThan(250);
});

test.each([
  ['a leader who falls twice', /^record\[1\]\.order\.report\.leaders\[1\]: has already been lost/],
  ['lines that were never there', /^record\[2\]\.undoneTo: only 2 orders came before/],
  ['a party that nobody has', /^record\[0\]\.party: is a reserved name/],
] as const)('a forged file is refused: %s', (what, fault) => {
  const save = SAVES[0] as CampaignSave;
  const [ready, settle] = copy(save.record) as [object, { order: { report: { leaders: object[] } } }];
  const fallen = { id: 'x', name: 'X', side: 'south', cause: 'other' };
  settle.order.report.leaders = [fallen, fallen];
  const records: Readonly<Record<string, unknown>> = {
    'a leader who falls twice': [ready, settle],
    'lines that were never there': [save.record[0], save.record[1], { undoneTo: 3 }],
    'a party that nobody has': [{ corrected: { glory: 9 }, party: 'constructor' }],
  };
  expect(() => readCampaignSave({ ...copy(save), record: records[what] }, world)).toThrow(
    new RegExp(fault.source.slice(1), 'm'),
  );
});
