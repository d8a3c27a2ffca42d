import { singleWindow } from '../battle-window';
import { type EveningOffer, EveningWindow } from './evening-window';

/** Sets up the window that prepares an evening, and returns the function that opens it; called once, in `init`. */
export function registerEvening(offer: EveningOffer): { openEvening(scenario: string): void } {
  const evening = singleWindow(() => new EveningWindow(offer));
  return { openEvening: (scenario) => void evening.window.choose(scenario) };
}
