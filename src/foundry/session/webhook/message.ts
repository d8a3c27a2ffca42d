import type { UserBattle } from '../../battle';
import type { Texts } from '../../texts';
import type { Happening } from './happenings';

/** The most characters of a name. */
const LONGEST = 100;

/** A name on one line. */
const short = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/** A message as it is sent: Discord shows its content, others may read the rest. */
export interface Message {
  readonly content: string;
  /** Names in a message call nobody on Discord. */
  readonly allowed_mentions: { readonly parse: readonly string[] };
  readonly event: Happening['event'] | 'set';
  readonly link: string;
  readonly battle?: string;
  readonly turn?: number;
  /** The side that is to act or to answer, or has won. */
  readonly side?: string;
}

const NO_MENTIONS = { parse: [] };

/** The first message to an address. */
export const firstMessage = (link: string, { localize }: Pick<Texts, 'localize'>): Message => ({
  content: `${localize('PDC.windows.webhook.tell.set')}\n${link}`,
  allowed_mentions: NO_MENTIONS,
  event: 'set',
  link,
});

/** The message about an event: its names and numbers are those that the whole table may see. */
export function messageOf(
  happening: Happening,
  { rules, state }: Pick<UserBattle, 'rules' | 'state'>,
  { title, link }: { readonly title: string; readonly link: string },
  { localize }: Pick<Texts, 'localize'>,
): Message {
  const acting = happening.event === 'ended' ? happening.winner : happening.side;
  const side = acting === 'draw' ? '' : short(state.sides[acting].name);
  const battle = short(title);
  const turn = rules.ownTurn(state.turn);
  const key = acting === 'draw' ? 'drawn' : happening.event;
  const text = localize(`PDC.windows.webhook.tell.${key}`, { battle, side, turn: String(turn) });
  return {
    content: `${text}\n${link}`,
    allowed_mentions: NO_MENTIONS,
    event: happening.event,
    link,
    battle,
    turn,
    ...(side !== '' && { side }),
  };
}
