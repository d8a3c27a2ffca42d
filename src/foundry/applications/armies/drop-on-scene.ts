import {
  type ArmyBuilding,
  type Correction,
  fallenOf,
  type PieceId,
  pieceOf,
  reserveOf,
  type SpaceId,
} from '../../../core';
import type { BattlePort, Game, UserBattle } from '../../battle';
import { isPieceActor, type PieceActor } from '../../documents';
import { boardOnScene, type Point } from '../../geometry';
import { InTurn } from '../../input';
import { localize } from '../../texts';
import { placementFault, readUnitDrag, type UnitDrag } from './add-unit';
import { type ArmyDrag, armyDragOf, readArmyDrag } from './army-drag';
import { FOR_MAP } from './choose-army';
import { armyOfJournal, bringsArmies, droppedJournal, isOurs } from './dropped-journal';
import { addingUnit, armyAround, mayBeDrawn } from './enlisting';

/** A correction to a battle, or the text key of the reason why there is none. */
type Request = Correction | string;

const ONLY_THE_GAME_MASTER = 'PDC.rules.reason.only-the-game-master';
const NO_BATTLE = 'PDC.windows.field.noBattle';

/** Adds to the board what a GM drops onto the scene: new units, and the actors of pieces. */
export class DropOnScene {
  readonly #port: BattlePort;
  readonly #games: readonly Game[];
  readonly #queue = new InTurn();

  constructor(port: BattlePort, games: readonly Game[]) {
    this.#port = port;
    this.#games = games;
  }

  /** Listens for drops. */
  watch(): void {
    Hooks.on('dropCanvasData', (_canvas, data) => this.drop(data));
  }

  /** The answer to the hook: false if Foundry has nothing more to do with the drop. */
  drop(data: unknown): false | undefined {
    const unit = readUnitDrag(data);
    const actor = droppedActor(data);
    const army = readArmyDrag(data);
    const journal = droppedJournal(data);
    if (army) return this.#dropArmy(this.#port.current?.id, army, pointOf(data));
    if (journal !== undefined) return this.#dropJournal(journal, pointOf(data));
    if (!unit && !actor) return undefined;
    const battle = this.#port.current;
    // Without a battle, an actor is like any other actor.
    if (!battle && actor) return undefined;
    this.#carryOut(battle?.id, spaceUnder(pointOf(data)), (seen, at) =>
      unit ? addingUnit(seen, unit, at, this.#armiesOf(unit.ruleset)) : placing(seen, actor, at),
    );
    return false;
  }

  /** Places a new unit in a space. */
  setUp(unit: UnitDrag, space: SpaceId): void {
    this.#carryOut(
      this.#port.current?.id,
      () => space,
      (seen, at) => addingUnit(seen, unit, at, this.#armiesOf(unit.ruleset)),
    );
  }

  /** Places an army dragged from a journal or a compendium. */
  #dropJournal(uuid: string, point: Point): false | undefined {
    const battle = this.#port.current;
    // Without a battle, a journal is like any other journal.
    if (!bringsArmies(uuid) || (!battle && !isOurs(uuid))) return undefined;
    if (!game.user.isGM || !battle) {
      ui.notifications.warn(localize(game.user.isGM ? NO_BATTLE : ONLY_THE_GAME_MASTER));
      return false;
    }
    void armyOfJournal(uuid, FOR_MAP, battle.rules.id).then(
      (page) => page && this.#dropArmy(battle.id, armyDragOf(page), point),
    );
    return false;
  }

  #dropArmy(battle: string | undefined, army: ArmyDrag, point: Point): false {
    this.#queue.add(() => this.#setUpArmy(battle, army, point));
    return false;
  }

  /** Places a whole army in formation, its front around a space. */
  async #setUpArmy(id: string | undefined, army: ArmyDrag, point: Point): Promise<void> {
    const seen = id === undefined ? undefined : this.#port.find(id);
    const at = seen && spaceUnder(point)(seen);
    const armies = this.#armiesOf(army.ruleset);
    const fault = requestFor(seen, at, (battle) => armyFault(battle, army, armies) ?? '');
    if (seen && at !== undefined && fault === '') await this.#setUpAround(seen, army, at);
    else ui.notifications.warn(localize(String(fault)));
  }

  /** Adds an army by one correction: one write, one card and one undo. */
  async #setUpAround(battle: UserBattle, army: ArmyDrag, at: SpaceId): Promise<void> {
    const armies = this.#armiesOf(army.ruleset);
    const { pieces, misfits } = armyAround(battle, army, { at, armies });
    const [piece, ...others] = pieces;
    const together = others.length > 0 ? { others } : {};
    if (piece) await this.#port.correct(battle.id, { type: 'enlisted', piece, ...together });
    if (misfits.length > 0) {
      ui.notifications.warn(localize('PDC.windows.packs.noRoom', { count: String(misfits.length) }));
    }
  }

  #armiesOf(ruleset: string): ArmyBuilding | undefined {
    return this.#games.find(({ rules }) => rules.id === ruleset)?.armies;
  }

  #carryOut(
    id: string | undefined,
    spaceIn: (battle: UserBattle) => SpaceId | undefined,
    requestOf: (battle: UserBattle, at: SpaceId) => Request,
  ): void {
    // One after the other: each drop needs the battle as the previous one left it.
    this.#queue.add(async () => {
      const battle = id === undefined ? undefined : this.#port.find(id);
      const at = battle && spaceIn(battle);
      const request = requestFor(battle, at, requestOf);
      if (typeof request === 'string') ui.notifications.warn(localize(request));
      else if (battle) await this.#port.correct(battle.id, request);
    });
  }
}

function requestFor(
  battle: UserBattle | undefined,
  at: SpaceId | undefined,
  requestOf: (battle: UserBattle, at: SpaceId) => Request,
): Request {
  if (!game.user.isGM) return ONLY_THE_GAME_MASTER;
  if (!battle) return NO_BATTLE;
  return at === undefined ? 'PDC.rules.reason.off-the-board' : requestOf(battle, at);
}

/** The reason why an army can't be placed in a battle, as a text key. */
function armyFault(battle: UserBattle, army: ArmyDrag, armies: ArmyBuilding | undefined): string | undefined {
  if (battle.rules.id !== army.ruleset) return 'PDC.windows.field.otherGame';
  return mayBeDrawn(battle, army, armies) ? undefined : 'PDC.rules.reason.no-such-type';
}

/** The correction that places a known piece: it moves there, or is placed again. */
function placing(
  { id: battle, rules, state }: UserBattle,
  actor: PieceActor | undefined,
  at: SpaceId,
): Request {
  if (actor?.system.battle !== battle) return 'PDC.windows.field.otherBattle';
  const id: PieceId = actor.system.piece;
  if (reserveOf(state, id)) return 'PDC.windows.field.inReserve';
  const piece = pieceOf(state, id) ?? fallenOf(state, id);
  if (!piece) return 'PDC.rules.reason.no-such-piece';
  return placementFault(rules, state, piece, at) ?? { type: 'adjusted', unit: id, change: { at } };
}

/** Our actor in dropped data; undefined for compendium actors, which belong to no battle. */
function droppedActor(data: unknown): PieceActor | undefined {
  const { type, uuid }: Readonly<Record<string, unknown>> = Object(data);
  const [, id] = type === 'Actor' && typeof uuid === 'string' ? (/^Actor\.(\w+)$/.exec(uuid) ?? []) : [];
  const actor = id === undefined ? undefined : game.actors.get(id);
  return isPieceActor(actor) ? actor : undefined;
}

const spaceUnder =
  (point: Point) =>
  ({ rules }: UserBattle): SpaceId | undefined =>
    boardOnScene(rules.grid)?.spaceAt(point);

function pointOf(data: unknown): Point {
  const { x, y }: Readonly<Record<string, unknown>> = Object(data);
  return { x: Number(x), y: Number(y) };
}
