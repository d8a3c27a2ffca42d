import { type Refusal, SIDES, type Side } from '../../../core';
import { because, type Result } from '../../../match';
import { unattendedSide } from '../../battle/stand-in';
import { type BattleCombat, isBattle, isOverIn, officersIn, ownWrite } from '../../documents';
import { unansweredBecause } from '../../documents/permissions';
import { standInLevel, standInWay } from '../../documents/stand-in-settings';
import { askOf } from '../../documents/vouched-request';
import { localize, localizeRefusal } from '../../texts';
import type { BattleStore } from '../battle-store';
import { type Host, refused } from '../host/host';
import { standInsOf } from '../seats';

/** The time that a battle waits for a player who is away before an officer stands in by itself, in milliseconds. */
const WAITS = 120_000;

/** The time that a player's client waits for the host, in milliseconds. */
const DEADLINE = 20_000;

/** A battle that waits for a side whose commander is away. */
interface Wait {
  readonly side: Side;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Lets officers stand in for players who are away. The battle document alone says so: a side that has both a player
 * and an officer is led by the officer until it is given back.
 */
export class StandIns {
  readonly #store: BattleStore;
  readonly #host: Host;
  readonly #waits = new Map<string, Wait>();
  /** The sides whose commander has been away since an officer stood in: none begins again by itself. */
  readonly #had = new Set<string>();

  constructor(store: BattleStore, host: Host) {
    this.#store = store;
    this.#host = host;
  }

  /** Begins to wait where a battle waits for a player who is away, and stops where it does no more. */
  look(): void {
    const there = new Set(game.combats.contents.map(({ id }) => id));
    for (const id of this.#waits.keys()) if (!there.has(id)) this.#stop(id);
    for (const combat of game.combats.contents)
      if (isBattle(combat) && combat.id) this.#lookAt(combat.id, combat);
  }

  #lookAt(id: string, { system }: BattleCombat): void {
    for (const side of SIDES) {
      const key = `${id} ${side}`;
      if (standInsOf(system)[side]) this.#had.add(key);
      else if (game.users.get(system.seats[side])?.active) this.#had.delete(key);
    }
    const side = this.#dueIn(id);
    if (this.#waits.get(id)?.side === side) return;
    this.#stop(id);
    if (side) this.#waits.set(id, { side, timer: setTimeout(() => this.#beginByItself(id, side), WAITS) });
  }

  #stop(id: string): void {
    clearTimeout(this.#waits.get(id)?.timer);
    this.#waits.delete(id);
  }

  /** The side that an officer is to lead by itself if its commander stays away. */
  #dueIn(id: string): Side | undefined {
    if (standInWay() !== 'automatic' || game.paused || !this.#host.standOf(id)) return undefined;
    const battle = this.#store.find(id);
    const side = battle && unattendedSide(battle);
    return side && !this.#had.has(`${id} ${side}`) ? side : undefined;
  }

  #beginByItself(id: string, side: Side): void {
    this.#waits.delete(id);
    const combat = this.#store.combat(id);
    if (combat && this.#dueIn(id) === side) void this.begin(combat, side).catch(console.error);
  }

  /** Lets an officer lead a side whose commander is away. Throws an Error that says why not; for GMs. */
  async begin(combat: BattleCombat, side: Side): Promise<void> {
    const { seats, lesson } = combat.system;
    const user = game.users.get(seats[side]);
    const isLed = officersIn(combat.system)[side] !== undefined;
    const isFree = user && !isLed && lesson === '' && !isOverIn(combat.system);
    if (!isFree || standInWay() === 'off') throw new Error(localize('PDC.windows.standIn.notHere'));
    if (user.active) throw new Error(localize('PDC.windows.standIn.isBack', { commander: user.name }));
    await combat.update({ system: { officers: { [side]: standInLevel() } } }, ownWrite());
  }

  /** Gives a side back to its commander; for GMs. */
  async end(combat: BattleCombat, side: Side): Promise<void> {
    if (standInsOf(combat.system)[side])
      await combat.update({ system: { officers: { [side]: '' } } }, ownWrite());
  }

  /**
   * Gives back the sides of a user, whose name is verified, on the client that decides: never those of another. Never
   * rejects.
   */
  async answer(envelope: unknown, asking: string): Promise<Result> {
    if (!game.user.isActiveGM) return refused('another-game-master');
    if (!(await this.#host.decides())) return refused('another-window');
    const { battle }: { readonly battle?: unknown } = Object(envelope);
    const combat = this.#store.combat(String(battle));
    if (!combat) return refused('no-such-battle');
    const sides = SIDES.filter((side) => standInsOf(combat.system)[side]?.user === asking);
    if (sides.length === 0) return refused('no-stand-in');
    try {
      for (const side of sides) await this.end(combat, side);
      return { ok: true, revision: combat.system.revision };
    } catch (error) {
      console.error(error);
      return refused('not-carried-out');
    }
  }

  /** Takes back the sides of this client's user; a refusal is shown and returned. */
  async takeCommand(battle: string): Promise<Refusal | undefined> {
    const refusal = await this.#ask(battle);
    if (refusal) ui.notifications.warn(localizeRefusal(refusal));
    return refusal;
  }

  async #ask(battle: string): Promise<Refusal | undefined> {
    const gameMaster = game.users.activeGM;
    if (!gameMaster) return because('no-answer');
    try {
      const result = gameMaster.isSelf
        ? await this.answer({ battle }, game.user.id)
        : await askOf(gameMaster, 'takeCommand', { battle }, { deadline: DEADLINE });
      return result.ok ? undefined : result.refusal;
    } catch (error) {
      console.warn(error);
      return unansweredBecause(error);
    }
  }
}
