import type { BattlePort } from '../battle';
import { MODULE_ID } from '../documents';
import { moveAside } from '../geometry';
import { fieldTool, registerKey, shifted, takeByKeys, toMap } from '../input';
import { BattleWindow, type SingleWindow } from './battle-window';

/** The palette beside the scene controls that belongs to one of the battlefield tools. */
export abstract class ToolPalette extends BattleWindow {
  /** The name of the tool. */
  protected abstract readonly tool: string;
  /** The selector of the palette's choices. */
  protected abstract readonly choices: string;

  /** Takes a choice from the palette. */
  protected abstract take(choice: HTMLElement): void;

  /** Moves the keyboard focus to the current choice. */
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
      // The choice is used on the map, so the next keys go there.
      toMap();
    });
  }
}

/** The action of the button that closes the tool. */
export function onLeaveTool(): void {
  fieldTool.leave();
}

/** A battlefield tool that has a palette, and the key that opens it. */
export interface PaletteTool {
  readonly tool: string;
  readonly keybinding: string;
  /** The key, pressed together with Shift. */
  readonly key: string;
}

/** Opens the palette with its tool, by its key too, and keeps it up to date. */
export function registerPalette(
  { tool, keybinding, key }: PaletteTool,
  palette: SingleWindow<ToolPalette>,
  port: BattlePort,
): void {
  // Opened by its key: the next keys go to the palette.
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
  /** The text key of its title. */
  readonly title: string;
  readonly icon: string;
  /** True if players have it too. */
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
