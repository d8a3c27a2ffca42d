import { describe, expect, test, vi } from 'vitest';
import { beatsOf, type Correction, seededStream } from '../../src/core';
import { drawPiece, imageSource } from '../../src/drawing';
import type { CardReport } from '../../src/foundry/battle';
import { cardContext } from '../../src/foundry/chat/card-context';
import { cardTexts } from '../../src/foundry/chat/card-texts';
import { makeCard } from '../../src/foundry/chat/make-card';
import { readCard } from '../../src/foundry/chat/read-card';
import { rollContext } from '../../src/foundry/chat/roll-results';
import { newSave, type Save } from '../../src/match';
import { reportOf, rollsOf } from '../../src/match/report';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { squaresScenarios } from '../../src/rulesets/squares';
import { malformed } from '../../tools/faults/malformed-values';
import { rulesOf } from '../../tools/play/battles';
import { playRandomBattle } from '../../tools/play/random-battle';
import { cardHtml, MARKUP, markupIn } from './card-html';
import { ENGLISH } from './english';

/** Battles say nothing new after so many orders. */
const TOLD_AT_MOST = 250;

/** The order cards of random battles, each order told when it is finished. */
function* orderCards(): Generator<CardReport> {
  for (const [seed, scenario] of [...ccNapoleonScenarios, ...squaresScenarios].entries()) {
    const told: CardReport[] = [];
    const rules = rulesOf(scenario);
    playRandomBattle(rules, scenario, seed + 1, (state, action, before) => {
      const earlier: Save = newSave(rules, before);
      const later: Save = { ...earlier, state, record: [action] };
      const report = reportOf(rules, earlier, later);
      const rolls = rollsOf(rules, before, report);
      const beats = beatsOf(rules, { before, after: state }, report.events);
      told.push({ battle: 'b', rules, report, state, rolls, news: report.events, beats });
      return told.length < TOLD_AT_MOST;
    });
    yield* told;
  }
}

const all = [...orderCards()];

/** Cards of what a GM did by hand. */
function correctionCards(): readonly CardReport[] {
  const [first] = all;
  if (!first) throw new Error('nothing was ordered');
  const { ...unit } = Object.values(first.state.units)[0];
  const leader = { id: 'l', side: 'south', type: 'leader', name: 'Hill', nation: 'british' };
  const corrections = [
    { type: 'adjusted', unit: 'u', change: { at: '1:1', strength: 2, traits: { grade: 'A' } } },
    { type: 'side-adjusted', side: 'north', change: { points: 2, target: null }, winner: null },
    { type: 'enlisted', piece: { ...unit, id: 'new', marks: [], extra: {} } },
    { type: 'enlisted', piece: { ...leader, at: '1:1', marks: [] } },
    { type: 'terrain-adjusted', terrain: { '1:1': 'clear' } },
  ] as readonly Correction[];
  return corrections.map((correction) => {
    const report = { ...first.report, entry: { corrected: correction }, events: [correction] };
    return { ...first, report };
  });
}

const corrected = correctionCards();

/** A card once for each of its words, with another one in that word's place. */
function forgeries(written: string, word: string): readonly string[] {
  const words = [...written.matchAll(/"(?:[^"\\]|\\.)*"/g)];
  return words.map(
    ({ 0: { length }, index }) =>
      written.slice(0, index) + JSON.stringify(word) + written.slice(index + length),
  );
}

describe('the cards of whole battles', () => {
  test('stay below 4 kB each', () => {
    const sizes = all.map((cardReport) => JSON.stringify(makeCard(cardReport)).length);
    expect(sizes.length).toBeGreaterThan(100);
    expect(Math.max(...sizes)).toBeLessThan(4096);
  });

  test('find a text for everything that they tell', () => {
    for (const cardReport of all) {
      const card = makeCard(cardReport);
      const viewer = { state: 'done', mayAnswer: false, isDeputy: false, mayUndo: true } as const;
      const context = cardContext(card, cardReport.rules, cardTexts(card, ENGLISH), viewer);
      const rolls = context.acts.flatMap(({ roll }) => roll ?? []);
      const texts = [
        ...context.acts.map(({ text }) => text),
        JSON.stringify(rolls),
        context.clock,
        context.title,
      ];
      expect(texts.join(' ')).not.toMatch(/undefined|\{[a-z]|PDC\.|NaN/);
      expect(context.acts.every(({ roll, text }) => roll !== null || text !== '')).toBe(true);
    }
  });

  test('are read from their messages as they were written', () => {
    for (const cardReport of all) {
      const written = JSON.stringify(makeCard(cardReport));
      expect(readCard(written)).toEqual(JSON.parse(written));
    }
  });

  test('tell of what a GM did by hand, and are read as they were written', () => {
    for (const cardReport of corrected) {
      const written = JSON.stringify(makeCard(cardReport));
      expect(readCard(written)).toEqual(JSON.parse(written));
    }
  });

  test('that were forged are no cards, or can be drawn', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const stream = seededStream(3);
    const seen = { forged: 0, drawn: 0 };
    for (let round = 0; round < 2000; round += 1) {
      const cardReport = all[stream.below(all.length)];
      if (!cardReport) throw new Error('nothing was ordered');
      const card = readCard(JSON.stringify(malformed(makeCard(cardReport), stream)));
      if (!card) {
        seen.forged += 1;
        continue;
      }
      const viewer = { state: 'open', mayAnswer: true, isDeputy: false, mayUndo: true } as const;
      const lenient = { ...ENGLISH, format: (key: string) => key };
      cardContext(card, cardReport.rules, cardTexts(card, lenient), viewer);
      seen.drawn += 1;
    }
    expect(Math.min(seen.forged, seen.drawn)).toBeGreaterThan(200);
  });

  test('show as text whatever is written into them in place of a word', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const stream = seededStream(5);
    const ofOrders = all.flatMap((cardReport) => {
      const forged = forgeries(JSON.stringify(makeCard(cardReport)), MARKUP);
      return forged[stream.below(forged.length)] ?? [];
    });
    const byHand = corrected.flatMap((cardReport) => forgeries(JSON.stringify(makeCard(cardReport)), MARKUP));
    let drawn = 0;
    for (const forged of [...ofOrders, ...byHand]) {
      const card = readCard(forged);
      if (!card) continue;
      expect(markupIn(cardHtml(card))).toBe('');
      drawn += 1;
    }
    expect(drawn).toBeGreaterThan(200);
  });

  test('bear the colours of who acted, though the turn passes on with the order', () => {
    const cards = all.map(makeCard);
    const shot = cards.find(({ unit, target, side }) => unit && target && side === 'south');
    const turns = cards.flatMap(({ lines }) => lines.filter(({ type }) => type === 'turn-began'));
    const passes = turns.find((line) => 'side' in line && line.side === 'north');
    if (!shot || !passes) throw new Error('nobody attacked, or no turn passed on');
    const card = { ...shot, lines: [...shot.lines, passes] };
    const viewer = { state: 'done', mayAnswer: false, isDeputy: false, mayUndo: false } as const;
    const { nation } = cardContext(card, undefined, cardTexts(card, ENGLISH), viewer);
    expect(nation).toBe(card.sides.south.nation);
  });

  test('show the corner or the side that a piece faced, as its game has spaces', () => {
    const card = all.map(makeCard).find(({ unit = '', participants }) => participants[unit]?.strength);
    const { [card?.unit ?? '']: piece } = card?.participants ?? {};
    if (!card?.unit || !piece) throw new Error('no unit was ordered');
    const looking = { ...piece, facing: 'ne' } as const;
    const shown = { ...card, participants: { ...card.participants, [card.unit]: looking } };
    const viewer = { state: 'done', mayAnswer: false, isDeputy: false, mayUndo: false } as const;
    const { unit } = cardContext(shown, ccNapoleon, cardTexts(shown, ENGLISH), viewer);
    expect(unit?.source).toBe(imageSource(drawPiece(ccNapoleon, looking)));
  });

  test('of an activation name the general, whoever of his command was clicked on', () => {
    const named = all.flatMap((cardReport) => {
      const { order, unit = '', participants } = makeCard(cardReport);
      const { entry, events } = cardReport.report;
      if (order !== 'activate' || !('order' in entry) || entry.order.unit === unit) return [];
      expect(events).toContainEqual({ type: 'activated', unit });
      return participants[unit]?.type ?? '';
    });
    expect(named.length).toBeGreaterThan(3);
    expect(new Set(named)).toEqual(new Set(['general']));
  });

  test('know what each face was worth', () => {
    const rolls = all.flatMap((cardReport) =>
      makeCard(cardReport).lines.filter(({ type }) => type === 'rolled'),
    );
    expect(rolls.length).toBeGreaterThan(50);
    for (const roll of rolls) {
      if (roll.type !== 'rolled') continue;
      expect(roll.worth.every((worth) => worth !== '')).toBe(true);
      expect(roll.worth.filter((worth) => worth === 'flag')).toHaveLength(roll.flags);
    }
  });

  test('of what was taken back say so in one line', () => {
    const [first] = all;
    if (!first) throw new Error('nothing was ordered');
    const report = { ...first.report, entry: { undoneTo: 0 }, events: [] };
    const card = makeCard({ ...first, report });
    const viewer = { state: 'done', mayAnswer: false, isDeputy: false, mayUndo: true } as const;
    const context = cardContext(card, ccNapoleon, cardTexts(card, ENGLISH), viewer);
    expect(context).toMatchObject({ isQuiet: true, mayUndo: false });
    expect(context.acts.map(({ text }) => text)).toEqual(['The last order was undone.']);
  });
});

describe('the rolls of an order card', () => {
  const words = cardTexts(
    {
      ruleset: 'cc-napoleon',
      participants: {},
      sides: { south: { name: 'Allies', nation: 'british' }, north: { name: 'French', nation: 'french' } },
    },
    ENGLISH,
  );
  const line = { type: 'rolled', modifiers: [], hits: 0, flags: 0, side: 'north' } as const;

  test('show a number as the number, and whose it is', () => {
    const rating = rollContext({ ...line, reason: 'rating', die: 'd6', faces: ['5'], worth: ['5'] }, words);
    expect(rating).toMatchObject({ title: 'Command rating: French', outcome: '5', dice: '' });
  });

  test('show how many of each class are ordered', () => {
    const faces = ['green', 'red', 'red', 'helmet', 'flag'];
    const worth = ['light', 'heavy', 'heavy', 'any', 'miss'];
    const { outcome } = rollContext({ ...line, reason: 'rally', die: 'cc', faces, worth }, words);
    expect(outcome).toBe('1 light, 2 heavy, 1 of any kind');
  });

  test('show that nothing came of it', () => {
    const roll = { ...line, reason: 'spartacus', die: 'cc', faces: ['flag'], worth: ['miss'] };
    expect(rollContext(roll, words).outcome).toBe('No effect');
  });
});

describe('what only one side may know', () => {
  test('is in no card: neither what was drawn nor an answer that tells of a hand', () => {
    const drawn = all.filter(({ report }) => report.events.some(({ type }) => type === 'cards-drawn'));
    expect(drawn.length).toBeGreaterThan(10);
    for (const cardReport of drawn) {
      const lines = makeCard(cardReport).lines.filter(({ type }) => type === 'cards-drawn');
      expect(lines.every((each) => !('cards' in each))).toBe(true);
    }
    const [first] = all;
    if (!first) throw new Error('nothing was ordered');
    const question = {
      kind: 'ask',
      reason: 'response',
      side: 'north',
      unit: 'f1',
      of: 'choice',
      options: ['none', 'first-strike'],
      secret: ['first-strike'],
      mark: '',
    } as const;
    const card = makeCard({ ...first, report: { ...first.report, question } });
    expect(JSON.stringify(card)).not.toContain('first-strike');
    const viewer = { state: 'open', mayAnswer: true, isDeputy: false, mayUndo: false } as const;
    const answersFor = (secret: readonly string[]) =>
      cardContext(card, ccNapoleon, cardTexts(card, ENGLISH), { ...viewer, secret }).question?.answers;
    expect(answersFor([])).toHaveLength(1);
    // What lets things be comes last.
    expect(answersFor(question.secret)?.at(0)).toEqual({ option: 'first-strike', label: 'Strike first' });
  });
});
