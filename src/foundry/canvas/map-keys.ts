import { HEADINGS } from '../geometry';
import type { Heading } from '../geometry/board-on-scene';
import { handKeys, plain, registerKey, shifted } from '../input';
import type { OrderTool } from './order-tool';
import { isAmongTokens } from './pointer-clicks';

/** Registers the keybindings with which a battle can be played without a pointer. */
export function registerKeys(tool: OrderTool): void {
  const onMap = (action: string, keys: readonly string[], onDown: (key: string) => boolean) =>
    registerKey(action, { keys: plain(...keys), reach: 'map', onDown });
  onMap('nextPiece', ['Tab'], () => tool.cycle(1));
  registerKey('lastPiece', { keys: shifted('Tab'), reach: 'map', onDown: () => tool.cycle(-1) });
  onMap('mark', ['Space'], () => tool.mark());
  onMap('confirm', ['Enter'], () => tool.confirm() || handKeys.confirm() || tool.press());
  onMap('cancel', ['Escape'], () => handKeys.cancel() || tool.cancel());
  const arrows = Object.keys(HEADINGS);
  const headed = (key: string, go: (heading: Heading) => boolean): boolean => {
    const heading = HEADINGS[key];
    return heading !== undefined && isAmongTokens() && go(heading);
  };
  onMap('point', arrows, (key) => headed(key, (heading) => tool.point(heading)));
  registerKey('look', {
    keys: shifted(...arrows),
    reach: 'map',
    onDown: (key) => headed(key, (heading) => tool.look(heading)),
  });
  registerKey('number', {
    keys: plain(...Array.from({ length: 9 }, (_, index) => `Digit${index + 1}`)),
    reach: 'parts',
    onDown: (key) => {
      const number = Number(key.slice(-1));
      return tool.number(number - 1) || handKeys.number(number);
    },
  });
}

/** Registers the key that shows what the enemy could attack as long as it is held. */
export function registerThreatKey(hold: (key: string) => boolean): void {
  registerKey('holdThreat', { keys: plain('KeyI'), reach: 'parts', onDown: hold });
}

/** Registers the Home key to bring the whole board into view, if there is one. */
export function registerFit(fit: () => boolean): void {
  registerKey('fitBoard', { keys: plain('Home'), reach: 'map', onDown: fit });
}
