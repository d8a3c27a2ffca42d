import type { WorkshopPort } from '../../battle/workshop';

/** Takes the keys of the map in the fields of a panel: undo, redo, and Escape, which leaves the field first. */
export function watchFieldKeys(panel: HTMLElement, port: WorkshopPort, cancel: () => void): void {
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
