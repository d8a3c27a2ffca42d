/** How many choices an arrow key goes on, in a palette of so many columns. */
const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** Gives the keys back to the map. */
export function toMap(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Lets the arrow keys walk through the choices of a palette, which lie in so many columns, and Enter and the space
 * bar take one. Keys that it uses do not reach the map.
 */
export function takeByKeys(
  palette: HTMLElement,
  selector: string,
  columns: number,
  take: (choice: HTMLElement) => void,
): void {
  palette.addEventListener('keydown', (event) => {
    const choices = [...palette.querySelectorAll<HTMLElement>(selector)];
    const choice = choices.find((each) => each === document.activeElement);
    const step = STEPS[event.key];
    if (!choice || !(step || event.key === 'Enter' || event.key === ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    if (step) choices[choices.indexOf(choice) + step(columns)]?.focus();
    else take(choice);
  });
}
