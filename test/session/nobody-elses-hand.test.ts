// What a player's window is sent is the same whatever the other side holds, byte for byte: but for what is locked, which
// is as long.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AskQuery,
  type DrawQuery,
  deploy,
  type Ruleset,
  type Scenario,
  type Side,
  seededStream,
} from '../../src/core';
import { makeCard } from '../../src/foundry/chat/make-card';
import { BattleStore } from '../../src/foundry/session/battle-store';
import { newSave, type Request, type Save, viewOf } from '../../src/match';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { eagerOrder } from '../../tools/play/eager-order';
import { fieldOf } from './field';

vi.mock('../../src/foundry/documents', () => import('./documents'));
const drawn = vi.hoisted(() => ({ by: (_: unknown): readonly string[] => [] }));
vi.mock('../../src/foundry/session/host/draw-cards', () => ({
  drawCards: async (query: unknown) => drawn.by(query),
}));

const ORDERS = 40;

/** Draws for each side what it is to have, card by card; after that what lies on top. */
function dealt(wanted: Readonly<Record<Side, readonly string[]>>) {
  const left = { south: [...wanted.south], north: [...wanted.north] };
  return ({ side, pile, count }: DrawQuery): readonly string[] => {
    const rest = [...pile];
    return Array.from({ length: count }, () => {
      const card = left[side].shift() ?? '';
      const at = Math.max(0, rest.indexOf(card));
      return rest.splice(at, 1)[0] ?? '';
    });
  };
}

/** What is locked, and what is a digest of it or named after one. */
const LOCKED = /~[0-9a-f]{16}\.[A-Za-z0-9+/=]*/g;
const DIGEST = /\b[0-9a-f]{32}\b|"(_id|sum)":"[0-9a-f]{16}"/g;

const asSeen = (data: unknown): string =>
  JSON.stringify(data)
    .replace(LOCKED, (text) => `~${text.length}`)
    .replace(DIGEST, '#');

const cardsOf = ({ cards }: Ruleset, isCommon: boolean): readonly string[] =>
  Object.values(cards)
    .filter(({ family, count }) => (family === 'section') === isCommon && count > 0)
    .flatMap(({ id, count }) => new Array<string>(count).fill(id));

interface Played {
  /** Everything that was written into documents, and everything that chat was told, in turn. */
  readonly written: readonly unknown[];
  /** What the window of the player of the south makes of the battle in the end. */
  readonly seen: string;
  /** How often the north was asked though everyone knew of but one answer. */
  readonly alone: number;
  /** The hand of the north in the end, which nobody but its player and the GM knows. */
  readonly hidden: readonly string[];
}

/** Whether everyone knows of but one answer to a question. */
const isAlone = (question: AskQuery | null): boolean =>
  question !== null && question.options.filter((option) => !question.secret?.includes(option)).length === 1;

/** What is asked for next, whatever is hidden in the hand of the north. */
function wish(rules: Ruleset, save: Save, stream: ReturnType<typeof seededStream>): Request {
  const { question, state } = viewOf(rules, save);
  const { side, step } = state.turn;
  if (question) {
    const open = question.options.filter((option) => !question.secret?.includes(option));
    // Of cards that were drawn just now nobody else knows: they are the same in both battles.
    return { choose: open[stream.below(open.length)] ?? question.options[0] ?? '' };
  }
  if (step !== 'command') return { order: eagerOrder(rules, state, stream) };
  const common = cardsOf(rules, true);
  const card = state.cards?.hands[side].find((each) => common.includes(each)) ?? '';
  return { order: { type: 'play', side, card } };
}

/** A battle in which both sides play the same cards, and the north holds some beside them. */
async function played(scenario: Scenario, secrets: readonly string[]): Promise<Played> {
  const kind = rulesOf(scenario);
  const start = deploy(kind, scenario);
  const rules = kind.on(start.board);
  const common = cardsOf(rules, true);
  const [south, north] = [0, 1].map((half) => common.filter((_, index) => index % 2 === half));
  const draw = dealt({ south: south ?? [], north: [...secrets, ...(north ?? [])] });
  drawn.by = (query) => draw(query as DrawQuery);
  const field = fieldOf(newSave(rules, start), kind);
  vi.stubGlobal('foundry', { utils: { randomID: () => 'an-id' } });
  const told: unknown[] = [];
  const faces = seededStream(5);
  const host = field.client({
    roll: async (_, { die, count }) => {
      const all = rules.dice[die]?.faces ?? [];
      return Array.from({ length: count }, () => all[faces.below(all.length)] ?? '');
    },
    writeCard: async (report) => void told.push(structuredClone(makeCard(report))),
  });
  await host.project('battle');
  await host.project('battle');
  const stream = seededStream(9);
  let alone = 0;
  for (let count = 0; count < ORDERS; count += 1) {
    const save = field.kept;
    if (save.state.winner) break;
    const request = wish(rules, save, stream);
    alone += isAlone(viewOf(rules, save).question) ? 1 : 0;
    const message = { id: `request-${count}`, revision: save.revision, request };
    expect(await host.answer({ battle: 'battle', request: message }, 'gm')).toEqual({
      ok: true,
      revision: save.revision + 1,
    });
    await host.project('battle');
  }
  const hidden = field.kept.state.cards?.hands.north ?? [];
  Object.assign(game, { user: game.users.get('allied') });
  const store = new BattleStore([{ rules: kind, scenarios: [] }]);
  const { rules: _, ...seen } = store.find('battle') ?? {};
  return { written: [...field.sent, ...told], seen: JSON.stringify(seen), alone, hidden };
}

/** A scenario with every block of the south before one of the north, so that they come to blows at once. */
function scenarioOf(id: string): Scenario {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no scenario ${id}`);
  const { grid } = rulesOf(scenario).on(deploy(rulesOf(scenario), scenario).board);
  const taken = new Set(Object.values(scenario.units).map(({ at }) => at));
  const enemies = Object.values(scenario.units).filter(({ side }) => side === 'north');
  const free = grid.spaces.filter(
    (space) =>
      !taken.has(space) &&
      scenario.terrain[space] === undefined &&
      enemies.some(({ at }) => grid.distance(space, at) === 1),
  );
  const units = Object.entries(scenario.units).map(([name, unit]) => {
    const at = unit.side === 'south' ? free.shift() : undefined;
    return [name, at === undefined ? unit : { ...unit, at }];
  });
  return { ...scenario, units: Object.fromEntries(units) };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ['two-villages', 0],
  ['ccn-rolica-1808', 1],
] as const)('%s', (id, least) => {
  const others = [...new Set(cardsOf(rulesOf(scenarioOf(id)), false))].filter(
    (card) => card !== 'first-strike',
  );

  test('what is written is the same whatever the other side holds', async () => {
    const [one, other] = [
      await played(scenarioOf(id), ['first-strike', ...others.slice(0, 2)]),
      await played(scenarioOf(id), others.slice(2, 5)),
    ];
    expect(one.hidden).not.toEqual(other.hidden);
    expect(JSON.stringify(one.written)).not.toBe(JSON.stringify(other.written));
    for (const [index, data] of one.written.entries()) {
      expect(asSeen(data)).toBe(asSeen(other.written[index]));
    }
    expect(one.seen).toBe(other.seen);
    // Whether the pause has another answer in it, nobody knows.
    expect(one.alone).toBeGreaterThanOrEqual(least);
    expect(one.alone).toBe(other.alone);
    // The window of the south has its own cards, and none of the others.
    expect(JSON.parse(one.seen).state.cards.hands.south).not.toContain('?');
    const kept = one.hidden.filter((card) => card === 'first-strike' || others.includes(card));
    expect(kept.length).toBeGreaterThan(1);
    for (const card of kept) {
      expect(JSON.stringify(one.written)).not.toContain(card);
      expect(one.seen).not.toContain(card);
    }
  });
});
