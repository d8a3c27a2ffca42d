import type { BattlePort } from '../battle';
import { MODULE_ID } from '../documents';
import { moveAside } from '../geometry';
import { fieldTool, registerKey, shifted, takeByKeys, toMap } from '../input';
import { BattleWindow, type SingleWindow } from './battle-window';

/** The strip beside the scene controls that belongs to one of the tools of the battlefield. */
export abstract class ToolPalette extends BattleWindow {
  /** Name of the tool. */
  protected abstract readonly tool: string;
  /** Selector of what can be taken out of the palette. */
  protected abstract readonly choices: string;

  /** Takes something out of the palette. */
  protected abstract take(choice: HTMLElement): void;

  /** Leads the keys to what is taken. */
  abstract focus(): void;

  /** Shows the palette while its tool is the chosen one. */
  override async refresh(): Promise<void> {
    await this.showWhile(fieldTool.chosen === this.tool);
  }

  protected override async _onFirstRender(): Promise<void> {
    await super._onFirstRender();
    moveAside(this.element);
    takeByKeys(this.element, this.choices, (choice) => {
      this.take(choice);
      // What is taken is for the map: so are the next keys.
      toMap();
    });
  }
}

/** The button that puts the tool away. */
export function onLeaveTool(): void {
  fieldTool.leave();
}

/** A tool of the battlefield that has a palette, and the key that opens it. */
export interface PaletteTool {
  readonly tool: string;
  readonly keybinding: string;
  /** The key, pressed with the shift key. */
  readonly key: string;
}

/** Opens the palette with its tool, by its key too, and keeps it up to date. */
export function registerPalette(
  { tool, keybinding, key }: PaletteTool,
  palette: SingleWindow<ToolPalette>,
  port: BattlePort,
): void {
  // By its key: then the next keys are for the palette.
  let isByKey = false;
  registerKey(keybinding, {
    keys: shifted(key),
    reach: 'parts',
    isForGameMasters: true,
    onDown: () => {
      isByKey = true;
      fieldTool.choose(tool);
      return true;
    },
  });
  fieldTool.onChange(() => {
    const strip = fieldTool.chosen === tool ? palette.window : palette.made;
    void strip?.refresh().then(() => {
      if (isByKey && strip.rendered) strip.focus();
      isByKey = false;
    });
  });
  port.onChange(() => {
    if (palette.made?.rendered) void palette.made.render();
  });
}

/** A button among the token tools of the scene controls. */
export interface TokenTool {
  readonly name: string;
  readonly order: number;
  /** Key of its title. */
  readonly title: string;
  readonly icon: string;
  /** Players have it too. */
  readonly isForPlayers?: boolean;
  onPress(): void;
}

/** Adds a button to the token tools. */
export function addTokenTool({ name, order, title, icon, isForPlayers = false, onPress }: TokenTool): void {
  Hooks.on('getSceneControlButtons', (controls) => {
    const tools = controls.tokens?.tools;
    if (!tools) return;
    tools[`${MODULE_ID}-${name}`] = {
      ...{ name: `${MODULE_ID}-${name}`, order, title, icon },
      button: true,
      visible: isForPlayers || game.user.isGM,
      onChange: onPress,
    };
  });
}
