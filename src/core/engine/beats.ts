import type { SpaceId } from '../board';
import type { Event, PieceId, State } from '../state';
import type { PieceType } from './display-types';
import type { Ruleset } from './ruleset';

/** Something that can be seen and heard in one space; showing it takes no knowledge of the rules. */
export type Beat =
  /** Shots from one space at another; `arm` is that of the firing unit. */
  | { readonly type: 'shot'; readonly arm: PieceType['arm']; readonly from: SpaceId; readonly at: SpaceId }
  /** A unit charges or assaults another at close quarters; `arm` is that of the attacker. */
  | { readonly type: 'onset'; readonly arm: PieceType['arm']; readonly from: SpaceId; readonly at: SpaceId }
  /** Dice rolled for the unit in a space. */
  | { readonly type: 'dice'; readonly die: string; readonly faces: readonly string[]; readonly at: SpaceId }
  /** A leader falls, or leaves the board wounded. */
  | { readonly type: 'fall'; readonly leader: PieceId; readonly at: SpaceId };

/** The positions before and after the events. */
interface Course {
  readonly before: State;
  readonly after: State;
}

/** The beats of the events, oldest first; the first `told` events have been shown before. */
export function beatsOf(
  rules: Pick<Ruleset, 'pieces' | 'shots' | 'isWounded'>,
  { before, after }: Course,
  events: readonly Event[],
  told = 0,
): readonly Beat[] {
  const telling = new Telling(rules, before, after);
  return events.flatMap((event, index) => {
    const beat = telling.beatOf(event);
    telling.hear(event);
    return beat && index >= told ? [beat] : [];
  });
}

/** The space where a piece is at this point of the events, and its type. */
interface Stand {
  readonly at: SpaceId;
  readonly type: string;
}

/** Tracks the position of every piece through the events. */
class Telling {
  readonly #stands: Map<PieceId, Stand>;
  #attack: Extract<Event, { type: 'attacked' }> | undefined;

  constructor(
    readonly rules: Pick<Ruleset, 'pieces' | 'shots' | 'isWounded'>,
    before: State,
    readonly after: State,
  ) {
    const pieces = [...Object.values(before.units), ...Object.values(before.leaders)];
    this.#stands = new Map(pieces.map(({ id, at, type }) => [id, { at, type }]));
  }

  /** The beat of the next event, if it has one. */
  beatOf(event: Event): Beat | undefined {
    switch (event.type) {
      case 'attacked':
        return this.#attackBeat(event);
      case 'rolled': {
        const at = this.#placeOfRoll(event);
        return at === undefined ? undefined : { type: 'dice', die: event.die, faces: event.faces, at };
      }
      case 'leader-eliminated':
        return this.#fallOf(event.leader);
      case 'left':
        return this.rules.isWounded(this.after, event.unit) ? this.#fallOf(event.unit) : undefined;
      default:
        return undefined;
    }
  }

  /** Updates the tracked positions from an event. */
  hear(event: Event): void {
    switch (event.type) {
      case 'attacked':
        this.#attack = event;
        break;
      case 'moved':
        this.#stand(event.unit, event.path.at(-1));
        break;
      case 'retreated':
      case 'evaded':
      case 'advanced':
        this.#stand(event.unit, event.to);
        break;
      case 'entered':
        this.#stand(event.unit, event.at);
        break;
      case 'detached':
        this.#stands.set(event.group.id, { at: event.path.at(-1) ?? event.group.at, type: event.group.type });
        break;
      default:
    }
  }

  #stand(piece: PieceId, at: SpaceId | undefined): void {
    if (at === undefined) return;
    const type = this.#stands.get(piece)?.type ?? this.after.units[piece]?.type ?? '';
    this.#stands.set(piece, { at, type });
  }

  #attackBeat({ kind, unit, target }: Extract<Event, { type: 'attacked' }>): Beat | undefined {
    const from = this.#stands.get(unit);
    const at = this.#stands.get(target)?.at;
    if (!from || at === undefined) return undefined;
    const arm = this.rules.pieces[from.type]?.arm ?? 'infantry';
    // Artillery always fires, at close quarters too.
    const isShot = this.rules.shots.includes(kind) || arm === 'artillery';
    return { type: isShot ? 'shot' : 'onset', arm, from: from.at, at };
  }

  /** The space where dice are shown: the target's for an attack, else that of the unit the roll is about. */
  #placeOfRoll({ unit, target }: Extract<Event, { type: 'rolled' }>): SpaceId | undefined {
    const attack = this.#attack;
    const isOfAttack = attack && [unit, target].every((id) => id === attack.unit || id === attack.target);
    const about = isOfAttack ? attack.target : (target ?? unit);
    return about === undefined ? undefined : this.#stands.get(about)?.at;
  }

  #fallOf(leader: PieceId): Beat | undefined {
    const at = this.#stands.get(leader)?.at;
    return at === undefined ? undefined : { type: 'fall', leader, at };
  }
}
