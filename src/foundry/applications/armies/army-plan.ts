import { SIDES, type Side } from '../../../core';
import { MODULE_ID, type ModuleApi } from '../../documents';
import { players } from '../../documents/document-types';
import { WAYS_TO_PLAY } from '../../documents/way-to-play';
import { localize, TEXTS, textsOf } from '../../texts';
import { ModuleWindow } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { type ArmyGame, plannedScenario } from './army-game';
import {
  type ArmyPlan,
  freshPlan,
  type OfferedArmy,
  withBattleSize,
  withSideArmy,
  withWay,
} from './army-plan-choices';
import { armyPlanContext, battlePlan } from './army-plan-draft';
import { listedArmies } from './saved-armies';

/** The dependencies of the dialog, besides the game. */
export interface PlanDependencies {
  readonly api: ModuleApi;
  openBuilder(): void;
}

/** The GM's dialog for a custom battle: size, situation, armies, commanders. */
export class ArmyPlanDialog extends ModuleWindow {
  static override DEFAULT_OPTIONS = optionsOf<ArmyPlanDialog>('battle-plan', {
    begin: (window) => window.begin(),
    build: (window) => window.build(),
  });

  static override PARTS = partsOf('battle-plan');

  readonly #games: readonly ArmyGame[];
  #game: ArmyGame;
  readonly #dependencies: PlanDependencies;
  #plan: ArmyPlan;

  constructor(games: readonly ArmyGame[], first: ArmyGame, dependencies: PlanDependencies) {
    super({});
    this.#games = games;
    this.#game = first;
    this.#dependencies = dependencies;
    this.#plan = freshPlan(first, players());
  }

  get #data() {
    return {
      game: this.#game,
      games: this.#games,
      plan: this.#plan,
      offered: this.#offered,
      users: players(),
      isBusy: this.isBusy,
    };
  }

  /** The armies that all users have saved, GMs included. */
  get #offered(): readonly OfferedArmy[] {
    return game.users.contents.flatMap((user) =>
      listedArmies(user.getFlag(MODULE_ID, 'armies'), this.#game).flatMap(({ army }) =>
        army ? [{ userId: user.id, user: user.name, army }] : [],
      ),
    );
  }

  protected override context(): object {
    const data = this.#data;
    return armyPlanContext(data, textsOf(data.game.rules.id, TEXTS).localize);
  }

  protected override onSelect({ name, value }: HTMLSelectElement): void {
    if (name === 'game') this.#turnTo(value);
    else this.#plan = this.#chosen(name, value);
    void this.render();
  }

  /** Switches the plan to another game; the commanders stay. */
  #turnTo(id: string): void {
    const found = this.#games.find(({ rules }) => rules.id === id);
    if (!found) return;
    this.#game = found;
    const { way, seats } = this.#plan;
    this.#plan = { ...freshPlan(found, []), way, seats };
  }

  protected override onInput({ name, value }: HTMLInputElement): void {
    const way = WAYS_TO_PLAY.find((each) => each === value);
    if (name !== 'way' || !way) return;
    this.#plan = withWay(this.#plan, way, players());
    void this.render();
  }

  #chosen(name: string, value: string): ArmyPlan {
    const plan = this.#plan;
    if (name === 'size') return withBattleSize(this.#game, plan, value);
    if (name === 'points') return { ...plan, points: Number(value) };
    if (name === 'situation') return { ...plan, attacker: sideNamed(value) ?? null };
    if (name === 'rating') {
      return { ...plan, rating: value === 'size' || value === 'rolled' ? value : Number(value) };
    }
    const [what, word = ''] = name.split('-');
    const side = sideNamed(word);
    if (!side) return plan;
    if (what === 'army') return withSideArmy(this.#game, plan, side, value);
    if (what === 'nation') return { ...plan, nations: { ...plan.nations, [side]: value } };
    if (what === 'seat') return { ...plan, seats: { ...plan.seats, [side]: value } };
    return plan;
  }

  /** Sets up the battle, only once even if the button is pressed repeatedly; faults are shown. */
  async begin(): Promise<void> {
    const plan = battlePlan(this.#data, localize);
    if (!plan) return;
    await this.doOnce(async () => {
      await this.#dependencies.api.deployScenario(plannedScenario(this.#game, plan), this.#plan.seats);
      await this.close();
    });
  }

  /** Opens the army builder beside the dialog. */
  build(): void {
    this.#dependencies.openBuilder();
  }
}

const sideNamed = (word: string): Side | undefined => SIDES.find((side) => side === word);
