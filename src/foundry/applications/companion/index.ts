import type { BattlePort, Game } from '../../battle';
import { plain, registerKey } from '../../input';
import { GUIDE_TEXTS } from '../../texts/guide-line';
import { singleWindow } from '../battle-window';
import { CompanionWindow } from './companion-window';
import { RulesReferences } from './rule-books';
import { watchEntryLinks } from './rule-number-links';

/** The dependencies of the rules reference. */
export interface CompanionDependencies {
  readonly games: readonly Game[];
  openLegend(): void;
  /** The ids of the entries for what the pointer or the keyboard cursor is on, on the map. */
  lookedAt(): readonly string[];
}

/** Sets up the rules reference, its key and all links to it; called once, in `init`. */
export function registerCompanion(
  port: BattlePort,
  { games, openLegend, lookedAt }: CompanionDependencies,
): void {
  const references = new RulesReferences(port, games, GUIDE_TEXTS);
  const companion = singleWindow(() => new CompanionWindow(port, references, openLegend));
  const toggle = (): boolean => {
    companion.window.toggle();
    return true;
  };
  registerKey('openCompanion', { keys: plain('F1'), reach: 'parts', onDown: toggle });
  watchEntryLinks((asked) => void companion.window.show(asked), lookedAt);
}
