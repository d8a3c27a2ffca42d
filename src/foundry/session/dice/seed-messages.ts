import { errorText, SIDES, type Side } from '../../../core';
import {
  type DiceWord,
  isCopied,
  lastPledge,
  type Pledge,
  type ProvableDice,
  promiseOf,
} from '../../../match';
import { type BattleCombat, freshSeed, HASHES, isBattle, isOverIn } from '../../documents';
import { askDecider } from '../../documents/ask-decider';
import type { Host } from '../host/host';
import { diceIn, isRolledBy, openedSeed, sealedIn } from './opened-seeds';
import type { SeedKeeper } from './seed-keeper';

/** The time to wait for the host, in milliseconds. */
const DEADLINE = 20_000;

/** A sealed pledge with the word that opens it. */
interface Opening {
  readonly pledge: Pledge;
  readonly isCopy: boolean;
  readonly word: DiceWord;
}

/**
 * Sends this client's messages about the dice of battles without asking the user: promises and seeds of the sides that
 * the user commands, and for a GM the pledged seeds, once a battle is over.
 */
export class SeedMessages {
  readonly #host: Host;
  readonly #seeds: SeedKeeper;
  /** Messages that this client has sent, which are not repeated if they are not accepted. */
  readonly #said = new Set<string>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(host: Host, seeds: SeedKeeper) {
    this.#host = host;
    this.#seeds = seeds;
  }

  /** Watches every new or changed battle. */
  watch(): void {
    const tendAll = (): void => {
      for (const combat of game.combats.contents) this.#tend(combat);
    };
    Hooks.once('ready', tendAll);
    // Copies of a battle may wait for a change of it.
    for (const hook of ['createCombat', 'updateCombat', 'deleteCombat'] as const) Hooks.on(hook, tendAll);
    // There may have been no client to receive them before.
    Hooks.on('userConnected', () => {
      this.#said.clear();
      tendAll();
    });
  }

  /** Opens the seeds of a battle that this client knows, over or not, and wherever else rolls hang on them. */
  async open(combat: BattleCombat): Promise<void> {
    for (const { pledge, word } of this.#openings(combat)) {
      for (const { id } of sealedIn(pledge.commitment)) await this.#send(id ?? '', word);
    }
  }

  #tend(combat: Combat.Implementation): void {
    if (!isBattle(combat) || combat.system.dice === 'null') return;
    this.#queue = this.#queue
      .then(() => this.#sayDue(combat))
      .catch((error: unknown) => console.warn(errorText(error)));
  }

  async #sayDue(combat: BattleCombat): Promise<void> {
    const battle = combat.id ?? '';
    if (game.combats.get(battle) !== combat || combat.system.paused) return;
    const words = game.user.isGM ? this.#dueOfGameMaster(combat) : await this.#dueOfPlayer(combat);
    for (const word of words) {
      const text = `${battle} ${JSON.stringify(word)}`;
      if (this.#said.has(text)) continue;
      this.#said.add(text);
      await this.#send(battle, word);
    }
  }

  /** Seeds of a battle that is over, and of a copy those that nothing in another battle hangs on any more. */
  #dueOfGameMaster(combat: BattleCombat): readonly DiceWord[] {
    const isOver = isOverIn(combat.system);
    return this.#openings(combat).flatMap(({ pledge, isCopy, word }) =>
      (isCopy ? !isRolledBy(pledge.commitment) : isOver) ? [word] : [],
    );
  }

  /** The sealed pledges of a battle whose seeds this client knows, with the words that open them. */
  #openings(combat: BattleCombat): readonly Opening[] {
    const dice = diceIn(combat);
    const sealed = dice?.pledges.filter(({ seed }) => seed === undefined) ?? [];
    return sealed.flatMap((pledge): readonly Opening[] => {
      const { commitment } = pledge;
      // A copy has pledges that were made for another battle.
      const own = this.#seeds.all().find(({ digest }) => digest === commitment);
      const seed = own?.seed ?? openedSeed(commitment);
      const isCopy = dice !== undefined && isCopied(dice, pledge);
      return seed === undefined ? [] : [{ pledge, isCopy, word: { kind: 'reveal', seed } }];
    });
  }

  async #dueOfPlayer(combat: BattleCombat): Promise<readonly DiceWord[]> {
    const dice = diceIn(combat);
    if (!dice || isOverIn(combat.system)) return [];
    const words: DiceWord[] = [];
    for (const side of SIDES.filter((each) => combat.system.seats[each] === game.user.id)) {
      words.push(...(await this.#seedDue(combat.id ?? '', dice, side)));
      words.push(...(await this.#promiseDue(combat.id ?? '', dice, side)));
    }
    return words;
  }

  /** The seed that was promised for the last pledge, now that the pledge is made. */
  async #seedDue(battle: string, dice: ProvableDice, side: Side): Promise<readonly DiceWord[]> {
    const last = lastPledge(dice);
    const promise = last?.promises[side];
    if (!last || promise === undefined || last.seeds[side] !== undefined) return [];
    const own = this.#seeds.find(battle, promise);
    // A seed is given for one pledge only.
    if (!own || (own.given ?? last.commitment) !== last.commitment) return [];
    await this.#seeds.keep(battle, promise, { ...own, given: last.commitment });
    return [{ kind: 'seed', side, seed: own.seed }];
  }

  /** A promise for the next pledge, unless it is already given. */
  async #promiseDue(battle: string, dice: ProvableDice, side: Side): Promise<readonly DiceWord[]> {
    const promise = dice.promises[side];
    const mark = `${battle} ${side} ${dice.pledges.length}`;
    if (promise !== undefined && this.#seeds.find(battle, promise)) return [];
    // Another browser of this user may give a promise as well: the last one counts, and each sends its own once.
    if (this.#said.has(mark)) return [];
    this.#said.add(mark);
    const seed = freshSeed();
    const digest = promiseOf(HASHES, dice.name, side, seed);
    await this.#seeds.keep(battle, digest, { seed });
    return [{ kind: 'promise', side, digest }];
  }

  async #send(battle: string, word: DiceWord): Promise<void> {
    if (!game.users.activeGM) return;
    const here = (asked: unknown, user: string) => this.#host.answerWord(asked, user);
    const result = await askDecider('dice', { battle, word }, here, { deadline: DEADLINE });
    if (!result.ok) console.warn(result.refusal.reason);
  }
}
