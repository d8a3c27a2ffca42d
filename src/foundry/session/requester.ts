import type { Refusal } from '../../core';
import { because, type Request, type RequestMessage, type Result } from '../../match';
import { MODULE_ID, type RequestEnvelope } from '../documents';
import { localizeRefusal } from '../texts';
import type { BattleStore } from './battle-store';
import type { Host } from './host';

/** How long a client waits for the one that decides. */
const DEADLINE = 20_000;

/** Sends the requests of this client's user to the client that decides, one at a time. */
export class Requester {
  readonly #store: BattleStore;
  readonly #host: Host;
  #isWaiting = false;

  constructor(store: BattleStore, host: Host) {
    this.#store = store;
    this.#host = host;
  }

  /** Asks for something in a battle as it is now, or was at a revision; a refusal is told and returned. */
  async ask(battle: string, request: Request, revision?: number): Promise<Refusal | undefined> {
    // A second click while the first is under way is no second request.
    if (this.#isWaiting) return because('busy');
    this.#isWaiting = true;
    const refusal = await this.#send(battle, request, revision).finally(() => {
      this.#isWaiting = false;
    });
    if (refusal) {
      ui.notifications.warn(localizeRefusal(refusal, this.#store.find(battle)?.rules.id));
    }
    return refusal;
  }

  async #send(battle: string, request: Request, revision: number | undefined): Promise<Refusal | undefined> {
    const seen = this.#store.find(battle);
    if (!seen) return because('no-such-battle');
    if (seen.isPaused && !('correct' in request)) return because('battle-is-paused');
    const message: RequestMessage = {
      id: foundry.utils.randomID(),
      revision: revision ?? seen.revision,
      request,
    };
    const gameMaster = game.users.activeGM;
    if (!gameMaster) return because('no-game-master');
    const envelope = { battle, user: game.user.id, request: message };
    try {
      const result = gameMaster.isSelf
        ? await this.#host.answer(envelope, undefined)
        : await sent(gameMaster, envelope);
      return result.ok ? undefined : result.refusal;
    } catch (error) {
      console.warn(error);
      return because('no-answer');
    }
  }
}

/** Asks another client, but not forever: Foundry need not tell that it has left. */
async function sent(user: User.Implementation, envelope: RequestEnvelope): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${DEADLINE} ms`)), DEADLINE);
  });
  try {
    return await Promise.race([user.query(`${MODULE_ID}.request`, envelope, { timeout: DEADLINE }), late]);
  } finally {
    clearTimeout(timer);
  }
}
