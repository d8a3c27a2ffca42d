import { MODULE_ID } from '../documents';

const KEY = `${MODULE_ID}.window`;

/**
 * A name that no other window has, and that stays when the window is loaded again. It lies in the window's own store
 * only while the page is gone: a copy of a window that is open finds none there.
 */
export function windowName(): string {
  const name = sessionStorage.getItem(KEY) ?? foundry.utils.randomID();
  sessionStorage.removeItem(KEY);
  window.addEventListener('pagehide', () => sessionStorage.setItem(KEY, name));
  return name;
}
