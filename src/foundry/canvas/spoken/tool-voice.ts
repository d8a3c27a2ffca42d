import type { BattlePort } from '../../battle';
import { localize } from '../../texts';
import { say, tell } from '../../voice';
import type { Tool } from '../choices/choices';
import type { ToolContext } from '../tool-context';
import {
  answersWords,
  choiceWords,
  complaintWords,
  type Held,
  heldWords,
  lookWords,
  menuWords,
} from './tool-words';

/** What of a moment has been put into words. */
interface Spoken {
  readonly battle: string;
  readonly revision: number;
  readonly tool: Tool;
  readonly looked: ToolContext['looked'];
}

/** Says what the keys get to on the map, for whoever does not see it. */
export class ToolVoice {
  readonly #port: BattlePort;
  #spoken: Spoken | undefined;

  constructor(port: BattlePort) {
    this.#port = port;
  }

  /** Says what is new. What the pointer does is not said, but for why nothing came of it. */
  show({ tool, player, looked, isByKeys, busy }: ToolContext): void {
    const battle = this.#port.current;
    if (!battle || busy) return;
    const before = this.#spoken;
    const now = { battle: battle.id, revision: battle.revision, tool, looked };
    this.#spoken = now;
    const held = { battle, player, tool };
    if (isNewMoment(before, now)) tell(answersWords(held));
    if (isByKeys || tool.complaint !== null) {
      const words = wordsOf(held, before, now);
      if (words !== '') say(words);
    }
  }
}

const isNewMoment = (before: Spoken | undefined, now: Spoken): boolean =>
  before?.battle !== now.battle || before.revision !== now.revision;

const isOther = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** What has changed for the keys, in words; empty where that is nothing. */
function wordsOf(held: Held, before: Spoken | undefined, now: Spoken): string {
  const { tool, looked } = now;
  const isNew = (...parts: readonly (keyof Tool)[]): boolean =>
    parts.some((part) => isOther(before?.tool[part], tool[part]));
  if (tool.complaint && isNew('complaint')) return complaintWords(held);
  if (tool.cursor !== null && isNew('cursor', 'joint')) return choiceWords(held, tool.cursor);
  if ((tool.picking ?? tool.joint) !== null && isNew('picking', 'joint')) return menuWords(held);
  if (looked !== null && looked !== before?.looked) return lookWords(held, looked);
  const isHeldAnew = isNew('selected', 'orderType') || isNewMoment(before, now);
  return isHeldAnew ? handWords(held, before) : '';
}

/** What is in hand now, or that it was put down. */
function handWords(held: Held, before: Spoken | undefined): string {
  const { selected } = held.tool;
  if (selected !== null) return heldWords(held, selected);
  return before && before.tool.selected !== null ? localize('PDC.board.voice.putDown') : '';
}
