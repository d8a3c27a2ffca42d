import { errorText } from '../../../core';
import type { WebhookControl } from '../../battle/webhook';
import { type BattleCombat, isBattle } from '../../documents';
import { localize, TEXTS } from '../../texts';
import type { BattleStore } from '../battle-store';
import type { Host } from '../host/host';
import { addressFault, serverOf } from './address';
import { happened, type Standing, standingOf } from './happenings';
import { addressKept, dropAddress, keepAddress } from './kept-address';
import { firstMessage, type Message, messageOf } from './message';
import { post } from './post';

/** The time between two messages, in milliseconds: a player who ends and undoes turns floods no channel. */
const GAP = 3000;

/** The address of the game as this window has it. */
const link = (): string => `${location.origin}${location.pathname}`;

/**
 * Tells an address outside this world of turns, questions and ends of battles: in the window that decides, once, from
 * what every user sees. Battles never wait for it.
 */
export class Webhook implements WebhookControl {
  readonly #store: Pick<BattleStore, 'find'>;
  readonly #host: Pick<Host, 'isHere'>;
  readonly #gap: number;
  /** The battles when they were last looked at. */
  readonly #standings = new Map<string, Standing>();
  /** The messages still to be sent: the latest of each battle. */
  readonly #waiting = new Map<string, Message>();
  #isSending = false;
  /** True if the user has been told of a failure since the last message that arrived. */
  #isTold = false;

  constructor(store: Pick<BattleStore, 'find'>, host: Pick<Host, 'isHere'>, gap = GAP) {
    this.#store = store;
    this.#host = host;
    this.#gap = gap;
  }

  get server(): string | undefined {
    const address = game.user.isGM ? addressKept() : undefined;
    return address === undefined ? undefined : serverOf(address);
  }

  async set(address: string): Promise<void> {
    if (!game.user.isGM) throw new Error(localize('PDC.rules.reason.only-the-game-master'));
    const given = address.trim();
    const fault = addressFault(given);
    if (fault) throw new Error(localize(`PDC.windows.webhook.fault.${fault}`));
    await post(given, firstMessage(link(), TEXTS));
    await keepAddress(given);
    this.#isTold = false;
  }

  async remove(): Promise<void> {
    if (!game.user.isGM) throw new Error(localize('PDC.rules.reason.only-the-game-master'));
    this.#waiting.clear();
    await dropAddress();
  }

  /** Looks at the battles after every change of one, as soon as the user is known; call once, in `init`. */
  watch(onChange: (listener: () => void) => void): void {
    Hooks.once('ready', () => {
      this.look();
      onChange(() => this.look());
    });
  }

  /** Looks at every battle, and tells what has happened in it since the last look. */
  look(): void {
    if (!game.user.isGM) return;
    for (const combat of game.combats.contents) {
      try {
        if (isBattle(combat)) this.#lookAt(combat);
      } catch (error) {
        // One battle must not stop another, nor the others who look at its changes.
        console.error(error);
      }
    }
    void this.#send();
  }

  #lookAt(combat: BattleCombat): void {
    const { id, system, scene } = combat;
    const battle = id ? this.#store.find(id) : undefined;
    if (!id || !battle || battle.lesson !== null) return;
    const before = this.#standings.get(id);
    const now = standingOf(battle, before);
    this.#standings.set(id, now);
    const happening = before && this.#host.isHere ? happened(before, now, battle) : undefined;
    // Nobody who commands both sides has to be called.
    const isCalling = happening?.event === 'ended' || system.seats.south !== system.seats.north;
    if (!happening || !isCalling) return;
    this.#waiting.set(id, messageOf(happening, battle, { title: scene?.name ?? '', link: link() }, TEXTS));
  }

  /** Sends what waits, one message after the other. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (const [battle, message] of this.#waiting) {
      this.#waiting.delete(battle);
      try {
        const address = addressKept();
        if (address === undefined) continue;
        await post(address, message);
        this.#isTold = false;
      } catch (error) {
        this.#tell(errorText(error));
      }
      await new Promise((resolve) => setTimeout(resolve, this.#gap));
    }
    this.#isSending = false;
  }

  /** Tells the user of the first of several failures. */
  #tell(fault: string): void {
    if (this.#isTold) return;
    this.#isTold = true;
    ui.notifications.warn(localize('PDC.windows.webhook.failed', { fault }), { permanent: true });
  }
}
