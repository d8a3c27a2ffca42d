import { isOrderMessage } from '../documents';
import type { CardData } from './card-data';
import { readCard } from './read-card';

/** A card that is new in chat, or that has grown. */
export interface FollowedCard {
  /** Id of its ChatMessage document. */
  readonly id: string;
  /** Id of the Combat document. */
  readonly battle: string;
  readonly card: CardData;
}

/**
 * Calls back with every card of a battle as soon as it is in chat, and again whenever it grows; never with one forged
 * by a player.
 */
export function followCards(look: (followed: FollowedCard) => void): void {
  const show = (message: ChatMessage.Implementation): void => {
    if (!isOrderMessage(message) || !message.author?.isGM) return;
    const { battle, cardReport } = message.system;
    const card = readCard(cardReport);
    if (card) look({ id: message.id ?? '', battle, card });
  };
  Hooks.on('createChatMessage', (message) => show(message));
  Hooks.on('updateChatMessage', (message, changes) => {
    // A card that is closed, struck out or restored has been reported before.
    if (Object(changes.system).cardReport !== undefined) show(message);
  });
}
