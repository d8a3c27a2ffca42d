// The record of a battle with provable dice is open once it is over. When its end is undone, nobody can say that the
// hands are still hidden: whoever asks for it is asked first, the other side has to agree, and chat tells everybody.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { proposalText } from '../../src/foundry/applications/panel/panel-context';
import { writeCard } from '../../src/foundry/chat/chat-log';
import { readCard } from '../../src/foundry/chat/read-card';
import { BattleStore } from '../../src/foundry/session/battle-store';
import { UndoAndResume } from '../../src/foundry/session/confirm-undo';
import { openDiceChecks } from '../../src/foundry/session/dice/dice-checks';
import { freshDice, isRecordOpen, Match, newSave, type Save } from '../../src/match';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { cardHtml } from '../foundry/card-html';
import { digits, playSome, provableMatch, provableSave, SEED } from '../match/provable';
import { fieldOf } from './field';
import { collection } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');
const fresh = provableSave(ccNapoleon, scenario);
const rules = ccNapoleon.on(fresh.start.board);
const KNOWN = 'Anyone could read the record once the battle had ended, so both sides may know both hands.';

const GAME_MASTER = { seats: [], gameMaster: true } as const;
const WIN = { correct: { type: 'side-adjusted', side: 'south', change: { points: 99 } } } as const;

/** A battle with cards that the game master has ended, and whose dice are open. */
async function ended(): Promise<Save> {
  const { match, pledge, open } = provableMatch(rules, fresh);
  await pledge(SEED, { south: digits('mine'), north: digits('yours') });
  await playSome(rules, match, 8, 2);
  const message = { id: 'win', revision: match.save.revision, request: WIN };
  await match.submit(message as never, GAME_MASTER);
  await open(SEED);
  return match.save;
}

const over = await ended();
const { dice: _, ...plain } = over;

/** The same battle, won by the last order of the south, for which nothing was rolled. */
const wonByOrder = (save: Save): Save => ({
  ...save,
  record: [...save.record.slice(0, -1), { order: { type: 'end-turn', side: 'south' }, replies: [] }],
});

const undo = (save: Save) => {
  const count = save.record.reduce((sum, entry) => ('undoneTo' in entry ? entry.undoneTo : sum + 1), 0);
  return { id: 'undo', revision: save.revision, request: { undoTo: count - 1 } };
};

function matchOf(save: Save): Match {
  const chance = async (): Promise<readonly string[]> => [];
  return new Match(rules, save, { roll: chance, draw: chance, keep: async () => undefined });
}

test('the record is open to all once a battle with provable dice and cards is over', () => {
  expect(isRecordOpen(over)).toBe(true);
  expect(isRecordOpen({ ...over, state: { ...over.state, winner: null } })).toBe(false);
  expect(isRecordOpen(plain)).toBe(false);
  expect(isRecordOpen({ ...over, state: { ...over.state, cards: null } })).toBe(false);
});

describe('a player who undoes the end', () => {
  const SOUTH = { seats: ['south'], gameMaster: false } as const;

  test('needs the other side’s consent, even where nothing was rolled for it', async () => {
    const match = matchOf(wonByOrder(over));
    const { report } = await match.submit(undo(match.save), SOUTH);
    expect(report).toBeUndefined();
    expect(match.save.proposal).toMatchObject({ by: 'south' });
    expect(match.save.state.winner).not.toBeNull();
  });

  test('is as free as ever with plain dice: their record stays with the game master', async () => {
    const match = matchOf(wonByOrder(plain));
    const { report } = await match.submit(undo(match.save), SOUTH);
    expect(report?.entry).toMatchObject({ undoneTo: expect.any(Number) });
    expect(match.save.proposal).toBeNull();
    expect(report?.isReopened).toBeUndefined();
  });

  test('is asked first, and so is the other side: hands may be known', async () => {
    const save = wonByOrder(over);
    fieldOf(save);
    const confirm = vi.fn(async () => false);
    vi.stubGlobal('foundry', {
      utils: { escapeHTML: (text: string) => text },
      applications: { api: { DialogV2: { confirm } } },
    });
    const seen = { ...view(save), seats: ['south'] };
    const store = { find: () => seen, current: seen, combat: () => ({ scene: { name: 'Battle' } }) };
    const moments = { find: async () => ({ at: 0, count: 0, state: save.start }) };
    Object.assign(game, { user: { id: 'allied', isGM: false } });
    const asked = new UndoAndResume(
      store as never,
      { ask: async () => undefined } as never,
      moments as never,
    );
    await asked.undo('battle', seen.actions - 1);
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ content: expect.stringContaining(KNOWN) }),
    );
    const proposal = { by: 'south', role: 'ask', isDeputy: false, count: 1, undoTo: 1 } as const;
    expect(proposalText(proposal, seen as never, undefined)).toContain(KNOWN);
    const going = { ...seen, state: { ...seen.state, winner: null } };
    expect(proposalText(proposal, going as never, undefined)).not.toContain(KNOWN);
  });
});

/** A battle as a window sees it. */
const view = (save: Save) => ({
  ...{ id: 'battle', rules, revision: save.revision, actions: save.record.length, question: null },
  ...{ state: save.state, dice: save.dice, isPaused: false, lesson: null },
});

describe('a game master who undoes the end', () => {
  type Made = { readonly type: string; readonly system: { readonly cardReport: string } };
  const chat: (Made & {
    readonly id: string;
    readonly author: object;
    readonly rolls: readonly unknown[];
  })[] = [];

  beforeEach(() => {
    chat.length = 0;
    vi.stubGlobal('ChatMessage', {
      create: async (data: Made) =>
        void chat.push({ ...data, id: `m${chat.length}`, author: { isGM: true }, rolls: [] }),
      updateDocuments: async () => [],
    });
  });

  test('has it told in chat, seals dice anew, and the record is locked again', async () => {
    const field = fieldOf(over, ccNapoleon);
    Object.assign(game, { messages: { contents: chat }, combats: collection(field.combat) });
    vi.stubGlobal('CONFIG', { queries: {}, sounds: { dice: '' } });
    const games = [{ rules: ccNapoleon, scenarios: [] }];
    const host = field.client({ writeCard: (report) => writeCard(report, () => undefined) });
    openDiceChecks(games, new BattleStore(games), host);
    const record = () => CONFIG.queries['pas-de-charge.record']({ battle: 'battle' });
    expect(await record()).toHaveProperty('file');
    expect(await host.answer({ battle: 'battle', request: undo(over) }, 'gm')).toMatchObject({ ok: true });
    await host.project('battle');
    const card = readCard(chat.at(-1)?.system.cardReport ?? '');
    expect(card).toMatchObject({ kind: 'undone', isReopened: true });
    if (card) expect(cardHtml(card)).toContain(KNOWN);
    expect(await record()).toMatchObject({ refusal: { reason: 'not-over' } });
    // Its dice were opened at the end: the next roll needs another pledge.
    expect(field.kept.dice?.pledges.at(-1)?.seed).toBe(SEED);
    await expect(matchOf(field.kept).submit(anyRoll(field.kept), GAME_MASTER)).rejects.toThrow(
      'no seed has been sealed',
    );
  });

  test('by correcting the points has it told as well', async () => {
    const match = matchOf(over);
    const back = { correct: { type: 'side-adjusted', side: 'south', change: { points: 0 } } };
    const { report } = await match.submit(
      { id: 'x', revision: over.revision, request: back } as never,
      GAME_MASTER,
    );
    expect(match.save.state.winner).toBeNull();
    expect(report?.isReopened).toBe(true);
  });
});

/** An order for which something is drawn or rolled at once. */
function anyRoll(save: Save) {
  const order = rules
    .orders(save.state)
    .find((each) => each.type === 'end-turn' || rules.preview(save.state, each));
  return {
    id: 'roll',
    revision: save.revision,
    request: { order: order ?? { type: 'end-turn', side: 'south' } },
  } as never;
}

test('a battle with plain dice or without cards never tells of known hands', () => {
  expect(isRecordOpen({ ...newSave(rules, fresh.start), dice: freshDice(digits('x')) })).toBe(false);
});
