import { isOrderMessage } from '../documents';
import type { CardData } from './card-data';

/** The longest time that a card waits for its dice before it shows the result anyway, in milliseconds. */
const LONGEST = 12_000;

/** Tracks the cards whose dice are still rolling on this client's screen. */
export class RollingDice {
  readonly #rolling = new Map<string, { readonly outcomes: number; readonly limit: number }>();
  readonly #waiting = new Map<string, Set<() => void>>();

  /** Notes that dice have been thrown for a card; a report that they have landed may never come. */
  begin(card: string): void {
    const before = this.#rolling.get(card);
    window.clearTimeout(before?.limit);
    const limit = window.setTimeout(() => this.#end(card), LONGEST);
    this.#rolling.set(card, { outcomes: (before?.outcomes ?? 0) + 1, limit });
  }

  /** Notes that the dice of a card have landed. */
  lie(card: string): void {
    const rolling = this.#rolling.get(card);
    if (rolling && rolling.outcomes > 1)
      this.#rolling.set(card, { ...rolling, outcomes: rolling.outcomes - 1 });
    else this.#end(card);
  }

  areRolling(card: string): boolean {
    return this.#rolling.has(card);
  }

  /** Calls a function once the dice of a card have landed. */
  whenLying(card: string, show: () => void): void {
    this.#waiting.set(card, (this.#waiting.get(card) ?? new Set()).add(show));
  }

  #end(card: string): void {
    window.clearTimeout(this.#rolling.get(card)?.limit);
    this.#rolling.delete(card);
    const shown = this.#waiting.get(card) ?? [];
    this.#waiting.delete(card);
    for (const show of shown) show();
  }
}

/** Follows the throws of Dice So Nice, if it is active; without it no dice ever roll on screen. */
export function watchDice(): RollingDice {
  const dice = new RollingDice();
  Hooks.on('diceSoNiceMessageProcessed', (card: string, { willTrigger3DRoll = false } = {}) => {
    const message = game.messages.get(card);
    if (willTrigger3DRoll && message && isOrderMessage(message)) dice.begin(card);
  });
  Hooks.on('diceSoNiceRollComplete', (card: string) => {
    if (dice.areRolling(card)) dice.lie(card);
  });
  return dice;
}

/** The part of a card that may be shown while its latest dice are rolling. */
export function beforeDiceLie(data: CardData): CardData {
  const { lines, rollsBefore = 0 } = data;
  let rolls = 0;
  const end = lines.findIndex(({ type }) => type === 'rolled' && ++rolls > rollsBefore);
  return { ...data, lines: end < 0 ? lines : lines.slice(0, end), question: null };
}

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  namespace Hooks {
    interface HookConfig {
      /** From the module Dice So Nice: it has processed a message, and throws its dice or not. */
      diceSoNiceMessageProcessed: (messageId: string, decision?: { willTrigger3DRoll?: boolean }) => void;
      /** From the module Dice So Nice: the dice of a message have landed. */
      diceSoNiceRollComplete: (messageId: string) => void;
    }
  }
}
