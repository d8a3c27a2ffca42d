import type { Order, Ruleset } from '../../core';
import { type BattleView, readSave, type SaveRead, viewOf } from '../../match';
import { type BattleCombat, isBattle, parsedFrom, say, type UserBattle } from '../documents';
import { seatsOf } from './seats';

interface Page {
  readonly state: string;
  readonly open: string;
  readonly revision: number;
  readonly view: LatestView | undefined;
}

type LatestView = BattleView & { readonly last?: Order };

/** Reads the battles of this world for the user of this client, each once per change. */
export class BattleBook {
  readonly #rulesets: ReadonlyMap<string, Ruleset>;
  readonly #pages = new Map<string, Page>();

  constructor(rulesets: readonly Ruleset[]) {
    this.#rulesets = new Map(rulesets.map((rules) => [rules.id, rules]));
  }

  /** The document of a battle. */
  combat(id: string): BattleCombat | undefined {
    const combat = game.combats.get(id);
    return isBattle(combat) ? combat : undefined;
  }

  /** The battle as the user sees it; undefined if there is none, or if it can't be read. */
  find(id: string): UserBattle | undefined {
    const combat = this.combat(id);
    const view = combat && this.#viewOf(id, combat);
    if (!combat || !view) return undefined;
    const { id: userId, isGM } = game.user;
    const seats = seatsOf(
      combat.system.seats,
      { id: userId, isGM },
      (user) => game.users.get(user) !== undefined,
    );
    return { ...view, id, seats };
  }

  /** The battle on the scene that this client views. */
  get current(): UserBattle | undefined {
    const scene = game.scenes.viewed;
    if (!scene) return undefined;
    const here = game.combats.contents.filter((combat) => isBattle(combat) && combat.scene?.id === scene.id);
    const combat = here.find(({ active }) => active) ?? here.at(-1);
    return combat?.id ? this.find(combat.id) : undefined;
  }

  /** The rules and the save of a battle. Throws an Error that says what is wrong with it. */
  read({ system }: BattleCombat): SaveRead & { readonly rules: Ruleset } {
    const rules = this.#rulesets.get(system.ruleset);
    if (!rules) throw new Error(say('PDC.session.noRuleset', { ruleset: system.ruleset }));
    return { rules, ...readSave(rules, parsedFrom(system)) };
  }

  #viewOf(id: string, combat: BattleCombat): LatestView | undefined {
    const { state, open, revision } = combat.system;
    const known = this.#pages.get(id);
    if (known && known.revision === revision && known.state === state && known.open === open)
      return known.view;
    const view = this.#tryToRead(combat);
    this.#pages.set(id, { state, open, revision, view });
    return view;
  }

  #tryToRead(combat: BattleCombat): LatestView | undefined {
    try {
      const { rules, save, notice } = this.read(combat);
      if (notice) ui.notifications.warn(say(`PDC.session.${notice}`));
      const entry = save.record.at(-1);
      return { ...viewOf(rules, save), ...(entry && 'order' in entry && { last: entry.order }) };
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      console.error(error);
      ui.notifications.error(say('PDC.session.unreadable', { fault }), { permanent: true });
      return undefined;
    }
  }
}
