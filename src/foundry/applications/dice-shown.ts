import type { DiceOffice, DiceVerdict, UserBattle } from '../battle';

/** What a window shows of the dice of its battle. */
export interface DiceContext {
  readonly text: string;
  /** A game master may open them before the end. */
  readonly canOpen: boolean;
  /** What the last check has come to; null while nobody has asked. */
  readonly found: (DiceVerdict & { readonly icon: string }) | null;
}

const ICONS: Readonly<Record<DiceVerdict['verdict'], string>> = {
  right: 'fa-circle-check',
  sealed: 'fa-lock',
  wrong: 'fa-triangle-exclamation',
  plain: 'fa-dice',
};

/** The dice of a battle and their last check, as a window shows them. */
export class DiceShown {
  readonly #office: DiceOffice;
  #found: { readonly battle: string; readonly revision: number; readonly verdict: DiceVerdict } | undefined;

  constructor(office: DiceOffice) {
    this.#office = office;
  }

  /** What there is to be shown; null where dice are plain. */
  context(battle: UserBattle): DiceContext | null {
    const state = this.#office.state(battle.id);
    if (!state) return null;
    const found = this.#found;
    // What has happened since is not checked.
    const isOfNow = found?.battle === battle.id && found.revision === battle.revision;
    return {
      text: state.text,
      canOpen: game.user.isGM && state.isSealed,
      found: isOfNow ? { ...found.verdict, icon: ICONS[found.verdict.verdict] } : null,
    };
  }

  /** Works every roll of a battle out again. */
  async check({ id, revision }: UserBattle): Promise<void> {
    this.#found = { battle: id, revision, verdict: await this.#office.check(id) };
  }

  /** Shows everybody what the dice of a battle hang on. */
  open(battle: string): Promise<void> {
    return this.#office.open(battle);
  }
}
