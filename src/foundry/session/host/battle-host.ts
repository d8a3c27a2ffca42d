import { errorText, type PieceId, type Ruleset } from '../../../core';
import {
  type Authority,
  afterWord,
  type BattleView,
  type DiceWord,
  lessonAnswers,
  lessonGoesOn,
  type Match,
  type ProvableDice,
  publicView,
  type Report,
  type RequestMessage,
  type Result,
  type Save,
  viewOf,
} from '../../../match';
import type { SessionPorts } from '../../battle';
import { type BattleCombat, HASHES, ownWrite, unshownOf } from '../../documents';
import { localize } from '../../texts';
import type { BattleStore } from '../battle-store';
import { clearAway } from '../deletion';
import { Pledging } from '../dice/pledging';
import { OWN_SEEDS } from '../dice/seed-keeper';
import { putAway } from '../papers/archive';
import { noteReported, sealIn } from '../papers/battle-journal';
import { reportLast } from '../papers/catch-up';
import { isLockedAndTold } from '../papers/locked';
import { type Part, tellUnwritten, Unwritten, writeEach } from '../projection/healing';
import { participantsOf } from '../projection/participants';
import { projectBattle } from '../projection/project-battle';
import { correctedIn } from './corrected-piece';
import { CurrentMatch } from './current-match';
import { dealAnew } from './deal-anew';
import { freshReport } from './fresh-report';
import { matchPorts } from './match-ports';
import { NotDecided, type OpenMatch, restorePapers, writeOn } from './open-match';
import { checkOnce } from './record-check';
import { storyMoved, tellStory } from './story-teller';

interface Decided {
  readonly result: Result;
  readonly show: () => Promise<void>;
}

const NOTHING_TO_SHOW = async () => undefined;

/** Decides one battle, on the active game master's client. Everything is done one after the other. */
export class BattleHost {
  readonly #id: string;
  readonly #store: BattleStore;
  readonly #ports: SessionPorts;
  readonly #decides: () => boolean;
  readonly #pledging: Pledging;
  readonly #matches: CurrentMatch;
  /** The revision at which the battle was last told to begin. */
  #openedAt = -1;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(id: string, store: BattleStore, ports: SessionPorts, decides: () => boolean) {
    this.#decides = decides;
    this.#id = id;
    this.#store = store;
    this.#ports = ports;
    this.#pledging = new Pledging(
      {
        id,
        combat: () => store.combat(id),
        dice: () => this.#openDice(),
        note: (change) => this.#noteDice(change),
      },
      OWN_SEEDS,
    );
    this.#matches = new CurrentMatch(store, (rules, opened) =>
      matchPorts(
        rules,
        ports,
        (commitment) => this.#pledging.seedOf(commitment),
        (save) => this.#keep(opened(), save),
      ),
    );
  }

  /** Carries a request out and keeps it; what it changed is shown afterwards. */
  decide(request: RequestMessage, authority: Authority): Promise<Result> {
    // What is said about the dice comes in between: it must not wait for this.
    const pledged = this.#pledging.ready();
    return pledged
      ? pledged.then(() => this.#decideNext(request, authority))
      : this.#decideNext(request, authority);
  }

  /** Keeps what somebody says about the dice, as far as it counts. */
  async say(word: DiceWord): Promise<void> {
    await this.#noteDice((dice, rolled) => afterWord(dice, word, HASHES, rolled));
    this.#pledging.heard();
  }

  #decideNext(request: RequestMessage, authority: Authority): Promise<Result> {
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
    await this.#pledging.ready();
    const opened = this.#matches.of(this.#combat());
    const order = opened.rules.opening(opened.match.save.state);
    if (order) await this.#byItself(opened, { order });
  }

  /** Lets the other side of a lesson make its next move. */
  async #goOn(): Promise<void> {
    await this.#byItself(this.#matches.of(this.#combat()), { goOn: true });
  }

  async #byItself({ match }: OpenMatch, request: RequestMessage['request']): Promise<void> {
    const { revision } = match.save;
    await this.decide({ id: foundry.utils.randomID(), revision, request }, { seats: [], gameMaster: true });
  }

  /** Draws the position into tokens and actors; of a paused battle, no more than the piece that is named. */
  project(only?: PieceId): Promise<void> {
    const projected = this.#queue.then(() => this.#catchUp()).then(() => this.#project(only));
    this.#queue = projected.catch(() => undefined);
    return projected;
  }

  /**
   * Lets a battle go on whose record nobody can read any more: from what everyone sees of it, with as many cards drawn
   * anew as were hidden. Rejects with an Error where it can be read.
   */
  dealAnew(): Promise<void> {
    const dealt = this.#queue.then(() => dealAnew(this.#combat(), this.#store));
    this.#queue = dealt.then(() => this.#project()).catch(() => undefined);
    return dealt;
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
    const { rules, match, lesson } = this.#matches.of(this.#combat());
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

  /** The dice of a battle that goes on, if they can be checked. */
  #openDice(): ProvableDice | undefined {
    const combat = this.#store.combat(this.#id);
    if (!combat || combat.system.dice === 'null') return undefined;
    const { dice, state } = this.#matches.of(combat).match.save;
    return state.winner === null ? dice : undefined;
  }

  #noteDice(change: Parameters<Match['noteDice']>[0]): Promise<void> {
    const noted = this.#queue.then(() => this.#matches.of(this.#combat()).match.noteDice(change));
    this.#queue = noted.catch(() => undefined);
    return noted;
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
    if (sealIn(combat.system.journal) !== opened.seal) throw new NotDecided('stale');
    await writeOn(journal, opened, { save, view, seats: combat.system.seats });
    // It has happened: what else can't be written now is tried again when it is shown, and told then.
    const isSame = save.state.winner !== null && opened.match.save.record === save.record;
    const story = isSame ? storyMoved(combat, save.revision) : {};
    await this.#publish(combat, view, story).catch((error: unknown) => console.error(error));
  }

  /** Shows everyone how the battle stands, if that is not what they see. */
  async #publish(combat: BattleCombat, view: BattleView, story: object = {}): Promise<void> {
    const system = { ...unshownOf(combat.system, publicView(view)), ...story };
    if (Object.keys(system).length === 0) return;
    const kept = await combat.update({ system }, ownWrite());
    if (!kept) throw new NotDecided('not-carried-out');
  }

  async #show(rules: Ruleset, before: Save, after: Save, report: Report): Promise<void> {
    const cardReport = freshReport(this.#id, rules, [before, after], report);
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
      const { rules, match } = this.#matches.of(combat);
      const write = () => reportLast(combat, { rules, save: match.save }, this.#ports);
      await writeEach([{ documents: 'card', write }]);
    } catch (error) {
      // What can't be read is told where it is drawn.
      if (error instanceof Unwritten) tellUnwritten(error, combat.scene?.name ?? '');
    }
  }

  async #project(only?: PieceId): Promise<void> {
    const combat = this.#store.combat(this.#id);
    if (!combat || !this.#decides() || isLockedAndTold(combat)) return;
    try {
      await this.#writeAll(combat, only);
    } catch (error) {
      // Another client has written, and shows what it has kept; or the battle has been deleted meanwhile.
      if (this.#isOver(error)) return;
      console.error(error);
      if (error instanceof Unwritten) tellUnwritten(error, combat.scene?.name ?? '');
      else ui.notifications.error(localize('PDC.windows.session.unreadable', { fault: errorText(error) }));
    }
  }

  /** Makes everything again that follows from the record and is not as it says, whatever was lost of it. */
  async #writeAll(combat: BattleCombat, only: PieceId | undefined): Promise<void> {
    const opened = this.#matches.of(combat);
    const { rules, match } = opened;
    const { save } = match;
    const view = viewOf(rules, save);
    const { paused } = combat.system;
    const parts: Part[] = [
      { documents: 'papers', write: () => restorePapers(combat, opened, view) },
      { documents: 'board', write: () => this.#publish(combat, view) },
    ];
    // Of a paused battle the rest is in the game master's hands until it goes on.
    if (!paused || only !== undefined) {
      const write = () => projectBattle(combat, view, paused ? only : undefined);
      parts.push({ documents: 'tokens', write });
    }
    await writeEach(parts, (error) => this.#isOver(error));
    void tellStory(combat, rules, save);
    void checkOnce(opened, combat.scene?.name ?? opened.about.title);
    // A battle that another game master has set up, or whose beginning was taken back.
    this.#openOnce(rules, save, combat);
  }

  /** Tries once in every position, so that a beginning that fails does not go round in circles. */
  #openOnce(rules: Ruleset, { state, revision }: Save, { system }: BattleCombat): void {
    if (!rules.opening(state) || system.paused || this.#openedAt === revision) return;
    this.#openedAt = revision;
    void this.open().catch((error: unknown) => console.error(error));
  }

  /** Nothing is left to be written by this client. */
  #isOver(error: unknown): boolean {
    return error instanceof NotDecided || !this.#store.combat(this.#id);
  }

  #combat(): BattleCombat {
    const combat = this.#store.combat(this.#id);
    if (!combat) throw new NotDecided('no-such-battle');
    return combat;
  }
}
