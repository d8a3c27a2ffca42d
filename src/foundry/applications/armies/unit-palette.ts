import {
  type Correction,
  fallenOf,
  type PieceId,
  pieceOf,
  reserveOf,
  SIDES,
  type SpaceId,
} from '../../../core';
import type { BattlePort, UserBattle } from '../../battle';
import { isPieceActor, modulePath, type PieceActor } from '../../documents';
import { boardOnScene, spaceTowards } from '../../geometry';
import { FIELD_CONTROLS, fieldTool } from '../../input';
import { localize } from '../../texts';
import { singleWindow } from '../battle-window';
import { onLeaveTool, registerPalette, ToolPalette } from '../scene-controls';
import {
  nearerSide,
  newPiece,
  ordinalName,
  type PaletteChoice,
  placementFault,
  readUnitDrag,
  type UnitDrag,
  unitPaletteContext,
  watchUnitDrag,
} from './add-unit';

/** Name of the palette among the tools of the battlefield. */
const UNITS_TOOL = 'units';

/** The strip beside the scene controls from which game masters drag units on to the map. */
class UnitPalette extends ToolPalette {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-unit-palette',
    classes: ['pas-de-charge', 'pdc-dock'],
    window: { frame: false, positioned: false },
    actions: { leave: onLeaveTool },
  };

  static override PARTS = {
    palette: { template: modulePath('templates/unit-palette.hbs'), scrollable: ['.pdc-dock-choices'] },
  };

  protected readonly tool = UNITS_TOOL;
  protected readonly choices = '[data-unit]';
  #choice: PaletteChoice = { side: null, nation: '' };

  protected override async _prepareContext() {
    return unitPaletteContext(this.battle, this.#choice, localize) as never;
  }

  protected override async _onFirstRender(): Promise<void> {
    await super._onFirstRender();
    watchUnitDrag(this.element, () => {
      const ruleset = this.battle?.rules.id;
      return ruleset === undefined ? undefined : { ruleset, ...this.#choice };
    });
  }

  protected override onSelect({ name, value }: HTMLSelectElement): void {
    const side = SIDES.find((each) => each === value) ?? null;
    this.#choice = name === 'side' ? { ...this.#choice, side } : { ...this.#choice, nation: value };
    void this.render();
  }

  protected override take({ dataset }: HTMLElement): void {
    this.#choice = { ...this.#choice, unit: dataset.unit ?? '' };
    void this.render();
  }

  /** What was taken by the keys, if anything. */
  get inHand(): UnitDrag | undefined {
    const ruleset = this.battle?.rules.id;
    const { unit = '', side, nation } = this.#choice;
    return ruleset === undefined || unit === '' ? undefined : { ruleset, unit, side, nation };
  }

  override focus(): void {
    const units = [...this.element.querySelectorAll<HTMLElement>('[data-unit]')];
    (units.find(({ dataset }) => dataset.unit === this.#choice.unit) ?? units[0])?.focus();
  }
}

/** Lets game masters bring units to the board of a battle: from a palette, from armies, and from the sidebar. */
export function registerAddUnit(port: BattlePort): void {
  const palette = singleWindow(() => new UnitPalette(port));
  let pointed: SpaceId | undefined;
  const drop = new DropOnScene(port);
  drop.watch();
  fieldTool.byKeys(UNITS_TOOL, {
    point(heading) {
      const grid = port.current?.rules.grid;
      if (grid) pointed = spaceTowards(grid, pointed, heading);
      fieldTool.pointAt(pointed);
    },
    press() {
      const unit = palette.made?.inHand;
      if (unit && pointed !== undefined) drop.setUp(unit, pointed);
    },
  });
  registerPalette({ tool: UNITS_TOOL, keybinding: 'openUnits', key: 'KeyU' }, palette, port);
  Hooks.on('getSceneControlButtons', (controls) => {
    const tools = controls[FIELD_CONTROLS]?.tools;
    if (!tools) return;
    tools[UNITS_TOOL] = {
      name: UNITS_TOOL,
      order: 2,
      title: 'PDC.field.units',
      icon: 'fa-solid fa-chess-knight',
      onChange: () => fieldTool.renew(),
    };
  });
  fieldTool.onChange(() => {
    if (fieldTool.chosen !== UNITS_TOOL) pointed = undefined;
  });
}

/** What is to be put right in a battle, or the key of the text that says why nothing is. */
type Request = Correction | string;

/** Brings to the board what a game master drops on to the scene: new units, and the actors of pieces. */
class DropOnScene {
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
  const piece = newPiece(rules, state, recruit, ordinalName(unit, game.i18n.lang, localize));
  return placementFault(rules, state, piece, at) ?? { type: 'enlisted', piece };
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
  return placementFault(rules, state, piece, at) ?? { type: 'adjusted', unit: id, change: { at } };
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
