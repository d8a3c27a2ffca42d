import type { Path } from '../../../workshop';

const shownAt = (panel: HTMLElement, path: Path): HTMLElement | null =>
  panel.querySelector<HTMLElement>(`.pdc-workshop-body [data-path="${CSS.escape(JSON.stringify(path))}"]`);

/** Moves the focus to the field of a path, or to the nearest thing around it that the panel shows. */
export function focusOn(panel: HTMLElement, path: Path): void {
  for (let length = path.length; length > 0; length -= 1) {
    const found = shownAt(panel, path.slice(0, length));
    if (!found) continue;
    found.scrollIntoView({ block: 'center' });
    found.focus();
    return;
  }
}

/** Selects the text in the field of a path, to be written anew; false if the panel doesn't show it yet. */
export function writeOver(panel: HTMLElement, path: Path): boolean {
  const field = shownAt(panel, path);
  if (!(field instanceof HTMLInputElement)) return false;
  field.scrollIntoView({ block: 'nearest' });
  field.focus();
  field.select();
  return true;
}

/** Leaves the field of a panel that the user is writing in, so that what is written counts. */
export function leaveField(panel: HTMLElement): void {
  const field = document.activeElement;
  if (field instanceof HTMLElement && panel.contains(field)) field.blur();
}
