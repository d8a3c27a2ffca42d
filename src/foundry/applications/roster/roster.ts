import type { BattlePort } from '../../battle';
import { goByName, pieceInHand, placeInView, plain, registerKey, takeByKeys, toMap } from '../../input';
import { TEXTS } from '../../texts';
import { BattleWindow, singleWindow } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { rosterContext } from './roster-context';

/** The lines of the list, each a button. */
const LINES = 'button[data-piece]';

/** The Units window: both armies with their commanders, and each unit's space, state and possible actions. */
class RosterWindow extends BattleWindow {
  static override DEFAULT_OPTIONS = optionsOf<RosterWindow>('roster', {
    lead: (window, line) => window.lead(line),
  });

  static override PARTS = partsOf('roster');

  /** Opens or closes the window. */
  toggle(): void {
    if (this.rendered) void this.close();
    else if (this.battle) void this.render({ force: true });
  }

  /** Moves the keyboard focus to the list, or back from it; false if there is no battle. */
  async enter(): Promise<void> {
    await this.render({ force: true });
    this.#lines.find((line) => line.dataset.may !== '')?.focus();
    if (!this.element.contains(document.activeElement)) this.#lines[0]?.focus();
  }

  /** Shows changes; closes with its battle. */
  follow(): void {
    if (this.battle) void this.refresh();
    else if (this.rendered) void this.close();
  }

  /** Selects a piece that can be ordered, or shows its position on the map. */
  lead({ dataset }: HTMLElement): void {
    const { piece = '', at = '', may = '' } = dataset;
    toMap();
    if (may === '') placeInView.show(at);
    else if (pieceInHand.id !== piece) pieceInHand.pick(piece);
  }

  protected override context(): object {
    const { battle } = this;
    return battle ? rosterContext(battle, TEXTS) : {};
  }

  protected override async _onFirstRender(): Promise<void> {
    await super._onFirstRender();
    takeByKeys(this.element, LINES, (line) => this.lead(line));
    goByName(this.element, LINES, ({ dataset }) => dataset.name ?? '');
    this.element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      void this.close().then(toMap);
    });
  }

  get #lines(): readonly HTMLElement[] {
    return [...this.element.querySelectorAll<HTMLElement>(LINES)];
  }
}

/** Sets up the Units window and its key, and returns the function that opens it; called in `init`. */
export function registerRoster(port: BattlePort): { openRoster(): void } {
  const roster = singleWindow(() => new RosterWindow(port));
  port.onChange(() => roster.made?.follow());
  registerKey('openList', {
    keys: plain('KeyU'),
    reach: 'parts',
    onDown: () => {
      if (port.current) void roster.window.enter();
      return port.current !== undefined;
    },
  });
  return { openRoster: () => roster.window.toggle() };
}
