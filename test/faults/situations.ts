import { type Ruleset, type Side, seededReply, seededStream } from '../../src/core';
import type { SessionPorts } from '../../src/foundry/battle';
import { positionIn } from '../../src/foundry/documents/battle-fields';
import { type Request, recordFault, type Save, viewOf } from '../../src/match';
import { momentsOf } from '../../tools/faults/moments';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { randomOrder } from '../../tools/play/random-battle';
import { fieldOf } from '../session/field';
import { SEED, TIMES } from './tries';

type Field = ReturnType<typeof fieldOf>;

/** Who commands a side in the made-up world. */
export const PLAYERS: Readonly<Record<Side, string>> = { south: 'allied', north: 'french' };

/** A battle between two inputs, and what may be asked for next by whom. */
export interface Situation {
  readonly name: string;
  readonly game: Ruleset;
  /** The rules on the board of this battle. */
  readonly rules: Ruleset;
  readonly save: Save;
  readonly side: Side;
  readonly request: Request;
}

/** Battles of large armies, which take their time: they are tried where more is tried than in the tests of every change. */
export const LONG: readonly (readonly [id: string, count: number])[] =
  TIMES > 1 ? [['heights-of-kranz', 1]] : [];

/** So many situations of a battle that is played by chance, questions among them. */
export async function situationsOf(id: string, count: number, orders = 60): Promise<readonly Situation[]> {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle ${id}`);
  const game = rulesOf(scenario);
  const stream = seededStream(SEED);
  // Battles that begin by themselves are begun by the client that draws them: somebody else's order comes later.
  const moments = (await momentsOf(scenario, game, orders, SEED)).filter(
    ({ rules, save }) => !save.state.winner && !rules.opening(save.state),
  );
  const asked = moments.filter(({ save }) => save.open);
  const chosen = Array.from({ length: count }, (_, index) => {
    const among = index % 2 === 1 && asked.length > 0 ? asked : moments;
    return among[stream.below(among.length)];
  });
  return chosen.flatMap((moment) => {
    if (!moment) return [];
    const { rules, save } = moment;
    const { question } = viewOf(rules, save);
    const order = randomOrder(rules, save.state, stream, new Set());
    const request: Request = question
      ? { choose: question.options[stream.below(question.options.length)] ?? '' }
      : { order };
    const what = question ? `answer ${Object.values(request)[0]}` : order.type;
    const name = `${id}, revision ${save.revision}, ${what}`;
    return [{ name, game, rules, save, side: question?.side ?? order.side, request }];
  });
}

/** The situation on a server of its own, drawn, and the client that decides. */
export async function drawn({ game, rules, save }: Situation) {
  const field = fieldOf(save, game);
  const rolls = { count: 0 };
  const client = () => field.client({ roll: diceOf(rules, rolls) });
  const host = client();
  // The card of an open question is told by the second walk.
  await host.project('battle');
  await host.project('battle');
  return { field, host, client, rolls };
}

/** Dice that fall alike for every client. */
function diceOf(rules: Ruleset, rolls: { count: number }): SessionPorts['roll'] {
  const answer = seededReply(rules, seededStream(SEED));
  return async (_, query) => {
    rolls.count += 1;
    const reply = answer(query);
    return reply.kind === 'rolled' ? reply.faces : [];
  };
}

/** What is asked for in a situation, by whoever may. */
export const envelopeOf = ({ save: { revision }, request }: Situation, id = 'request') => ({
  battle: 'battle',
  request: { id, revision, request },
});

/** What the documents of a battle hold and show, whatever they are called. */
export function looksOf({ combat, tokens, actors, cards, kept, handOf }: Field) {
  const { system } = combat;
  const pieceOn = (actor: unknown): string => String(Object(actors.get(String(actor))?.system).piece);
  return {
    revision: [system.revision, kept.revision],
    record: kept.record,
    open: kept.open,
    state: kept.state,
    receipts: kept.receipts,
    shown: [positionIn(system), JSON.parse(system.open)],
    hands: [handOf('south'), handOf('north')],
    tokens: tokens.contents.map(({ actorId, x, y }) => `${pieceOn(actorId)} ${x} ${y}`).sort(),
    actors: actors.contents.map(({ name, system: piece }) => JSON.stringify([name, piece])).sort(),
    cards: cards.map((card) => Object(Object(card).report).revision),
  };
}

/** What is wrong with the record of a battle; undefined where every order of it is legal. */
export const faultOf = (field: Field, { rules }: Situation): string | undefined =>
  recordFault(rules, field.kept);
