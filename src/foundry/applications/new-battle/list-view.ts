import type { PlayableScenario } from '../scenario-file';
import { Thumbnails } from './thumbnails';

/** The list of battles on the page: its search, and its pictures. */
export class ListView {
  /** The words by which battles are searched for. */
  search = '';
  readonly #thumbnails: Thumbnails;

  constructor(scenarioOf: (key: string) => PlayableScenario | undefined) {
    this.#thumbnails = new Thumbnails(scenarioOf);
  }

  /** Follows the search in a window that has opened, with the chosen battle in view; Enter chooses the first that is found. */
  begin(window: HTMLElement): void {
    window.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'search') return;
      this.search = target.value;
      this.#showFound(window);
    });
    window.addEventListener('keydown', (event) => {
      const { target, key } = event;
      if (!(target instanceof HTMLInputElement) || target.name !== 'search' || key !== 'Enter') return;
      // Else Enter would set up the battle that was chosen before.
      event.preventDefault();
      window.querySelector<HTMLElement>('.pdc-battle-card:not([hidden]) [name=scenario]')?.click();
    });
    window.querySelector('.pdc-battle-card.is-chosen')?.scrollIntoView({ block: 'center' });
  }

  /** Shows what is searched for in a window that was rendered anew, and draws the pictures in view. */
  renew(window: HTMLElement): void {
    this.#showFound(window);
    this.#thumbnails.watch(window);
  }

  #showFound(window: HTMLElement): void {
    const words = this.search.toLowerCase().split(/\s+/);
    const cards = [...window.querySelectorAll<HTMLElement>('.pdc-battle-card')];
    for (const card of cards) card.hidden = !words.every((word) => card.dataset.words?.includes(word));
    const notice = window.querySelector<HTMLElement>('.pdc-nothing-found');
    if (notice) notice.hidden = cards.some(({ hidden }) => !hidden);
  }
}
