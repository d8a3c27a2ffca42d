import {
  type Effort,
  type InSlices,
  isUnit,
  type PieceId,
  pieceOf,
  type SpaceId,
  type State,
} from '../../../core';
import { lossBy, type Threat, type Threats, threatsTo } from '../../../match';
import type { UserBattle } from '../../battle';

/** The longest computation without a break, in milliseconds: the map needs the time in between. */
const SLICE = 12;

/** The limit for exact odds; with more outcomes they are estimated from samples. */
const EFFORT: Effort = { ways: 20_000, samples: 1500 };

/** The unit that is put on every free space, and the battle that it fights in. */
export interface Endangered {
  readonly battle: UserBattle;
  readonly unit: PieceId;
}

/** The unit whose danger the user wants to see: the selected one, or else the first of the user's side. */
export function endangered(battle: UserBattle, selected: PieceId | null): Endangered | undefined {
  const { state, seats } = battle;
  const piece = selected === null ? undefined : pieceOf(state, selected);
  const [only, ...others] = seats;
  const side = only !== undefined && others.length === 0 ? only : state.turn.side;
  if (piece && isUnit(piece) && piece.side === side) return { battle, unit: piece.id };
  const first = Object.values(state.units).find((unit) => unit.side === side);
  return first && { battle, unit: first.id };
}

/** Works out threats, one question at a time in short slices, and keeps them by position. */
export class ThreatSearch {
  readonly #known = new WeakMap<State, Map<string, unknown>>();
  readonly #onKnown: () => void;
  readonly #underWay = new Map<string, ReturnType<typeof setTimeout>>();

  /** Takes a callback that runs whenever something becomes known. */
  constructor(onKnown: () => void) {
    this.#onKnown = onKnown;
  }

  /** The threats to every space; undefined as long as they are not known. */
  threats({ battle: { rules, state }, unit }: Endangered): Threats | undefined {
    const side = pieceOf(state, unit)?.side ?? state.turn.side;
    return this.#ask(state, unit, () => threatsTo(rules, state, side, unit)) as Threats | undefined;
  }

  /** The average loss of a unit by an attack on it in a space; undefined as long as it is not known, or if none is. */
  loss({ battle: { rules, state }, unit }: Endangered, at: SpaceId, threat: Threat): number | undefined {
    const work = () => lossBy(rules, state, threat, { unit, at }, EFFORT);
    return this.#ask(state, `${unit} ${at}`, work) as number | undefined;
  }

  /** Drops what is being worked out. */
  stop(): void {
    for (const timer of this.#underWay.values()) clearTimeout(timer);
    this.#underWay.clear();
  }

  #ask(state: State, key: string, begin: () => InSlices<unknown>): unknown {
    const known = this.#known.get(state);
    if (known?.has(key)) return known.get(key);
    if (!this.#underWay.has(key)) this.#later(state, key, begin());
    return undefined;
  }

  #later(state: State, key: string, work: InSlices<unknown>): void {
    this.#underWay.set(
      key,
      setTimeout(() => this.#goOn(state, key, work)),
    );
  }

  #goOn(state: State, key: string, work: InSlices<unknown>): void {
    const end = performance.now() + SLICE;
    let step = work.next();
    while (!step.done && performance.now() < end) step = work.next();
    if (!step.done) {
      this.#later(state, key, work);
      return;
    }
    this.#underWay.delete(key);
    const known = this.#known.get(state) ?? new Map<string, unknown>();
    this.#known.set(state, known.set(key, step.value));
    this.#onKnown();
  }
}
