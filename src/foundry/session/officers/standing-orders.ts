import { type Refusal, type Ruleset, SIDES, type Side, UnusableData } from '../../../core';
import {
  type Result,
  readStandingOrders,
  type StandingOrders,
  standingChoice,
  stillStanding,
} from '../../../match';
import type { StandingOrdersPort } from '../../battle/standing-orders';
import { type BattleCombat, MODULE_ID, officersIn } from '../../documents';
import { askDecider } from '../../documents/ask-decider';
import { Listeners } from '../../documents/listeners';
import { localizeRefusal } from '../../texts';
import type { BattleStore } from '../battle-store';
import { type Host, refused } from '../host/host';
import { hasStandingOrders, keepStandingOrders, standingOrdersIn } from '../journal/kept-standing-orders';
import { standInsOf } from '../seats';
import type { Duty } from './duty';

/** The time that a player's client waits for the host, in milliseconds. */
const DEADLINE = 20_000;

type Answering = Extract<Duty, { readonly kind: 'answer' }>;

/** The answers that players have left standing: given by their windows, and kept and read by the one that decides. */
export class StandingAnswers implements StandingOrdersPort {
  readonly #store: BattleStore;
  readonly #host: Host;
  readonly #listeners = new Listeners();

  constructor(store: BattleStore, host: Host) {
    this.#store = store;
    this.#host = host;
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Follows the pages on which they are kept. */
  watch(): void {
    Hooks.on('updateJournalEntryPage', (_, changes) => {
      if (changes.flags?.[MODULE_ID]?.standing !== undefined) this.#listeners.tell();
    });
  }

  of(battle: string, side: Side): StandingOrders {
    const combat = this.#store.combat(battle);
    const found = this.#store.find(battle);
    if (!combat || !found || !isCommander(combat, side, game.user.id)) return {};
    const kept = standingOrdersIn(journalOf(combat), found.rules, side, combat.system.seats[side]);
    return stillStanding(found.rules, found.state, kept);
  }

  async give(battle: string, side: Side, orders: StandingOrders): Promise<Refusal | undefined> {
    const content = { battle, side, orders };
    const here = (asked: unknown, user: string) => this.answer(asked, user);
    const result = await askDecider('standing', content, here, { deadline: DEADLINE });
    if (result.ok) return undefined;
    ui.notifications.warn(localizeRefusal(result.refusal));
    return result.refusal;
  }

  /** Keeps the orders of a user, whose name is verified, on the client that decides: never those of another. */
  async answer(envelope: unknown, asking: string): Promise<Result> {
    if (!game.user.isActiveGM) return refused('another-game-master');
    if (!(await this.#host.decides())) return refused('another-window');
    const { battle, side, orders }: Readonly<Partial<Record<'battle' | 'side' | 'orders', unknown>>> =
      Object(envelope);
    const combat = this.#store.combat(String(battle));
    const journal = combat && journalOf(combat);
    if (!combat || !journal) return refused('no-such-battle');
    const own = SIDES.find((each) => each === side);
    if (own === undefined || !isCommander(combat, own, asking)) return refused('not-your-side');
    if (combat.system.lesson !== '') return refused('no-standing-orders');
    try {
      const rules = this.#store.rulesOf(combat.system.ruleset);
      const read = readStandingOrders(rules, orders);
      await keepStandingOrders(journal, own, combat.system.seats[own], read);
      return { ok: true, revision: combat.system.revision };
    } catch (error) {
      if (error instanceof UnusableData) return refused('unusable-request', { fault: error.faults[0] ?? '' });
      console.error(error);
      return refused('not-carried-out');
    }
  }

  /** True if a player has left orders in a battle, so that it is worth reading. */
  areIn(combat: BattleCombat): boolean {
    return SIDES.some((side) => isLed(combat, side) && this.#has(combat, side));
  }

  /** The option by which an absent player answers a question; undefined if the player is to be asked. */
  choiceIn(combat: BattleCombat, rules: Ruleset, { side, question, state }: Answering): string | undefined {
    if (!isLed(combat, side) || !this.#has(combat, side)) return undefined;
    const orders = standingOrdersIn(journalOf(combat), rules, side, combat.system.seats[side]);
    return standingChoice(rules, state, question, orders);
  }

  #has(combat: BattleCombat, side: Side): boolean {
    return hasStandingOrders(journalOf(combat), side, combat.system.seats[side]);
  }
}

const journalOf = ({ system }: BattleCombat) => game.journal.get(system.journal);

/** True if a side has a player, or the GM: an officer's own side is left to the officer. */
const isLed = ({ system }: BattleCombat, side: Side): boolean =>
  officersIn(system)[side] === undefined || standInsOf(system)[side] !== undefined;

/** True if a user commands a side, even while an officer stands in. */
function isCommander({ system }: BattleCombat, side: Side, user: string): boolean {
  const { seats } = system;
  const isOfGameMaster = officersIn(system)[side] === undefined && game.users.get(seats[side]) === undefined;
  return seats[side] === user || (isOfGameMaster && game.users.get(user)?.isGM === true);
}
