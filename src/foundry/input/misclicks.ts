import type { Point } from '../geometry/board-on-scene';

/** A question before something that is not easily put right. Title and labels are texts, the content is HTML. */
export interface FirstQuestion {
  readonly title: string;
  readonly content: string;
  readonly yes: string;
  readonly no: string;
  /** Classes of the sign before yes. */
  readonly icon: string;
}

/** Asks the user of this client whether he means it. To close the window, or to press Enter, is to leave it. */
export async function askFirst({ title, content, yes, no, icon }: FirstQuestion): Promise<boolean> {
  const answer = await foundry.applications.api.DialogV2.confirm({
    classes: ['pas-de-charge', 'pdc-dialog', 'pdc-question-window'],
    window: { title },
    content,
    modal: true,
    rejectClose: false,
    yes: { label: yes, icon, default: false },
    no: { label: no, icon: 'fa-solid fa-xmark', default: true },
  });
  return answer === true;
}

/** How long buttons are new, in milliseconds: nobody can have read them earlier. */
const NEW = 300;

/** How far a hand moves that rests, in pixels. */
const STILL = 4;

/** Tells a click that was meant for a button from one that was under way when the button came to stand under the pointer. */
export class FreshButtons {
  #pointer: Point | undefined;
  #key = '';
  /** When the buttons came, and where the pointer was then; undefined as soon as it has moved. */
  #rest: { readonly at: Point; readonly since: number } | undefined;

  /** The pointer is there now. */
  pointerAt(point: Point): void {
    this.#pointer = point;
    const at = this.#rest?.at;
    if (at && Math.hypot(point.x - at.x, point.y - at.y) > STILL) this.#rest = undefined;
  }

  /** Buttons are shown; the same key as before means the same buttons. */
  show(key: string, now: number): void {
    if (key === this.#key) return;
    this.#key = key;
    this.renew(now);
  }

  /** Other buttons have come, or the same to another place. */
  renew(now: number): void {
    this.#rest = this.#pointer && { at: this.#pointer, since: now };
  }

  /** Whether a click is meant for the buttons that are shown. */
  takes({ detail, timeStamp }: Pick<UIEvent, 'detail' | 'timeStamp'>): boolean {
    // By key, no pointer rests anywhere.
    if (detail === 0) return true;
    // The second half of a double click may fall on the next button, which stands in the same place.
    if (detail > 1) return false;
    return this.#rest === undefined || timeStamp - this.#rest.since >= NEW;
  }
}

/** Buttons that know where the pointer of this window is. */
export function freshButtons(): FreshButtons {
  const buttons = new FreshButtons();
  const follow = ({ clientX: x, clientY: y }: PointerEvent) => buttons.pointerAt({ x, y });
  window.addEventListener('pointermove', follow, { capture: true, passive: true });
  return buttons;
}

/** Keeps clicks from the buttons in an element that were not meant for them, whoever listens for them. */
export function guardButtons(element: HTMLElement, buttons: FreshButtons): void {
  const reject = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || !event.target.closest('button') || buttons.takes(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  element.addEventListener('click', reject, { capture: true });
}
