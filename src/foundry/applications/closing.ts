import { plain, registerKey } from '../input';
import { closeLast } from './battle-window';

/** Makes Escape close the window opened last, if no other use of the key applies; called last in `init`. */
export function registerClosing(): void {
  registerKey('closeWindow', { keys: plain('Escape'), reach: 'everywhere', onDown: () => closeLast() });
}
