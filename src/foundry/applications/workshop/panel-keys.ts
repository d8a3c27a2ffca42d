import type { DraftPort } from '../../battle/workshop';
import { takeByKeys, toMap } from '../../input';

/** Takes keys among the choices of a panel, and in its fields undo, redo, and Escape, which leaves the field first. */
export function watchKeys(panel: HTMLElement, port: DraftPort, cancel: () => void): void {
  takeByKeys(panel, '[data-action=paint], [data-action=kind]', (choice) => {
    choice.click();
    // The choice is used on the map, so the next keys go there.
    toMap();
  });
  panel.addEventListener('keydown', (event) => {
    const { target: field, ctrlKey, key } = event;
    if (!(field instanceof HTMLInputElement)) return;
    // A field in which nothing is written yet has nothing of its own to undo.
    const isUnwritten = ctrlKey && field.value === field.defaultValue;
    if (isUnwritten && key === 'z') port.undo();
    else if (isUnwritten && key === 'y') port.redo();
    else if (key === 'Escape') {
      field.blur();
      cancel();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
}
