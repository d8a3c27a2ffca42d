import { expect, test } from 'vitest';
import { deploy, seededReply, seededStream, UnusableData } from '../../src/core';
import {
  additionTo,
  Match,
  newSave,
  readKept,
  recordFault,
  type Save,
  saveIn,
  sealIn,
  type Volume,
  viewOf,
  volumeOf,
} from '../../src/match';
import { ccNapoleonScenarios, ccNapoleon as rules } from '../../src/rulesets/cc-napoleon';
import { randomOrder } from '../../tools/play/random-battle';

const GAME_MASTER = { seats: [], gameMaster: true } as const;

/** As good as any for a test: every letter counts. */
const digest = (text: string): string => {
  let sum = 7;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
};

/** Everybody can read it. */
const script = { digest, write: (text: string) => text, read: (written: string) => written };

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');
const start = deploy(rules, scenario);

/** Every save of a battle in which much is taken back, brought back and taken up again. */
async function saves(): Promise<readonly Save[]> {
  const stream = seededStream(11);
  const answer = seededReply(rules, stream);
  const kept: Save[] = [newSave(rules, start)];
  const match = new Match(rules, newSave(rules, start), {
    roll: async (query) => {
      const reply = answer(query);
      return reply.kind === 'rolled' ? reply.faces : [];
    },
    draw: async ({ pile, count }) => pile.slice(0, count),
    keep: async (save) => void kept.push(save),
  });
  for (let count = 0; count < 60; count += 1) {
    const { save } = match;
    const { question, redoable } = viewOf(rules, save);
    const request =
      count % 9 === 5
        ? { undoTo: Math.max(0, save.record.length - 3 - stream.below(3)) % 4 }
        : redoable > 0 && count % 3 === 0
          ? { redo: true as const }
          : question
            ? { choose: question.options[0] ?? '' }
            : { order: randomOrder(rules, save.state, stream, new Set()) };
    await match.submit({ id: `r${count}`, revision: save.revision, request }, GAME_MASTER);
  }
  return kept;
}

const played = await saves();

/** The volume that a battle has written, line by line. */
function writtenBy(all: readonly Save[]): Volume {
  const [first, ...others] = all;
  if (!first) throw new Error('nothing was played');
  const volume = volumeOf(first, script);
  const additions: string[] = [...volume.additions];
  let before = first;
  for (const after of others) {
    const seal = sealIn(additions.at(-1) ?? '') || digest(volume.opening);
    const line = additionTo(before, after, seal, script);
    if (line === undefined) throw new Error(`revision ${after.revision} does not go on`);
    additions.push(line);
    before = after;
  }
  return { opening: volume.opening, additions };
}

const volume = writtenBy(played);

test('a volume tells every save that has been written into it, position included', () => {
  expect(played.length).toBeGreaterThan(40);
  expect(played.some(({ record }) => record.some((line) => 'redoneTo' in line))).toBe(true);
  for (const [index, save] of played.entries()) {
    const so = { ...volume, additions: volume.additions.slice(0, index) };
    expect(readKept(rules, saveIn(so, script, 'Journal')).save).toEqual(save);
  }
});

test('a battle that is written down anew is the same battle', () => {
  const last = played.at(-1);
  if (!last) throw new Error('nothing was played');
  const anew = volumeOf(last, script, 'seal');
  const { save } = readKept(rules, saveIn(anew, script, 'Journal'));
  expect(save).toEqual(last);
  expect(recordFault(rules, save)).toBeUndefined();
});

test('no line grows with the battle', () => {
  const longest = volume.additions.map((line) => line.length);
  expect(Math.max(...longest)).toBeLessThan(3000);
});

test('whatever is changed, left out or put in: the first line that has been altered is named', () => {
  const { additions } = volume;
  const [line = ''] = additions.slice(7);
  const changed: readonly (readonly [string, readonly string[]])[] = [
    ['a letter', additions.with(7, line.replace('"revision"', '"Revision"'))],
    ['a seal', additions.with(7, `x${line}`)],
    ['a line left out', additions.toSpliced(7, 1)],
    ['a line twice', additions.toSpliced(7, 0, additions[6] ?? '')],
    ['two lines in another order', additions.with(7, additions[8] ?? '').with(8, line)],
    ['no seal at all', additions.with(7, line.slice(sealIn(line).length + 1))],
    ['nothing', additions.with(7, '')],
  ];
  for (const [what, forged] of changed) {
    const read = () => saveIn({ ...volume, additions: forged }, script, 'Journal');
    expect(read, what).toThrow(UnusableData);
    expect(read, what).toThrow('line 8: has been altered');
  }
  expect(() => saveIn({ ...volume, opening: '{' }, script, 'Journal')).toThrow(/opening: /);
});

test('what is no continuation is none: another start, a shorter record, a line that was changed', () => {
  const [one, two] = played.slice(-2);
  if (!one || !two) throw new Error('nothing was played');
  const isLine = (after: Save) => additionTo(one, after, '', script) !== undefined;
  expect(isLine(two)).toBe(true);
  expect(isLine({ ...two, start: { ...two.start } })).toBe(false);
  expect(isLine({ ...two, record: two.record.slice(3) })).toBe(false);
  expect(isLine({ ...two, record: [...two.record, { undoneTo: 0 }, { undoneTo: 0 }] })).toBe(false);
});
