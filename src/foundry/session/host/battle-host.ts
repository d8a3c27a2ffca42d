import { errorText, InTurn, type PieceId, type Ruleset } from '../../../core';
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
import { archiveBattle } from '../journal/archive';
import { noteReported, sealIn } from '../journal/battle-journal';
import { isLockedAndTold } from '../journal/is-locked';
import { catchUp, isTold } from '../journal/report-missed';
import { participantsOf } from '../projection/participants';
import { projectBattle } from '../projection/project-battle';
import { type Part, tellUnwritten, Unwritten, writeEach } from '../projection/rebuild-documents';
import { correctedIn } from './corrected-piece';
import { CurrentMatch } from './current-match';
import { dealAgain } from './deal-again';
import { freshReport } from './fresh-report';
import { matchPorts } from './match-ports';
import { type DecidingWindow, NotDecided, type OpenMatch, restoreJournal, writeOn } from './open-match';
import { checkOnce } from './record-check';
import { storyMoved, writeStory } from './write-story';

interface Decided {
  readonly result: Result;
  readonly show: () => Promise<void>;
}

const NOTHING_TO_SHOW = async () => undefined;

/** Decides one battle, on the active GM's client. Everything is done in sequence. */
export class BattleHost {
  readonly #id: string;
  readonly #store: BattleStore;
  readonly #ports: SessionPorts;
  readonly #window: DecidingWindow;
  readonly #pledging: Pledging;
  readonly #matches: CurrentMatch;
  /** The revision at which the opening order was last tried. */
  #openedAt = -1;
  readonly #queue = new InTurn();

  constructor(id: string, store: BattleStore, ports: SessionPorts, window: DecidingWindow) {
    this.#window = window;
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

  /** Carries out a request and saves it; the changes are shown afterwards. */
  decide(request: RequestMessage, authority: Authority): Promise<Result> {
    // Messages about the dice arrive in between: they must not wait for this.
    const pledged = this.#pledging.ready();
    return pledged
      ? pledged.then(() => this.#decideNext(request, authority))
      : this.#decideNext(request, authority);
  }

  /** Saves a message about the dice, if it counts. */
  async say(word: DiceWord): Promise<void> {
    await this.#noteDice((dice, rolled) => afterWord(dice, word, HASHES, rolled));
    this.#pledging.heard();
  }

  #decideNext(request: RequestMessage, authority: Authority): Promise<Result> {
    const decided = this.#queue.do(() => this.#decide(request, authority));
    const shown = decided
      .then(({ show }) => show())
      .catch((error: unknown) => {
        if (!(error instanceof NotDecided)) console.error(error);
        // The contents of the battle journal have happened, even if they could not be shown.
        return this.#project();
      });
    void this.#queue.do(() => shown);
    return decided.then(({ result }) => {
      this.#window.decided();
      return result;
    });
  }

  /** The battle as the record has it now. Throws an Error with the fault of the record. */
  get now(): OpenMatch {
    return this.#matches.of(this.#combat());
  }

  /** Carries out the opening order of a battle, if there is one. */
  async open(): Promise<void> {
    await this.#pledging.ready();
    const { rules, match } = this.now;
    const order = rules.opening(match.save.state);
    if (order) await this.#byItself({ order });
  }

  async #byItself(request: RequestMessage['request']): Promise<void> {
    const { revision } = this.now.match.save;
    await this.decide({ id: foundry.utils.randomID(), revision, request }, { seats: [], gameMaster: true });
  }

  /** Updates tokens and actors from the position; in a paused battle, only the given pieces. */
  project(only?: readonly PieceId[]): Promise<void> {
    return this.#queue.do(() => this.#catchUp().then(() => this.#project(only)));
  }

  /**
   * Continues a battle whose record can't be read any more: from its public view, with as many cards drawn again as
   * were hidden. Rejects with an Error if it can be read.
   */
  dealAgain(): Promise<void> {
    return this.#queue.do(async () => {
      await dealAgain(this.#combat(), this.#store);
      await this.#project();
    });
  }

  /** Archives a battle that has been deleted, and deletes its pieces, after all pending work. */
  retire(combat: BattleCombat): Promise<number> {
    // Without an archive nothing more may be deleted.
    return this.#queue.do(async () => {
      await archiveBattle(combat, participantsOf(combat).values());
      return clearAway(combat);
    });
  }

  async #decide(request: RequestMessage, authority: Authority): Promise<Decided> {
    const { rules, match, lesson } = this.now;
    const before = match.save;
    await this.#catchUp();
    const { result, report } = await match.submit(request, authority);
    // A stale client may have been shown something else than the battle journal holds.
    const isStale = !result.ok && result.refusal.reason === 'stale';
    if (!report) return { result, show: isStale ? () => this.#project() : NOTHING_TO_SHOW };
    const show = () => this.#show(rules, before, match.save, report);
    if (!lesson) return { result, show };
    const isLetGoOn = 'goOn' in request.request ? lessonGoesOn : lessonAnswers;
    // The next move of the lesson's other side waits until this has been shown.
    return {
      result,
      show: async () => {
        await show();
        if (isLetGoOn(lesson, match.save))
          void this.#byItself({ goOn: true }).catch((error: unknown) => console.error(error));
      },
    };
  }

  /** The dice of a battle in progress, if they are provable. */
  #openDice(): ProvableDice | undefined {
    const combat = this.#store.combat(this.#id);
    if (!combat || combat.system.dice === 'null') return undefined;
    const { dice, state } = this.#matches.of(combat).match.save;
    return state.winner === null ? dice : undefined;
  }

  #noteDice(change: Parameters<Match['noteDice']>[0]): Promise<void> {
    return this.#queue.do(() => this.now.match.noteDice(change));
  }

  /** Writes the save to the battle journal; everything else follows from it. */
  async #keep(opened: OpenMatch, save: Save): Promise<void> {
    const view = viewOf(opened.rules, save);
    const combat = this.#combat();
    if (!this.#window.isHere) throw new NotDecided('another-game-master');
    if (combat.system.revision !== save.revision - 1) throw new NotDecided('stale');
    // The battle may have been paused while the dice were rolling.
    const entry = save.record.at(-1);
    if (combat.system.paused && !(entry && 'corrected' in entry)) throw new NotDecided('battle-is-paused');
    const journal = game.journal.get(combat.system.journal);
    if (!journal) throw new NotDecided('no-battle-journal');
    // Another client's write while the dice were rolling has happened, and must not be overwritten.
    if (sealIn(combat.system.journal) !== opened.seal) throw new NotDecided('stale');
    await writeOn(journal, opened, { save, view, seats: combat.system.seats });
    // The order has happened: other writes that fail now are tried again when it is shown, and reported then.
    const isSame = save.state.winner !== null && opened.match.save.record === save.record;
    const story = isSame ? storyMoved(combat, save.revision) : {};
    await this.#publish(combat, view, story).catch((error: unknown) => console.error(error));
  }

  /** Publishes the public view of the battle, if it has changed. */
  async #publish(combat: BattleCombat, view: BattleView, story: object = {}): Promise<void> {
    const system = { ...unshownOf(combat.system, publicView(view)), ...story };
    if (Object.keys(system).length === 0) return;
    const kept = await combat.update({ system }, ownWrite());
    if (!kept) throw new NotDecided('not-carried-out');
  }

  async #show(rules: Ruleset, before: Save, after: Save, report: Report): Promise<void> {
    const cardReport = freshReport(this.#id, rules, [before, after], report);
    // The card must neither wait for the tokens nor fail with them: both can be made again.
    const write = isTold(rules, after, report) ? this.#ports.writeCard(cardReport) : Promise.resolve();
    const [card] = await Promise.allSettled([
      write.then(() => noteReported(this.#combat().system.journal, after.reported)),
      this.#project(correctedIn(report)),
    ]);
    if (card.status === 'rejected') throw card.reason;
  }

  async #catchUp(): Promise<void> {
    const combat = this.#store.combat(this.#id);
    if (combat && this.#window.isHere) await catchUp(combat, () => this.#matches.of(combat), this.#ports);
  }

  async #project(only?: readonly PieceId[]): Promise<void> {
    const combat = this.#store.combat(this.#id);
    if (!combat || !this.#window.isHere || isLockedAndTold(combat)) return;
    try {
      await this.#writeAll(combat, only);
    } catch (error) {
      // Another client has written, and shows its own save; or the battle has been deleted meanwhile.
      if (this.#isOver(error)) return;
      console.error(error);
      if (error instanceof Unwritten) tellUnwritten(error, combat.scene?.name ?? '');
      else ui.notifications.error(localize('PDC.windows.session.unreadable', { fault: errorText(error) }));
    }
  }

  /** Restores everything that follows from the record but differs from it or is missing. */
  async #writeAll(combat: BattleCombat, only: readonly PieceId[] | undefined): Promise<void> {
    const opened = this.#matches.of(combat);
    const { rules, match } = opened;
    const { save } = match;
    const view = viewOf(rules, save);
    const { paused } = combat.system;
    const parts: Part[] = [
      { documents: 'papers', write: () => restoreJournal(combat, opened, view) },
      { documents: 'board', write: () => this.#publish(combat, view) },
    ];
    // The GM may change the rest of a paused battle until it is resumed.
    if (!paused || only !== undefined) {
      const write = () => projectBattle(combat, view, paused ? only : undefined);
      parts.push({ documents: 'tokens', write });
    }
    await writeEach(parts, (error) => this.#isOver(error));
    void writeStory(combat, rules, save);
    void checkOnce(opened, combat.scene?.name ?? opened.about.title);
    // Another GM may have set up the battle, or its opening may have been undone.
    this.#openOnce(rules, save, combat);
  }

  /** Tries once for every position, so that an opening that fails is not repeated endlessly. */
  #openOnce(rules: Ruleset, { state, revision }: Save, { system }: BattleCombat): void {
    if (!rules.opening(state) || system.paused || this.#openedAt === revision) return;
    this.#openedAt = revision;
    void this.open().catch((error: unknown) => console.error(error));
  }

  /** True if this client has nothing left to write. */
  #isOver(error: unknown): boolean {
    return error instanceof NotDecided || !this.#store.combat(this.#id);
  }

  #combat(): BattleCombat {
    const combat = this.#store.combat(this.#id);
    if (!combat) throw new NotDecided('no-such-battle');
    return combat;
  }
}
