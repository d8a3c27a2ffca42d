import { SIDES, type SpaceId } from '../../../core';
import type { BattlePort, Game } from '../../battle';
import { boardOnScene } from '../../geometry';
import { FIELD_CONTROLS, fieldTool } from '../../input';
import { TEXTS, textsOf } from '../../texts';
import { singleWindow } from '../battle-window';
import { onLeaveTool, registerPalette, ToolPalette } from '../scene-controls';
import { optionsOf, partsOf } from '../window-table';
import { type PaletteChoice, type UnitDrag, unitPaletteContext, watchUnitDrag } from './add-unit';
import { ArmyGhosts } from './army-ghosts';
import { DropOnScene } from './drop-on-scene';

/** The name of the palette among the battlefield tools. */
const UNITS_TOOL = 'units';

/** The palette beside the scene controls from which GMs drag units onto the map. */
class UnitPalette extends ToolPalette {
  static override DEFAULT_OPTIONS = optionsOf<UnitPalette>('unit-palette', { leave: onLeaveTool });

  static override PARTS = partsOf('unit-palette');

  protected readonly tool = UNITS_TOOL;
  protected readonly choices = '[data-unit]';
  #choice: PaletteChoice = { side: null, nation: '' };

  protected override context(): object {
    const { localize } = textsOf(this.battle?.rules.id ?? '', TEXTS);
    return unitPaletteContext(this.battle, this.#choice, localize);
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

  /** The unit picked up with the keyboard, if any. */
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

/** Lets GMs bring units to the board of a battle: from a palette, from armies, and from the sidebar. */
export function registerAddUnit(port: BattlePort, games: readonly Game[]): void {
  const palette = singleWindow(() => new UnitPalette(port));
  let pointed: SpaceId | undefined;
  const drop = new DropOnScene(port, games);
  drop.watch();
  new ArmyGhosts(port, games).watch();
  fieldTool.byKeys(UNITS_TOOL, {
    point(heading) {
      const grid = port.current?.rules.grid;
      if (grid) pointed = boardOnScene(grid)?.towards(pointed, heading);
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
      title: 'PDC.windows.field.units',
      icon: 'fa-solid fa-chess-knight',
      onChange: () => fieldTool.renew(),
    };
  });
  fieldTool.onChange(() => {
    if (fieldTool.chosen !== UNITS_TOOL) pointed = undefined;
  });
}
