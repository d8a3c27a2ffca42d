import { parts } from './parts';

/** Keeps the focus of the keys in a window that is made anew under them, and whose buttons come and go. */
export class KeptFocus {
  #isKept = false;

  /** Before the window is made anew. */
  note(element: HTMLElement | undefined): void {
    if (element && this.has(element)) this.#isKept = true;
  }

  /** Whether the keys are in a window. */
  has(element: HTMLElement): boolean {
    return element.contains(document.activeElement) && !parts.areOnMap;
  }

  /** Once it is there again: what had the focus may be gone. */
  restore(first: HTMLElement | undefined): void {
    const isLost = document.activeElement === document.body;
    if (this.#isKept && isLost) first?.focus();
    // What is disabled for a while takes no focus: it is given later.
    if (document.activeElement !== document.body) this.#isKept = false;
  }
}
