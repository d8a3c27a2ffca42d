/** Milliseconds during which a browser takes the letters that are typed on a list as one word. */
const ONE_WORD = 1000;

/**
 * The press of a pointer or a key in an element, which may not be replaced until it has had its effect: a button would
 * never be clicked, Tab would lead nowhere, and of a word that is typed on a list only the last letter would count.
 */
export class HeldPress {
  #isHeld = false;
  /** Ends the press of a key. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due: (() => void) | undefined;

  watch(element: HTMLElement): void {
    element.addEventListener('pointerdown', () => this.#holdPointer(), { capture: true });
    element.addEventListener(
      'keydown',
      ({ key, target }) => {
        if (key === 'Tab') this.#holdFor(0);
        else if (target instanceof HTMLSelectElement && key.length === 1) this.#holdFor(ONE_WORD);
      },
      { capture: true },
    );
    element.addEventListener('focusout', () => {
      if (this.#timer !== undefined) this.#holdFor(0);
    });
  }

  #holdPointer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isHeld = true;
    // The click comes after the release.
    const release = () => this.#holdFor(0);
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, release, { capture: true, once: true });
  }

  #holdFor(time: number): void {
    clearTimeout(this.#timer);
    this.#isHeld = true;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#isHeld = false;
      this.#due?.();
      this.#due = undefined;
    }, time);
  }

  /** Calls back at once, or after the press that is held; the last of several. */
  after(callback: () => void): void {
    if (this.#isHeld) this.#due = callback;
    else callback();
  }
}
