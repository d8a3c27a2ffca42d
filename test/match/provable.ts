import { createHash, createHmac } from 'node:crypto';
import { deploy, type Ruleset, type Scenario, type Side, seededReply, seededStream } from '../../src/core';
import {
  afterWord,
  commitmentOf,
  derivedCards,
  derivedFaces,
  freshDice,
  type Hashes,
  Match,
  newSave,
  pledged,
  promiseOf,
  type RequestMessage,
  type Save,
  viewOf,
} from '../../src/match';
import { eagerOrder } from '../../tools/play/eager-order';
import { randomOrder } from '../../tools/play/random-battle';

const utf8 = (text: string) => Buffer.from(text, 'utf8');

/** The hashes of Node, which are not those that the module is built with. */
export const HASHES: Hashes = {
  digest: (text) => createHash('sha256').update(utf8(text)).digest('hex'),
  hmac: (key, text) => createHmac('sha256', Buffer.from(key, 'hex')).update(utf8(text)).digest('hex'),
};

/** 64 digits that nobody takes for chance. */
export const digits = (of: string | number): string => HASHES.digest(`test ${of}`);

export const NAME = digits('battle');
export const SEED = digits('decider');

const GAME_MASTER = { seats: ['south', 'north'], gameMaster: true } as const satisfies {
  seats: readonly Side[];
  gameMaster: boolean;
};

/** A battle with provable dice, decided by a client that knows some seeds. */
export function provableMatch(rules: Ruleset, save: Save) {
  const name = save.dice?.name ?? NAME;
  const seeds = new Map<string, string>();
  const match: Match = new Match(rules, save, {
    roll: async (query, place) => {
      if (!place) throw new Error('a roll without a place');
      const seed = seeds.get(place.pledge.commitment) ?? '';
      return derivedFaces(HASHES, { ...place, seed }, query, rules.dice[query.die]?.faces ?? []);
    },
    draw: async (query, place) => {
      if (!place) throw new Error('a draw without a place');
      return derivedCards(HASHES, { ...place, seed: seeds.get(place.pledge.commitment) ?? '' }, query);
    },
    keep: async () => undefined,
  });
  /** Pledges a seed, to which both sides add theirs. */
  const pledge = async (seed: string, players: Partial<Record<Side, string>> = {}): Promise<void> => {
    for (const [side, given] of Object.entries(players) as [Side, string][]) {
      const digest = promiseOf(HASHES, name, side, given);
      await match.noteDice((dice, rolled) =>
        afterWord(dice, { kind: 'promise', side, digest }, HASHES, rolled),
      );
    }
    const commitment = commitmentOf(HASHES, name, seed);
    seeds.set(commitment, seed);
    await match.noteDice((dice, rolled) => pledged(dice, commitment, rolled + 1));
    for (const [side, given] of Object.entries(players) as [Side, string][]) {
      await match.noteDice((dice, rolled) =>
        afterWord(dice, { kind: 'seed', side, seed: given }, HASHES, rolled),
      );
    }
  };
  const open = (seed: string) =>
    match.noteDice((dice, rolled) => afterWord(dice, { kind: 'reveal', seed }, HASHES, rolled));
  return { match, pledge, open };
}

export const provableSave = (rules: Ruleset, scenario: Scenario): Save => ({
  ...newSave(rules, deploy(rules, scenario)),
  dice: freshDice(NAME),
});

/** Plays so many orders by chance, some of which are taken back, in their middle too. */
export async function playSome(rules: Ruleset, match: Match, orders: number, seed: number): Promise<void> {
  const stream = seededStream(seed);
  const submit = submitter(match, seed);
  for (let played = 0; played < orders && !match.save.state.winner; played += 1) {
    const { actions } = viewOf(rules, match.save);
    if (actions > 2 && stream.below(12) === 0) await submit({ undoTo: actions - 1 - stream.below(2) });
    const { state } = match.save;
    const isEager = !rules.opening(state) && stream.below(3) > 0;
    await submit({
      order: isEager ? eagerOrder(rules, state, stream) : randomOrder(rules, state, stream, new Set()),
    });
    await answerAll(rules, match, stream, submit);
  }
}

type Submit = (request: RequestMessage['request']) => Promise<void>;

function submitter(match: Match, seed: number): Submit {
  let count = 0;
  return async (request) => {
    count += 1;
    const message = { id: `${seed} ${count}`, revision: match.save.revision, request };
    const { result } = await match.submit(message, GAME_MASTER);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  };
}

/** Answers every question of the open order by chance; some orders are left in their middle, and taken up again. */
async function answerAll(
  rules: Ruleset,
  match: Match,
  stream: ReturnType<typeof seededStream>,
  submit: Submit,
): Promise<void> {
  const answer = seededReply(rules, stream);
  while (match.save.open) {
    const { question, actions } = viewOf(rules, match.save);
    if (!question) throw new Error('nothing is asked');
    const reply = answer(question);
    const isLeft = actions > 0 && stream.below(10) === 0;
    await submit(isLeft || reply.kind !== 'chose' ? { undoTo: actions } : { choose: reply.option });
    if (isLeft && stream.below(2) === 0) await submit({ redo: true });
  }
}
