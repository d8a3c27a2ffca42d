import type { DiceChecks, DiceVerdict, UserBattle } from '../battle';

/** The dice data that a window shows of its battle. */
export interface DiceContext {
  readonly text: string;
  /** True if the GM may reveal the dice before the end. */
  readonly canOpen: boolean;
  /** The result of the last check; null if there was none. */
  readonly found: (DiceVerdict & { readonly icon: string }) | null;
}

const ICONS: Readonly<Record<DiceVerdict['verdict'], string>> = {
  right: 'fa-circle-check',
  sealed: 'fa-lock',
  unproved: 'fa-circle-question',
  wrong: 'fa-triangle-exclamation',
  plain: 'fa-dice',
};

/** The dice of a battle and their last check, as shown in a window. */
export class DiceShown {
  readonly #diceChecks: DiceChecks;
  #found: { readonly battle: string; readonly revision: number; readonly verdict: DiceVerdict } | undefined;

  constructor(diceChecks: DiceChecks) {
    this.#diceChecks = diceChecks;
  }

  /** The data to show; null if the battle uses ordinary dice. */
  context(battle: UserBattle): DiceContext | null {
    const state = this.#diceChecks.state(battle.id);
    if (!state) return null;
    const found = this.#found;
    // A check does not cover anything that happened after it.
    const isOfNow = found?.battle === battle.id && found.revision === battle.revision;
    return {
      text: state.text,
      canOpen: game.user.isGM && state.isSealed,
      found: isOfNow ? { ...found.verdict, icon: ICONS[found.verdict.verdict] } : null,
    };
  }

  /** Recalculates every roll of a battle. */
  async check({ id, revision }: UserBattle): Promise<void> {
    this.#found = { battle: id, revision, verdict: await this.#diceChecks.check(id) };
  }

  /** Reveals the seed of a battle's dice to everyone. */
  open(battle: string): Promise<void> {
    return this.#diceChecks.open(battle);
  }
}
