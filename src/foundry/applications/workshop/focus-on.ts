import type { Path } from '../../../workshop';

/** Moves the focus to the field of a path, or to the nearest thing around it that the panel shows. */
export function focusOn(panel: HTMLElement, path: Path): void {
  for (let length = path.length; length > 0; length -= 1) {
    const selector = `[data-path="${CSS.escape(JSON.stringify(path.slice(0, length)))}"]`;
    const found = panel.querySelector<HTMLElement>(`.pdc-workshop-body ${selector}`);
    if (!found) continue;
    found.scrollIntoView({ block: 'center' });
    found.focus();
    return;
  }
}
