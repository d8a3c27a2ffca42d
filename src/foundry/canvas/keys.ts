import { MODULE_ID } from '../documents';
import type { Heading } from '../geometry/board-on-scene';
import { handKeys } from '../input';
import type { OrderTool } from './order-tool';

const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

interface Key {
  readonly key: string;
  readonly modifiers?: ['SHIFT'];
}

/** Registers one key action that goes before Foundry's own, and leaves the key to Foundry if it has no use for it. */
function register(action: string, keys: readonly Key[], onDown: (key: string) => boolean): void {
  game.keybindings.register(MODULE_ID, action, {
    name: `PDC.key.${action}`,
    editable: keys.map(({ key, modifiers = [] }) => ({ key, modifiers })),
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    onDown: ({ key }) => onDown(key),
  });
}

/** Registers the keys by which a battle can be played without a pointer. */
export function registerKeys(tool: OrderTool): void {
  register('nextPiece', [{ key: 'Tab' }], () => tool.cycle(1));
  register('lastPiece', [{ key: 'Tab', modifiers: ['SHIFT'] }], () => tool.cycle(-1));
  register('confirm', [{ key: 'Enter' }], () => tool.confirm() || handKeys.confirm());
  register('cancel', [{ key: 'Escape' }], () => handKeys.cancel() || tool.cancel());
  register(
    'point',
    Object.keys(HEADINGS).map((key) => ({ key })),
    (key) => {
      const heading = HEADINGS[key];
      return heading ? tool.point(heading) : false;
    },
  );
  register(
    'number',
    Array.from({ length: 9 }, (_, index) => ({ key: `Digit${index + 1}` })),
    (key) => {
      const number = Number(key.slice(-1));
      return tool.number(number - 1) || handKeys.number(number);
    },
  );
}
