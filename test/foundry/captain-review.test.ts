// What a Captain says of the turning points of a battle: in the record for everyone, without cards, and in words.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deploy, inOneGo, type Open, type State } from '../../src/core';
import { CaptainReview } from '../../src/foundry/applications/story/captain-review';
import { reviewLines } from '../../src/foundry/applications/story/review-lines';
import type { UserBattle } from '../../src/foundry/battle';
import type { TurnReviewer, TurnWorth } from '../../src/foundry/battle/turn-reviewer';
import { isBattle, keepStory, storyIn } from '../../src/foundry/documents';
import { namedReview, playLesson, readStory, type Story, storyOf, type TurnReview } from '../../src/match';
import { GAMES } from '../../src/rulesets';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { ENGLISH } from './english';

vi.mock('../../src/foundry/documents', () => ({
  isBattle: vi.fn(() => true),
  keepStory: vi.fn(async () => undefined),
  storyIn: vi.fn(),
}));

const TEXTS = {
  localize: (key: string, blanks: Readonly<Record<string, string>> = {}) => ENGLISH.format(key, blanks),
  has: ENGLISH.has,
};
const nameOf = (side: 'south' | 'north') => (side === 'south' ? 'Allies' : 'French');

const game = GAMES[0];
const lesson = game?.lessons?.[0];
if (!game || !lesson) throw new Error('there is no lesson');
const { rules } = game;
const begin = deploy(rules, lesson.scenario);
const { record, state: end } = playLesson(rules, lesson);
const whole = inOneGo(storyOf(rules, { start: begin, record, state: end }));
if (!whole) throw new Error('there is no story');
const story: Story = whole;

const attack = { type: 'melee', side: 'south', unit: 'b', target: 'x' } as const;
const WORTH: TurnWorth = {
  choices: [
    {
      ...{ side: 'south', question: '', given: attack, isSame: false },
      advised: { type: 'move', side: 'south', unit: 'b', to: '5:3' },
      worth: { value: -4.24, margin: 6.61 },
    },
    {
      ...{ side: 'north', question: 'response', given: 'hold', advised: 'square', isSame: false },
      worth: { value: 2, margin: 7 },
    },
  ],
  luck: { value: 11.3, margin: 5.2 },
};

describe('a review', () => {
  const [scenario] = ccNapoleonScenarios;
  if (!scenario) throw new Error('there is no scenario');
  const before: State = deploy(ccNapoleon, scenario);
  const [unit] = Object.values(before.units);
  if (!unit) throw new Error('there are no units');

  test('names no card, whatever the Captain would have played', () => {
    const play = (card: string) => ({ type: 'play', side: 'south', card }) as const;
    const choices = [
      {
        ...({ side: 'south', question: '', isSame: false, worth: { value: 1, margin: 2 } } as const),
        given: play('assault-left'),
        advised: play('secret-card'),
      },
    ] as const;
    const review = namedReview(before, { choices, luck: { value: 0, margin: 3 } });
    expect(JSON.stringify(review)).not.toMatch(/assault|secret/);
    const [line] = reviewLines(review, ccNapoleon, nameOf, TEXTS);
    expect(line?.text).toBe('A Captain would have given this order with another card, facing or group.');
  });

  test('is told with the order and the answer that a Captain would have given, choice and luck apart', () => {
    const advised = { type: 'fire', side: 'south', unit: unit.id, target: unit.id } as const;
    const [ordered, answered] = WORTH.choices;
    if (!ordered || !answered) throw new Error('there are no choices');
    const choices = [{ ...ordered, advised }, answered];
    const lines = reviewLines(namedReview(before, { ...WORTH, choices }), ccNapoleon, nameOf, TEXTS);
    expect(lines.map(({ figures }) => figures)).toEqual([
      'Choice: −4 % (±7)',
      'Choice: +2 % (±7)',
      'Luck: +11 % (±6)',
    ]);
    expect(lines[0]?.text).toBe(`A Captain would have chosen: ${unit.name}: Fire against ${unit.name}.`);
    expect(lines[1]?.text).toMatch(/^The French answered “.+”. A Captain would have answered “.+”\.$/);
    const same = { ...ordered, advised: ordered.given, isSame: true, worth: { value: 0, margin: 0 } };
    const [told] = reviewLines(namedReview(before, { ...WORTH, choices: [same] }), ccNapoleon, nameOf, TEXTS);
    expect(told).toEqual({ text: 'A Captain would have given the same order.', figures: 'Choice: 0 %' });
  });

  test('is read with the report as it was written, and a report without one still is', () => {
    const review = namedReview(before, WORTH);
    const turns = story.turns.map((turn) => ({ ...turn, review }));
    expect(readStory(JSON.parse(JSON.stringify({ ...story, turns })))).toEqual({ ...story, turns });
    const old = story.turns.map(({ review: _, ...turn }) => turn);
    expect(readStory({ ...story, turns: old })).toEqual(story);
    const broken = { ...review, luck: { value: 'much', margin: 1 } } as unknown as TurnReview;
    expect(() => readStory({ ...story, turns: turns.map((turn) => ({ ...turn, review: broken })) })).toThrow(
      /luck/,
    );
  });
});

describe('asking a Captain', () => {
  const action = record.find((entry): entry is Open => 'order' in entry);
  if (!action) throw new Error('nothing was ordered');
  const found = { before: begin, action };
  const battle = { id: 'battle', rules } as UserBattle;
  const asked: { resolve: (worth: TurnWorth) => void; reject: (error: Error) => void }[] = [];
  const stop = vi.fn();
  const ports = { onChange: vi.fn(), onShare: vi.fn(), onError: vi.fn() };
  const reviewer: TurnReviewer = {
    review: () => ({ choice: new Promise((resolve, reject) => asked.push({ resolve, reject })), stop }),
  };
  const control = { actionAt: () => found, isLocked: () => false };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  let kept: Story;

  beforeEach(() => {
    asked.length = 0;
    vi.clearAllMocks();
    kept = story;
    vi.stubGlobal('game', { combats: { get: () => ({}) } });
    vi.mocked(isBattle).mockReturnValue(true);
    vi.mocked(storyIn).mockImplementation(() => kept);
    vi.mocked(keepStory).mockImplementation(async (_combat, told) => {
      kept = told;
    });
  });

  test('reviews one turning point after the other, and keeps each with the report', async () => {
    const captain = new CaptainReview(reviewer, control, ports);
    expect(captain.context(battle, story, true)).toMatchObject({ canAsk: true, asking: '' });
    expect(captain.context(battle, story, false).canAsk).toBe(false);
    captain.ask(battle, story);
    captain.ask(battle, story);
    for (const [index] of story.turns.entries()) {
      expect(asked).toHaveLength(index + 1);
      asked[index]?.resolve(WORTH);
      await settled();
      expect(kept.turns.filter(({ review }) => review !== null)).toHaveLength(index + 1);
    }
    expect(asked).toHaveLength(story.turns.length);
    expect(captain.context(battle, kept, true)).toMatchObject({ canAsk: false, asking: '' });
  });

  test('stops at once, and goes on with those that have no review yet', async () => {
    const captain = new CaptainReview(reviewer, control, ports);
    captain.ask(battle, story);
    expect(captain.isOfOther('battle')).toBe(false);
    expect(captain.isOfOther('other')).toBe(true);
    captain.stop();
    expect(stop).toHaveBeenCalledTimes(1);
    const [first, ...others] = story.turns;
    if (!first) throw new Error('there is no turning point');
    kept = { ...story, turns: [{ ...first, review: { choices: [], luck: WORTH.luck } }, ...others] };
    captain.ask(battle, kept);
    expect(asked).toHaveLength(others.length > 0 ? 2 : 1);
  });

  test('writes nothing once the battle goes on, and tells a fault of the officer', async () => {
    const captain = new CaptainReview(reviewer, control, ports);
    captain.ask(battle, story);
    vi.mocked(storyIn).mockReturnValue(undefined);
    asked[0]?.resolve(WORTH);
    await settled();
    expect(keepStory).not.toHaveBeenCalled();
    captain.ask(battle, story);
    const fault = new Error('a dead end');
    asked[1]?.reject(fault);
    await settled();
    expect(ports.onError).toHaveBeenCalledWith(fault);
    expect(captain.context(battle, story, true).asking).toBe('');
  });
});
