import { type Correction, fallenOf, type PieceId, pieceOf, reserveOf, type SpaceId } from '../../../core';
import type { BattlePort, UserBattle } from '../../battle';
import { isPieceActor, type PieceActor } from '../../documents';
import { boardOnScene } from '../../geometry';
import { localize } from '../../texts';
import { nearerSide, ordinalName, recruited, standFault } from './add-unit';
import { readUnitDrag, type UnitDrag } from './unit-drag';

/** What is to be put right in a battle, or the key of the text that says why nothing is. */
type Request = Correction | string;

/** Brings to the board what a game master drops on to the scene: new units, and the actors of pieces. */
export class DropOnScene {
  readonly #port: BattlePort;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(port: BattlePort) {
    this.#port = port;
  }

  /** Listens to what is dropped. */
  watch(): void {
    Hooks.on('dropCanvasData', (_canvas, data) => this.drop(data));
  }

  /** Answers the hook: false where Foundry has nothing more to do with it. */
  drop(data: unknown): false | undefined {
    const unit = readUnitDrag(data);
    const actor = droppedActor(data);
    if (!unit && !actor) return undefined;
    const battle = this.#port.current;
    // Without a battle an actor is an actor like others.
    if (!battle && actor) return undefined;
    this.#queue = this.#queue
      .then(() =>
        this.#carryOut(battle?.id, spaceUnder(pointOf(data)), (seen, at) =>
          unit ? addingUnit(seen, unit, at) : placing(seen, actor, at),
        ),
      )
      .catch((error: unknown) => console.error(error));
    return false;
  }

  /** Sets a new unit up in a space. */
  setUp(unit: UnitDrag, space: SpaceId): void {
    const battle = this.#port.current?.id;
    this.#queue = this.#queue
      .then(() =>
        this.#carryOut(
          battle,
          () => space,
          (seen, at) => addingUnit(seen, unit, at),
        ),
      )
      .catch((error: unknown) => console.error(error));
  }

  async #carryOut(
    id: string | undefined,
    spaceIn: (battle: UserBattle) => SpaceId | undefined,
    requestOf: (battle: UserBattle, at: SpaceId) => Request,
  ): Promise<void> {
    // One after the other: the next one sees the battle as this one leaves it.
    const battle = id === undefined ? undefined : this.#port.find(id);
    const at = battle && spaceIn(battle);
    const request = requestFor(battle, at, requestOf);
    if (typeof request === 'string') ui.notifications.warn(localize(request));
    else if (battle) await this.#port.correct(battle.id, request);
  }
}

function requestFor(
  battle: UserBattle | undefined,
  at: SpaceId | undefined,
  requestOf: (battle: UserBattle, at: SpaceId) => Request,
): Request {
  if (!game.user.isGM) return 'PDC.reason.only-the-game-master';
  if (!battle) return 'PDC.field.noBattle';
  return at === undefined ? 'PDC.reason.off-the-board' : requestOf(battle, at);
}

/** A new unit for the battle. */
function addingUnit(
  { rules, state }: UserBattle,
  { ruleset, unit, side, nation }: UnitDrag,
  at: SpaceId,
): Request {
  if (rules.id !== ruleset) return 'PDC.field.otherGame';
  if (!Object.hasOwn(rules.pieces, unit)) return 'PDC.reason.no-such-type';
  const recruit = { unit, side: side ?? nearerSide(rules.grid, at), nation, at };
  const piece = recruited(rules, state, recruit, ordinalName(unit, game.i18n.lang, localize));
  return standFault(rules, state, piece, at) ?? { type: 'enlisted', piece };
}

/** A piece that the battle knows: it goes there, or is set up again. */
function placing(
  { id: battle, rules, state }: UserBattle,
  actor: PieceActor | undefined,
  at: SpaceId,
): Request {
  if (actor?.system.battle !== battle) return 'PDC.field.otherBattle';
  const id: PieceId = actor.system.piece;
  if (reserveOf(state, id)) return 'PDC.field.inReserve';
  const piece = pieceOf(state, id) ?? fallenOf(state, id);
  if (!piece) return 'PDC.reason.no-such-piece';
  return standFault(rules, state, piece, at) ?? { type: 'adjusted', unit: id, change: { at } };
}

/** Our actor in dropped data; actors of compendiums are none of a battle. */
function droppedActor(data: unknown): PieceActor | undefined {
  const { type, uuid }: Readonly<Record<string, unknown>> = Object(data);
  const [, id] = type === 'Actor' && typeof uuid === 'string' ? (/^Actor\.(\w+)$/.exec(uuid) ?? []) : [];
  const actor = id === undefined ? undefined : game.actors.get(id);
  return isPieceActor(actor) ? actor : undefined;
}

const spaceUnder =
  (point: { readonly x: number; readonly y: number }) =>
  ({ rules }: UserBattle): SpaceId | undefined =>
    boardOnScene(rules.grid)?.spaceAt(point);

function pointOf(data: unknown): { readonly x: number; readonly y: number } {
  const { x, y }: Readonly<Record<string, unknown>> = Object(data);
  return { x: Number(x), y: Number(y) };
}
