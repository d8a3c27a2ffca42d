import { deploy, type Ruleset, type Scenario, seededReply, seededStream } from '../../src/core';
import { Match, newSave, type Save, viewOf } from '../../src/match';
import { randomOrder } from '../play/random-battle';

/** A battle between two inputs. */
export interface Moment {
  readonly rules: Ruleset;
  readonly save: Save;
}

/** The permissions of the GM of a test table. */
export const GAME_MASTER = { seats: [], gameMaster: true } as const;

/** A match with seeded dice. */
export function matchOf({ rules, save }: Moment, seed: number, keep: (save: Save) => void): Match {
  const answer = seededReply(rules, seededStream(seed));
  return new Match(rules, save, {
    roll: async (query) => {
      const reply = answer(query);
      return reply.kind === 'rolled' ? reply.faces : [];
    },
    draw: async (query) => {
      const reply = answer(query);
      return reply.kind === 'drew' ? reply.cards : [];
    },
    keep: async (kept) => keep(kept),
  });
}

/** Moments of a random battle: the beginning, every few orders, and questions that are open. */
export async function momentsOf(
  scenario: Scenario,
  game: Ruleset,
  orders: number,
  seed = orders,
): Promise<readonly Moment[]> {
  const start = deploy(game, scenario);
  const rules = game.on(start.board);
  const stream = seededStream(seed);
  const moments: Moment[] = [{ rules, save: newSave(rules, start) }];
  const match = matchOf({ rules, save: newSave(rules, start) }, seed, () => undefined);
  for (let count = 0; count < orders && !match.save.state.winner; count += 1) {
    const { save } = match;
    const { question } = viewOf(rules, save);
    const request = question
      ? { choose: question.options[stream.below(question.options.length)] ?? '' }
      : { order: randomOrder(rules, save.state, stream, new Set()) };
    const { result } = await match.submit({ id: `m${count}`, revision: save.revision, request }, GAME_MASTER);
    if (!result.ok) throw new Error(`${scenario.id}: ${result.refusal.reason}`);
    if (match.save.open || count % 7 === 0) moments.push({ rules, save: match.save });
  }
  return moments;
}
