import { parts } from './screen-parts';

/** Keeps the keyboard focus in a window that is rendered again, and whose buttons come and go. */
export class KeptFocus {
  #isKept = false;

  /** Remembers the focus before the window is rendered again. */
  note(element: HTMLElement | undefined): void {
    if (element && this.has(element)) this.#isKept = true;
  }

  /** True if the keyboard focus is in a window. */
  has(element: HTMLElement): boolean {
    return element.contains(document.activeElement) && !parts.areOnMap;
  }

  /** Restores the focus after rendering; the element that had it may be gone. */
  restore(first: HTMLElement | undefined): void {
    const isLost = document.activeElement === document.body;
    if (this.#isKept && isLost) first?.focus();
    // A disabled element takes no focus: try again later.
    if (document.activeElement !== document.body) this.#isKept = false;
  }
}
