import { type BattleControl, type BattlePort, MODULE_ID } from '../documents';
import { ControlWindow } from './control-window';

/** Adds the battle control to the token tools, for game masters, and answers with what opens it; for `init`. */
export function registerControl(port: BattlePort, control: BattleControl): { open(): void } {
  // One window, made when it is first wanted.
  let window: ControlWindow | undefined;
  const open = (): void => {
    if (!game.user.isGM) return;
    window ??= new ControlWindow(port, control);
    void window.render({ force: true });
  };
  const refresh = (): void => window?.refresh();
  port.onChange(refresh);
  Hooks.on('updateScene', refresh);
  Hooks.on('getSceneControlButtons', (controls) => {
    const tools = controls.tokens?.tools;
    if (!tools) return;
    tools[`${MODULE_ID}-control`] = {
      name: `${MODULE_ID}-control`,
      order: 89,
      title: 'PDC.control.title',
      icon: 'fa-solid fa-gears',
      button: true,
      visible: game.user.isGM,
      onChange: open,
    };
  });
  return { open };
}
