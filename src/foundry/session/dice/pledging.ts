import { SIDES, type Side } from '../../../core';
import { commitmentOf, isCopied, lastPledge, type ProvableDice, pledged } from '../../../match';
import { type BattleCombat, freshSeed, HASHES } from '../../documents';
import { localize } from '../../texts';
import { markOf } from './dice-verdict';
import { openedSeed } from './opened-seeds';
import type { SeedKeeper } from './seed-keeper';

/** The parts of the battle that pledging needs. */
export interface PledgedBattle {
  readonly id: string;
  combat(): BattleCombat | undefined;
  /** Its dice as stored; undefined for plain dice, or once the battle is over. */
  dice(): ProvableDice | undefined;
  note(change: (dice: ProvableDice, rolled: number) => ProvableDice): Promise<void>;
}

/** The time to wait for the players' clients, in milliseconds. They answer automatically. */
const PATIENCE = 6000;

/** Makes sure on the host that a seed is pledged for the next roll of a battle. */
export class Pledging {
  readonly #battle: PledgedBattle;
  readonly #seeds: SeedKeeper;
  readonly #patience: number;
  readonly #waiting = new Set<() => void>();
  #underWay: Promise<void> | undefined;

  constructor(battle: PledgedBattle, seeds: SeedKeeper, patience = PATIENCE) {
    this.#battle = battle;
    this.#seeds = seeds;
    this.#patience = patience;
  }

  /** The seed of a pledge, if this client has made it. */
  seedOf(commitment: string): string | undefined {
    return this.#seeds.find(this.#battle.id, commitment)?.seed;
  }

  /** Reports that a message about the dice has arrived. */
  heard(): void {
    for (const look of this.#waiting) look();
  }

  /** Pledges a seed unless this client knows the seed of a valid pledge; undefined if there is nothing to wait for. */
  ready(): Promise<void> | undefined {
    const known = this.#battle.dice();
    if (!this.#underWay && (!known || this.#isPledged(known))) return undefined;
    this.#underWay ??= this.#pledge().finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  #isPledged(dice: ProvableDice): boolean {
    const last = lastPledge(dice);
    if (!last || last.seed !== undefined || this.seedOf(last.commitment) === undefined) return false;
    // A copy of the battle, or the battle itself under another id, may have shown the seed.
    if (openedSeed(last.commitment) !== undefined) return false;
    // A player who has come since has promised a seed for the next pledge.
    return !this.#players().some(
      (side) => dice.promises[side] !== undefined && last.promises[side] === undefined,
    );
  }

  async #pledge(): Promise<void> {
    // No player gives a seed before all are bound by their promises.
    await this.#until(({ promises }) => this.#players().every((side) => promises[side] !== undefined));
    const dice = this.#battle.dice();
    if (!dice) return;
    const seed = freshSeed();
    const commitment = commitmentOf(HASHES, dice.name, seed);
    // A pledge is useless without its seed: the seed is stored first.
    await this.#seeds.keep(this.#battle.id, commitment, { seed });
    await this.#battle.note((now, rolled) => pledged(now, commitment, rolled + 1));
    await this.#until(({ pledges }) => {
      const { promises = {}, seeds = {} } = pledges.at(-1) ?? {};
      return this.#players().every((side) => promises[side] === undefined || seeds[side] !== undefined);
    });
    await this.#tell();
  }

  /** The sides whose players are connected and can give a seed. A GM adds none: any GM may be the host. */
  #players(): readonly Side[] {
    const seats = this.#battle.combat()?.system.seats;
    return SIDES.filter((side) => {
      const user = game.users.get(seats?.[side] ?? '');
      return user?.active === true && !user.isGM;
    });
  }

  /** Waits until the dice meet a condition, but not for ever: a player who has left must not stop the others. */
  async #until(isSo: (dice: ProvableDice) => boolean): Promise<void> {
    const holds = (): boolean => {
      const known = this.#battle.dice();
      return !known || isSo(known);
    };
    if (holds()) return;
    await new Promise<void>((resolve) => {
      const settle = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve();
      };
      const look = (): void => {
        if (holds()) settle();
      };
      const timer = setTimeout(settle, this.#patience);
      this.#waiting.add(look);
    });
  }

  /** Announces the current pledge to all users. */
  async #tell(): Promise<void> {
    const dice = this.#battle.dice();
    const combat = this.#battle.combat();
    const last = dice && lastPledge(dice);
    if (!dice || !last || !combat) return;
    const sides = SIDES.filter((side) => last.seeds[side] !== undefined);
    const names = sides.map((side) => game.users.get(combat.system.seats[side])?.name ?? '');
    const words = {
      title: foundry.utils.escapeHTML(combat.scene?.name ?? ''),
      from: String(last.from),
      mark: markOf(last),
      names: foundry.utils.escapeHTML(names.join(', ')),
    };
    const own = dice.pledges.filter((pledge) => !isCopied(dice, pledge));
    const key = own.length > 1 ? 'again' : 'first';
    const seeds = localize(`PDC.windows.provable.told.${names.length > 0 ? 'seeds' : 'noSeeds'}`, words);
    await ChatMessage.create({
      content: `<p>${localize(`PDC.windows.provable.told.${key}`, words)} ${seeds}</p>`,
    });
  }
}
