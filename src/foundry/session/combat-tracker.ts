import { isBattle, isOwnWrite } from '../documents';
import { localize } from '../texts';

/** The actions of the tracker's buttons that a battle's own rules control: begin, count turns and rounds, end. */
const COUNTING = ['startCombat', 'previousRound', 'previousTurn', 'nextTurn', 'nextRound', 'endCombat'];

/** The class of a disabled button. */
const STOPPED = 'pdc-by-rules';

/** Buttons that a battle has disabled, with their previous tooltips. */
const stopped = new WeakMap<HTMLElement, string | undefined>();

/**
 * Stops the buttons of Foundry's combat tracker, and other modules, from counting turns and rounds of a battle: it has
 * no combatants, and its turns follow its rules. Other combats are not affected.
 */
export function keepTurnsByRules(): void {
  Hooks.on('preUpdateCombat', (combat, changes, options) => {
    const isCounting = changes.round !== undefined || changes.turn !== undefined;
    if (!isBattle(combat) || isOwnWrite(options) || !isCounting) return true;
    ui.notifications.info(localize('PDC.windows.session.turnsByRules'));
    return false;
  });
  Hooks.on('renderCombatTracker', ({ viewed }, element) => {
    const buttons = COUNTING.flatMap((action) => [
      ...element.querySelectorAll<HTMLElement>(`[data-action="${action}"]`),
    ]);
    for (const button of buttons) {
      if (isBattle(viewed)) stop(button);
      else release(button);
    }
  });
}

/** Disables a button and says why; it stays in place, so that it can be found and read out. */
function stop(button: HTMLElement): void {
  if (stopped.has(button)) return;
  stopped.set(button, button.dataset.tooltip);
  button.dataset.tooltip = localize('PDC.windows.session.turnsByRules');
  button.classList.add(STOPPED);
  button.setAttribute('aria-disabled', 'true');
  button.addEventListener('click', sayWhy, { capture: true });
}

/** Enables a button again that now belongs to another combat. */
function release(button: HTMLElement): void {
  if (!stopped.has(button)) return;
  const tooltip = stopped.get(button);
  stopped.delete(button);
  if (tooltip === undefined) delete button.dataset.tooltip;
  else button.dataset.tooltip = tooltip;
  button.classList.remove(STOPPED);
  button.removeAttribute('aria-disabled');
  button.removeEventListener('click', sayWhy, { capture: true });
}

function sayWhy(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  ui.notifications.info(localize('PDC.windows.session.turnsByRules'));
}
