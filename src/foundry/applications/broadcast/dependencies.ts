import type { Order, Ruleset, State } from '../../../core';
import type { OddsSummary } from '../../../match';
import type { ToldAction } from '../../battle/told-action';

/** Works out the odds of attacks bit by bit. */
interface OddsWorker {
  watch(rules: Ruleset, state: State, attacks: readonly Order[]): void;
  /** The odds as far as they are known. */
  find(state: State, attack: Order): OddsSummary | 'waiting';
}

/** The sources of the broadcast view besides the battle. */
export interface BroadcastSources {
  /** One action of a battle as chat tells it to everybody; undefined if chat has no card of it. */
  tellAction(battle: string, number: number): ToldAction | undefined;
  /** Calls back whenever a card arrives or grows. */
  onCard(listener: () => void): void;
  /** The report of a finished battle in words; undefined if it has none. */
  tellStory(battle: string): object | undefined;
  /** Makes a worker that calls back when odds become known. */
  oddsWith(onKnown: () => void): OddsWorker;
}

/** The dependencies of the window. */
export interface BroadcastDependencies extends Omit<BroadcastSources, 'onCard'> {
  /** Closes it, as the user wishes. */
  leave(): void;
}
