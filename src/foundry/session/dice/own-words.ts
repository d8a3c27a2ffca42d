import { errorText, SIDES, type Side } from '../../../core';
import { type DiceWord, type ProvableDice, promiseOf, type Result, readDice } from '../../../match';
import { type BattleCombat, freshSeed, HASHES, isBattle, isOverIn } from '../../documents';
import { askOf } from '../../documents/vouched-request';
import type { Host } from '../host/host';
import { parsedOrNull } from '../papers/battle-hands';
import type { SeedKeeper } from './seed-keeper';

/** The time to wait for the host, in milliseconds. */
const DEADLINE = 20_000;

/** The public data on the dice of a battle; undefined if they are plain dice, or can't be read. */
export function diceIn({ system }: BattleCombat): ProvableDice | undefined {
  const kept = parsedOrNull(system.dice);
  if (kept === null) return undefined;
  const faults: string[] = [];
  const dice = readDice(kept, 'dice', { add: (place, fault) => faults.push(`${place}: ${fault}`) });
  if (faults.length === 0) return dice;
  console.warn(...faults);
  return undefined;
}

/**
 * Sends this client's messages about the dice of battles without asking the user: promises and seeds of the sides that
 * the user commands, and for a GM the pledged seeds, once a battle is over.
 */
export class OwnWords {
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
    Hooks.on('createCombat', (combat) => this.#tend(combat));
    Hooks.on('updateCombat', (combat) => this.#tend(combat));
    // There may have been no client to receive them before.
    Hooks.on('userConnected', () => {
      this.#said.clear();
      tendAll();
    });
  }

  /** Sends the seeds that this client has pledged in a battle, even if it is not over. */
  async open(combat: BattleCombat): Promise<void> {
    for (const word of this.#openings(combat)) await this.#send(combat.id ?? '', word);
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

  #dueOfGameMaster(combat: BattleCombat): readonly DiceWord[] {
    return isOverIn(combat.system) ? this.#openings(combat) : [];
  }

  #openings(combat: BattleCombat): readonly DiceWord[] {
    const sealed = diceIn(combat)?.pledges.filter(({ seed }) => seed === undefined) ?? [];
    return sealed.flatMap(({ commitment }): readonly DiceWord[] => {
      const own = this.#seeds.find(combat.id ?? '', commitment);
      return own ? [{ kind: 'reveal', seed: own.seed }] : [];
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
  async #seedDue(battle: string, { pledges }: ProvableDice, side: Side): Promise<readonly DiceWord[]> {
    const last = pledges.at(-1);
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
    const gameMaster = game.users.activeGM;
    if (!gameMaster) return;
    const envelope = { battle, word };
    const result: Result = gameMaster.isSelf
      ? await this.#host.answerWord(envelope, game.user.id)
      : await askOf(gameMaster, 'dice', envelope, { deadline: DEADLINE });
    if (!result.ok) console.warn(result.refusal.reason);
  }
}
