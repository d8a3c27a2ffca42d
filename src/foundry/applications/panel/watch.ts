import { SIDES } from '../../../core';
import type { BattleControl, UserBattle } from '../../battle';
import { fasterPace, isPaceAt, slowerPace } from '../../documents/officer-settings';
import { localize } from '../../texts';

/** The actions of a GM who watches officers; a paused battle is resumed like any other. */
const STEPS = ['pause', 'slower', 'faster'] as const;

/** A button for a GM who watches a battle between officers. */
interface WatchButton {
  readonly how: (typeof STEPS)[number];
  readonly label: string;
  readonly isDisabled: boolean;
}

/** True if officers play the battle on both sides, and nobody else. */
const isWatched = ({ state, officers, isPaused, asItWas }: UserBattle): boolean =>
  SIDES.every((side) => officers?.[side]) && !state.winner && !isPaused && !asItWas;

/** Lets a GM pause the officers of a battle that nobody else plays, and change their speed. */
export class Watch {
  /** The battle that is to pause as soon as its officers have answered each other. */
  #toPause: string | undefined;

  /** The buttons for a GM who watches; none if anybody else plays in the battle. */
  buttons(battle: UserBattle | undefined, gameMaster: boolean): readonly WatchButton[] {
    if (!battle || !gameMaster || !isWatched(battle)) return [];
    const isDisabled = {
      pause: this.#toPause === battle.id,
      slower: isPaceAt('slowest'),
      faster: isPaceAt('fastest'),
    };
    return STEPS.map((how) => ({
      how,
      label: localize(`PDC.board.panel.watch.${how}`),
      isDisabled: isDisabled[how],
    }));
  }

  /** Does what a button says. */
  async press(how: string | undefined, battle: UserBattle, control: BattleControl): Promise<void> {
    if (how === 'pause') await this.#pause(battle, control);
    else if (how === 'slower') await slowerPace();
    else await fasterPace();
  }

  /** Pauses a battle that was to be paused, and could not be while one officer asked the other. */
  follow(battle: UserBattle | undefined, control: BattleControl): void {
    if (this.#toPause === undefined || battle?.id !== this.#toPause) return;
    if (isWatched(battle)) void this.#pause(battle, control).catch(console.error);
    else this.#toPause = undefined;
  }

  async #pause({ id, question }: UserBattle, control: BattleControl): Promise<void> {
    this.#toPause = id;
    if (!question) await control.pause(id);
  }
}
