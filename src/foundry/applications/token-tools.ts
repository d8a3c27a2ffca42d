import { MODULE_ID } from '../documents';

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
