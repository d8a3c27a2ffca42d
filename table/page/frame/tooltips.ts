import { byId } from '../elements';
import { say } from '../texts';

const GAP = 8;

/** Shows the text of `data-tooltip` next to any element that has one and is hovered or focused. */
export function watchTooltips(): void {
  const tip = byId('tooltip');
  const hide = () => {
    tip.hidden = true;
  };
  const show = (event: Event) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null;
    const text = target && (target.dataset.tooltip || target.getAttribute('aria-label'));
    if (!target || !text) return hide();
    tip.textContent = say(text);
    tip.hidden = false;
    const box = target.getBoundingClientRect();
    const top =
      box.bottom + GAP + tip.offsetHeight < innerHeight ? box.bottom + GAP : box.top - GAP - tip.offsetHeight;
    const left = Math.max(
      GAP,
      Math.min(box.left + (box.width - tip.offsetWidth) / 2, innerWidth - tip.offsetWidth - GAP),
    );
    tip.style.top = `${top}px`;
    tip.style.left = `${left}px`;
  };
  document.addEventListener('pointerover', show);
  document.addEventListener('focusin', show);
  document.addEventListener('pointerdown', hide);
  document.addEventListener('focusout', hide);
}
