import type { Point } from '../geometry/board-on-scene';

/**
 * A confirmation before something that is not easily reversed. Title and labels are plain texts, the content is HTML.
 */
export interface FirstQuestion {
  readonly title: string;
  readonly content: string;
  readonly yes: string;
  readonly no: string;
  /** CSS classes of the icon on the yes button. */
  readonly icon: string;
  /** CSS classes of the icon on the no button; by default those of a cancel button. */
  readonly noIcon?: string;
}

/** Asks the user of this client to confirm. Closing the window or pressing Enter means no. */
export const askFirst = async (question: FirstQuestion): Promise<boolean> =>
  (await askEither(question)) === true;

/** Asks the user of this client to choose one of two answers; undefined if the window was closed. */
export async function askEither({
  title,
  content,
  yes,
  no,
  icon,
  noIcon = 'fa-solid fa-xmark',
}: FirstQuestion): Promise<boolean | undefined> {
  const answer = await foundry.applications.api.DialogV2.confirm({
    classes: ['pas-de-charge', 'pdc-dialog', 'pdc-question-window'],
    window: { title },
    content,
    modal: true,
    rejectClose: false,
    yes: { label: yes, icon, default: false },
    no: { label: no, icon: noIcon, default: true },
  });
  return typeof answer === 'boolean' ? answer : undefined;
}

/** The time in which buttons count as new, in milliseconds: too short to have read them. */
const NEW = 300;

/** The movement of a hand at rest, in pixels. */
const STILL = 4;

/** Distinguishes a click meant for a button from one already under way when the button appeared under the pointer. */
export class FreshButtons {
  #pointer: Point | undefined;
  #key = '';
  /** The time at which the buttons appeared, and the pointer's position then; undefined as soon as it has moved. */
  #rest: { readonly at: Point; readonly since: number } | undefined;

  /** Updates the pointer's position. */
  pointerAt(point: Point): void {
    this.#pointer = point;
    const at = this.#rest?.at;
    if (at && Math.hypot(point.x - at.x, point.y - at.y) > STILL) this.#rest = undefined;
  }

  /** Reports that buttons are shown; the same key as before means the same buttons. */
  show(key: string, now: number): void {
    if (key === this.#key) return;
    this.#key = key;
    this.renew(now);
  }

  /** Reports that the buttons are new or in another position. */
  renew(now: number): void {
    this.#rest = this.#pointer && { at: this.#pointer, since: now };
  }

  /** True if a click is meant for the buttons that are shown. */
  takes({ detail, timeStamp }: Pick<UIEvent, 'detail' | 'timeStamp'>): boolean {
    // A click by keyboard involves no pointer.
    if (detail === 0) return true;
    // The second half of a double click may hit a new button in the same position.
    if (detail > 1) return false;
    return this.#rest === undefined || timeStamp - this.#rest.since >= NEW;
  }
}

/** Buttons that track the pointer of this window. */
export function freshButtons(): FreshButtons {
  const buttons = new FreshButtons();
  const follow = ({ clientX: x, clientY: y }: PointerEvent) => buttons.pointerAt({ x, y });
  window.addEventListener('pointermove', follow, { capture: true, passive: true });
  return buttons;
}

/** Blocks clicks on the buttons in an element that were not meant for them, for all listeners. */
export function guardButtons(element: HTMLElement, buttons: FreshButtons): void {
  const reject = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || !event.target.closest('button') || buttons.takes(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  element.addEventListener('click', reject, { capture: true });
}
