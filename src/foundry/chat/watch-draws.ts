import { isOrderMessage } from '../documents';
import { readCard } from './read-card';

/** A chit that has just been drawn before everybody's eyes. */
export interface DrawnChit {
  /** Id of the Combat document. */
  readonly battle: string;
  /** Nation and name of the side whose it is. */
  readonly nation: string;
  readonly name: string;
}

/** Tells of chits that are drawn as soon as a card of chat does; of several draws in one card the latest. */
export function watchDraws(tell: (drawn: DrawnChit) => void): void {
  const told = new Map<string, number>();
  const look = (message: ChatMessage.Implementation): void => {
    if (!isOrderMessage(message) || !message.author?.isGM) return;
    const { battle, cardReport } = message.system;
    const card = readCard(cardReport);
    const draws = card?.lines.filter((line) => line.type === 'chits-drawn') ?? [];
    const id = message.id ?? '';
    const before = told.get(id) ?? 0;
    told.set(id, draws.length);
    const last = draws.at(-1);
    if (!card || !last || draws.length === before) return;
    tell({ battle, ...card.sides[last.side] });
  };
  Hooks.on('createChatMessage', (message) => look(message));
  Hooks.on('updateChatMessage', (message, changes) => {
    // A card that is closed, struck out or brought back has told it before.
    if (Object(changes.system).cardReport !== undefined) look(message);
  });
}
