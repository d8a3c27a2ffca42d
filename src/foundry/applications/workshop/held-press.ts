/** The press of a pointer in an element: a button that is replaced under it would never be clicked. */
export class HeldPress {
  #isHeld = false;
  #due: (() => void) | undefined;

  watch(element: HTMLElement): void {
    const release = () => {
      // The click comes after the release.
      setTimeout(() => {
        this.#isHeld = false;
        this.#due?.();
        this.#due = undefined;
      });
    };
    element.addEventListener(
      'pointerdown',
      () => {
        this.#isHeld = true;
        for (const type of ['pointerup', 'pointercancel'])
          window.addEventListener(type, release, { capture: true, once: true });
      },
      { capture: true },
    );
  }

  /** Calls back at once, or after the press that is held; the last of several. */
  after(callback: () => void): void {
    if (this.#isHeld) this.#due = callback;
    else callback();
  }
}
