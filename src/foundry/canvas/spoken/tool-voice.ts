import type { BattlePort } from '../../battle';
import { localize } from '../../texts';
import { say, tell } from '../../voice';
import type { Tool } from '../choices/choices';
import type { ThreatView } from '../threat/threat-view';
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

/** The state that was last announced. */
interface Spoken {
  readonly battle: string;
  readonly revision: number;
  readonly tool: Tool;
  readonly looked: ToolContext['looked'];
  /** The enemy's threat to the place looked at: it is known a little after it was asked for. */
  readonly danger: string;
}

/** Announces the keyboard user's position on the map to screen readers. */
export class ToolVoice {
  readonly #port: BattlePort;
  readonly #threat: ThreatView;
  #spoken: Spoken | undefined;
  #context: ToolContext | undefined;

  constructor(port: BattlePort, threat: ThreatView) {
    this.#port = port;
    this.#threat = threat;
    threat.onChange(() => this.#context && this.show(this.#context));
  }

  /** Announces changes. Pointer actions are silent, except for the reason why one failed. */
  show(context: ToolContext): void {
    this.#context = context;
    const { tool, player, looked, isByKeys, busy } = context;
    const battle = this.#port.current;
    if (!battle || busy) return;
    const before = this.#spoken;
    const held = { battle, player, tool };
    const danger = looked === null ? '' : this.#threat.wordsAt(battle, held, looked);
    const now = { battle: battle.id, revision: battle.revision, tool, looked, danger };
    this.#spoken = now;
    if (isNewMoment(before, now)) tell(answersWords(held));
    if (isByKeys || tool.complaint !== null) {
      const isKnown = looked === before?.looked && danger === before?.danger;
      const words = [wordsOf(held, before, now), isKnown ? '' : danger]
        .filter((text) => text !== '')
        .join(' ');
      if (words !== '') say(words);
    }
  }
}

const isNewMoment = (before: Spoken | undefined, now: Spoken): boolean =>
  before?.battle !== now.battle || before.revision !== now.revision;

const isOther = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** The changes for the keyboard user in words; empty if there are none. */
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

/** The text for a new selection, or for clearing it. */
function handWords(held: Held, before: Spoken | undefined): string {
  const { selected } = held.tool;
  if (selected !== null) return heldWords(held, selected);
  return before && before.tool.selected !== null ? localize('PDC.board.voice.putDown') : '';
}
