import { MODULE_ID } from '../../documents';
import type { Heading } from '../../geometry';
import { fieldTool } from '../../input';

const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The keys of the chosen tool, unless something has the focus: then they are for that. */
const keysOfTool = () => (document.activeElement === document.body ? fieldTool.keys : undefined);

/** Registers the keys of the tools of the battlefield; without such a tool they are left to others. */
export function registerFieldKeys({ openBrush }: { readonly openBrush: () => void }): void {
  const register = (action: string, keys: readonly string[], onDown: (key: string) => boolean): void => {
    game.keybindings.register(MODULE_ID, action, {
      name: `PDC.key.${action}`,
      editable: keys.map((key) => ({ key })),
      restricted: true,
      precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
      onDown: ({ key }) => onDown(key),
    });
  };
  register('fieldPoint', Object.keys(HEADINGS), (key) => {
    const heading = HEADINGS[key];
    const keys = keysOfTool();
    if (heading) keys?.point(heading);
    return keys !== undefined;
  });
  register('fieldPress', ['Enter', 'Space'], () => {
    const keys = keysOfTool();
    keys?.press();
    return keys !== undefined;
  });
  game.keybindings.register(MODULE_ID, 'openBrush', {
    name: 'PDC.key.openBrush',
    editable: [{ key: 'KeyT', modifiers: ['SHIFT'] }],
    restricted: true,
    onDown: () => {
      openBrush();
      return true;
    },
  });
}
