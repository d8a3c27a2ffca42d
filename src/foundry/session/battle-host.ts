import { type DrawQuery, errorText, type Lesson, type PieceId, type Ruleset } from '../../core';
import {
  type Authority,
  type BattleView,
  lessonAnswers,
  lessonGoesOn,
  Match,
  type Ports,
  publicView,
  type Report,
  type RequestMessage,
  type Result,
  rollsOf,
  type Save,
  viewOf,
} from '../../match';
import type { SessionPorts } from '../battle';
import { type BattleCombat, ownWrite, storedFrom } from '../documents';
import { localize } from '../texts';
import { putAway } from './archive';
import { noteReported, recordText, recordTextIn, writeJournal } from './battle-journal';
import type { BattleStore } from './battle-store';
import { isShown, reportLast } from './catch-up';
import { clearAway } from './deletion';
import { participantsOf } from './participants';
import { projectBattle } from './project-battle';
import { tellStory } from './story-teller';

/** A request that this client can't decide on, with the key of the reason. */
export class NotDecided extends Error {}

interface Decided {
  readonly result: Result;
  readonly show: () => Promise<void>;
}

/** A match as this client knows it. */
interface OpenMatch {
  readonly rules: Ruleset;
  readonly match: Match;
  readonly lesson: Lesson | undefined;
  /** The record in the battle journal that it stands for: any other text was written by another client. */
  record: string | undefined;
}

const NOTHING_TO_SHOW = async () => undefined;

/** Decides one battle, on the active game master's client. Everything is done one after the other. */
export class BattleHost {
  readonly #id: string;
  readonly #store: BattleStore;
  readonly #ports: SessionPorts;
  readonly #decides: () => boolean;
  #match: OpenMatch | undefined;
  /** The revision at which the battle was last told to begin. */
  #openedAt = -1;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(id: string, store: BattleStore, ports: SessionPorts, decides: () => boolean) {
    this.#decides = decides;
    this.#id = id;
    this.#store = store;
    this.#ports = ports;
  }

  /** Carries a request out and keeps it; what it changed is shown afterwards. */
  decide(request: RequestMessage, authority: Authority): Promise<Result> {
    const decided = this.#queue.then(() => this.#decide(request, authority));
    this.#queue = decided
      .then(({ show }) => show())
      .catch((error: unknown) => {
        if (!(error instanceof NotDecided)) console.error(error);
        // What the battle journal holds by now has happened, whether or not it could be shown.
        return this.#project();
      });
    return decided.then(({ result }) => result);
  }

  /** Carries out the order with which a battle begins by itself, if there is one. */
  async open(): Promise<void> {
    const { rules, match } = this.#matchOf(this.#combat());
    const order = rules.opening(match.save.state);
    if (!order) return;
    const request: RequestMessage = {
      id: foundry.utils.randomID(),
      revision: match.save.revision,
      request: { order },
    };
    await this.decide(request, { seats: [], gameMaster: true });
  }

  /** Lets the other side of a lesson make its next move. */
  async #goOn(): Promise<void> {
    const { match } = this.#matchOf(this.#combat());
    const { revision } = match.save;
    const request: RequestMessage = { id: foundry.utils.randomID(), revision, request: { goOn: true } };
    await this.decide(request, { seats: [], gameMaster: true });
  }

  /** Draws the position into tokens and actors; of a paused battle, no more than the piece that is named. */
  project(only?: PieceId): Promise<void> {
    const projected = this.#queue.then(() => this.#catchUp()).then(() => this.#project(only));
    this.#queue = projected.catch(() => undefined);
    return projected;
  }

  /** Puts the battle away, which has been deleted itself, and deletes its pieces, once all that is under way is done. */
  retire(combat: BattleCombat): Promise<number> {
    // Without an archive nothing more may go.
    const cleared = this.#queue
      .then(() => putAway(combat, participantsOf(combat).values()))
      .then(() => clearAway(combat));
    this.#queue = cleared.catch(() => undefined);
    return cleared;
  }

  async #decide(request: RequestMessage, authority: Authority): Promise<Decided> {
    const { rules, match, lesson } = this.#matchOf(this.#combat());
    const before = match.save;
    await this.#catchUp();
    const { result, report } = await match.submit(request, authority);
    // Who is out of date may have been shown something else than the battle journal holds.
    const isStale = !result.ok && result.refusal.reason === 'stale';
    if (!report) return { result, show: isStale ? () => this.#project() : NOTHING_TO_SHOW };
    const show = () => this.#show(rules, before, match.save, report);
    if (!lesson) return { result, show };
    const isLetGoOn = 'goOn' in request.request ? lessonGoesOn : lessonAnswers;
    // What the other side of a lesson does next waits until this has been shown.
    return {
      result,
      show: async () => {
        await show();
        if (isLetGoOn(lesson, match.save)) void this.#goOn().catch((error: unknown) => console.error(error));
      },
    };
  }

  /** The match as it stands in the battle journal: another client may have written in the meantime. */
  #matchOf(combat: BattleCombat): OpenMatch {
    const record = recordTextIn(combat.system.journal);
    if (record !== undefined && this.#match?.record === record) return this.#match;
    const { rules, save, lesson } = this.#store.read(combat);
    const ports: Ports = {
      roll: (query) => this.#ports.roll(rules, query),
      draw: drawCards,
      keep: (kept) => this.#keep(opened, kept),
    };
    const match = new Match(rules, save, ports, lesson);
    const opened: OpenMatch = { rules, match, lesson, record };
    this.#match = opened;
    return opened;
  }

  /** The one write that matters. */
  async #keep(opened: OpenMatch, save: Save): Promise<void> {
    const view = viewOf(opened.rules, save);
    const combat = this.#combat();
    if (!this.#decides()) throw new NotDecided('another-game-master');
    if (combat.system.revision !== save.revision - 1) throw new NotDecided('stale');
    // The battle may have been paused while the dice were rolling.
    const entry = save.record.at(-1);
    if (combat.system.paused && !(entry && 'corrected' in entry)) throw new NotDecided('battle-is-paused');
    const journal = game.journal.get(combat.system.journal);
    if (!journal) throw new NotDecided('no-battle-journal');
    // What another client has written while the dice were rolling has happened, and must not be written over.
    if (recordTextIn(combat.system.journal) !== opened.record) throw new NotDecided('stale');
    // The journal first: what it holds has happened, and can be shown again.
    try {
      await writeJournal(journal, save, view, combat.system.seats);
      const record = recordText(save);
      if (recordTextIn(combat.system.journal) !== record) throw new NotDecided('stale');
      opened.record = record;
      await this.#publish(combat, view);
    } catch (error) {
      // Whatever has been written so far is the truth from now on, not what this client remembers.
      this.#match = undefined;
      throw error;
    }
  }

  /** Shows everyone how the battle stands. */
  async #publish(combat: BattleCombat, view: BattleView): Promise<void> {
    const kept = await combat.update({ system: storedFrom(publicView(view)) }, ownWrite());
    if (!kept) throw new NotDecided('not-carried-out');
  }

  async #show(rules: Ruleset, before: Save, after: Save, report: Report): Promise<void> {
    const reported = viewOf(rules, before).events.length;
    const { state } = publicView(viewOf(rules, after));
    const rolls = rollsOf(rules, before.state, report);
    const cardReport = { battle: this.#id, rules, report, state, rolls, news: report.events.slice(reported) };
    // The card must not wait for the tokens, nor fail with them: both can be made again.
    const [card] = await Promise.allSettled([
      this.#ports
        .writeCard(cardReport)
        .then(() => noteReported(this.#combat().system.journal, after.reported)),
      this.#project(correctedIn(report)),
    ]);
    if (card.status === 'rejected') throw card.reason;
  }

  /** Tells what whoever decided before has not; that it can't be told is no reason to stop. */
  async #catchUp(): Promise<void> {
    const combat = this.#store.combat(this.#id);
    if (!combat || !this.#decides()) return;
    try {
      const { rules, match } = this.#matchOf(combat);
      await reportLast(combat, { rules, save: match.save }, this.#ports);
    } catch (error) {
      console.error(error);
    }
  }

  async #project(only?: PieceId): Promise<void> {
    const combat = this.#store.combat(this.#id);
    if (!combat || !this.#decides()) return;
    try {
      const { rules, match } = this.#matchOf(combat);
      const view = viewOf(rules, match.save);
      // The client that decided may have left before it could show what it had kept, or another one shown its own.
      if (!isShown(view, combat)) await this.#publish(combat, view);
      if (!combat.system.paused) await projectBattle(combat, view);
      // The rest is in the game master's hands until the battle goes on.
      else if (only !== undefined) await projectBattle(combat, view, only);
      void tellStory(combat, rules, match.save);
      // A battle that another game master has set up, or whose beginning was taken back.
      this.#openOnce(rules, match.save, combat);
    } catch (error) {
      console.error(error);
      const fault = errorText(error);
      ui.notifications.error(localize('PDC.session.notShown', { fault }));
    }
  }

  /** Tries once in every position, so that a beginning that fails does not go round in circles. */
  #openOnce(rules: Ruleset, { state, revision }: Save, { system }: BattleCombat): void {
    if (!rules.opening(state) || system.paused || this.#openedAt === revision) return;
    this.#openedAt = revision;
    void this.open().catch((error: unknown) => console.error(error));
  }

  #combat(): BattleCombat {
    const combat = this.#store.combat(this.#id);
    if (!combat) throw new NotDecided('no-such-battle');
    return combat;
  }
}

/** The piece that a correction was about. */
function correctedIn({ entry }: Report): PieceId | undefined {
  if (!('corrected' in entry)) return undefined;
  const { corrected } = entry;
  if (corrected.type === 'adjusted') return corrected.unit;
  return corrected.type === 'enlisted' ? corrected.piece.id : undefined;
}

/** Draws cards unseen, by dice that nobody is shown. */
async function drawCards({ pile, count }: DrawQuery): Promise<readonly string[]> {
  const left = [...pile];
  const drawn: string[] = [];
  while (drawn.length < count && left.length > 0) {
    const { total = 1 } = await new Roll(`1d${left.length}`).evaluate();
    drawn.push(...left.splice(total - 1, 1));
  }
  return drawn;
}
