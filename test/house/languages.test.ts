import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inSentence } from '../../src/foundry/texts/game-texts';
import { inNumber } from '../../src/foundry/texts/number-form';
import { languageFaults } from '../../tools/language-faults';

const ENGLISH = {
  PDC: {
    hits: { one: '1 hit', many: '{count} hits' },
    attacks: '{unit} attacks <b>{target}</b>.',
    wait: 'Please wait here.',
  },
};
const GERMAN = {
  PDC: {
    hits: { one: '1 Treffer', many: '{count} Treffer' },
    attacks: '{unit} greift an: <b>{target}</b>',
    wait: 'Bitte hier warten.',
  },
};

describe('a language beside English', () => {
  test('is whole', () => {
    expect(languageFaults('de', GERMAN, ENGLISH)).toEqual([]);
  });

  test('is told what is missing, unknown, left in English, or without its blanks and tags', () => {
    const { PDC } = GERMAN;
    const faults = (changed: object) => languageFaults('de', { PDC: { ...PDC, ...changed } }, ENGLISH);
    expect(faults({ hits: { one: '1 Treffer' } })).toEqual(['PDC.hits.many: is missing']);
    expect(faults({ more: 'Mehr' })).toEqual(['PDC.more: is not in English']);
    expect(faults({ wait: 'Please wait here.' })).toEqual(['PDC.wait: is English']);
    expect(faults({ attacks: '{unit} greift <b>an</b>' })).toEqual([
      'PDC.attacks: has the blanks {unit}; English has {target} {unit}',
    ]);
    expect(faults({ attacks: '{unit} greift an: {target}' })).toEqual([
      'PDC.attacks: has other tags than English',
    ]);
    expect(faults({ wait: 'Bitte '.repeat(9) })).toEqual(['PDC.wait: has 54 letters; English has 17']);
  });

  test('needs its form for 2 to 4 where the language has one', () => {
    const missing = 'PDC.hits.many: lacks its form for 2 to 4, PDC.hits.few';
    expect(languageFaults('pl', GERMAN, ENGLISH)).toEqual([missing]);
    const polish = {
      PDC: { ...GERMAN.PDC, hits: { one: '1 trafienie', few: '{count} trafienia', many: '{count} trafień' } },
    };
    expect(languageFaults('pl', polish, ENGLISH)).toEqual([]);
  });
});

test('a title and an effect have the room of a card', () => {
  const card = (title: string, brief: string) => ({
    PDC: { ccn: { command: { 'scout-right': { title, brief } } } },
  });
  const english = card('Patrol on the Right', 'One unit on the right acts; draw 2, keep 1.');
  const faults = (title: string, brief: string) => languageFaults('pl', card(title, brief), english);
  expect(faults('Patrol z prawej', 'Działa jeden oddział z prawej; dobierz 2, zatrzymaj 1.')).toEqual([]);
  const long = 'Działa jeden oddział na prawym skrzydle; dobierz 2, zatrzymaj 1.';
  expect(faults('Patrol na prawym skrzydle', long)).toEqual([
    'PDC.ccn.command.scout-right.title: needs three lines on its card',
    'PDC.ccn.command.scout-right.brief: has over 60 letters on its card',
  ]);
});

test('a count takes the form that its language has for it', () => {
  const form = (lang: string, count: number) =>
    inNumber('hits.many', String(count), { lang, has: () => true });
  expect([2, 4, 5, 12, 22].map((count) => form('pl', count))).toEqual([
    'hits.few',
    'hits.few',
    'hits.many',
    'hits.many',
    'hits.few',
  ]);
  expect([0, 2, 5].map((count) => form('fr', count))).toEqual(['hits.many', 'hits.many', 'hits.many']);
  expect(inNumber('hits.many', '2', { lang: 'pl', has: () => false })).toBe('hits.many');
  expect(inNumber('attacks', '2', { lang: 'pl', has: () => true })).toBe('attacks');
});

test('German names keep their capitals within a sentence', () => {
  const { PDC } = JSON.parse(readFileSync('lang/de/rules.json', 'utf8')) as {
    PDC: { rules: Readonly<Record<string, unknown>> };
  };
  const has = (key: string) => PDC.rules[key.replace('PDC.rules.', '')] !== undefined;
  expect(inSentence('Wald', { has })).toBe('Wald');
});
