import { type InSlices, isUnit, type PieceId, pieceOf, type SpaceId, type State } from '../../../core';
import { lossBy, type Threat, type Threats, threatsTo } from '../../../match';
import type { UserBattle } from '../../battle';
import { EFFORT, SLICE } from '../popovers/odds-calculator';

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

/** Something that is worked out: the position, and its name there. */
interface Wanted {
  readonly state: State;
  readonly key: string;
}

/** Works out threats and losses, one of each at a time in short slices, and keeps them by position. */
export class ThreatSearch {
  readonly #known = new WeakMap<State, Map<string, unknown>>();
  readonly #onKnown: () => void;
  readonly #threats: Lane;
  readonly #losses: Lane;

  /** Takes a callback that runs whenever something becomes known. */
  constructor(onKnown: () => void) {
    this.#onKnown = onKnown;
    const keep = (wanted: Wanted, value: unknown) => this.#keep(wanted, value);
    this.#threats = new Lane(keep);
    this.#losses = new Lane(keep);
  }

  /** The threats to every space; undefined as long as they are not known. */
  threats({ battle: { rules, state }, unit }: Endangered): Threats | undefined {
    const side = pieceOf(state, unit)?.side ?? state.turn.side;
    const wanted = { state, key: unit };
    return this.#ask(this.#threats, wanted, () => threatsTo(rules, state, side, unit)) as Threats | undefined;
  }

  /** The average loss of a unit by an attack on it in a space; undefined as long as it is not known, or if none is. */
  loss({ battle: { rules, state }, unit }: Endangered, at: SpaceId, threat: Threat): number | undefined {
    const wanted = { state, key: `${unit} ${at} ${threat.unit}` };
    const begin = () => lossBy(rules, state, threat, { unit, at }, EFFORT);
    return this.#ask(this.#losses, wanted, begin) as number | undefined;
  }

  /** Drops everything that is being worked out. */
  stop(): void {
    this.#threats.stop();
    this.#losses.stop();
  }

  #ask(lane: Lane, wanted: Wanted, begin: () => InSlices<unknown>): unknown {
    const known = this.#known.get(wanted.state);
    if (!known?.has(wanted.key)) lane.want(wanted, begin);
    return known?.get(wanted.key);
  }

  #keep({ state, key }: Wanted, value: unknown): void {
    const known = this.#known.get(state) ?? new Map<string, unknown>();
    this.#known.set(state, known.set(key, value));
    this.#onKnown();
  }
}

/** Does one piece of work at a time; a new one replaces it. */
class Lane {
  readonly #done: (wanted: Wanted, value: unknown) => void;
  #wanted: Wanted | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(done: (wanted: Wanted, value: unknown) => void) {
    this.#done = done;
  }

  want(wanted: Wanted, begin: () => InSlices<unknown>): void {
    if (this.#wanted?.state === wanted.state && this.#wanted.key === wanted.key) return;
    this.stop();
    this.#wanted = wanted;
    this.#goOn(wanted, begin());
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted = undefined;
  }

  #goOn(wanted: Wanted, work: InSlices<unknown>): void {
    this.#timer = setTimeout(() => {
      const end = performance.now() + SLICE;
      let step = work.next();
      while (!step.done && performance.now() < end) step = work.next();
      if (!step.done) {
        this.#goOn(wanted, work);
        return;
      }
      this.#wanted = undefined;
      this.#done(wanted, step.value);
    });
  }
}
