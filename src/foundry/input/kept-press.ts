const buttonIn = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** All that a button does, as its data say. */
const deedOf = ({ dataset }: HTMLElement): string => JSON.stringify(dataset);

/**
 * Carries out a press on a button that was drawn again before it was let go: a browser takes that for no click, and
 * while officers give orders, a window is drawn again and again. Only for buttons that mean the same at any moment.
 */
export function keepPresses(element: HTMLElement, selector: string): void {
  let pressed: HTMLElement | null = null;
  element.addEventListener('pointerdown', (event) => {
    pressed = event.button === 0 ? buttonIn(event, selector) : null;
  });
  element.addEventListener('pointerup', (event) => {
    const button = buttonIn(event, selector);
    if (pressed && button && !pressed.isConnected && deedOf(pressed) === deedOf(button)) button.click();
    pressed = null;
  });
}
