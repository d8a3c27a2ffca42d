import type { BattleControl } from '../../battle';
import type { CampaignPort } from '../../battle/campaign-port';

/** The dependencies of the panel. */
export interface PanelDependencies {
  /** Opens the Battle control, for GMs. */
  openControl(): void;
  /** Opens or closes the briefing. */
  openBriefing(): void;
  readonly campaigns: Pick<CampaignPort, 'pageOf' | 'open'>;
  /** Opens or closes the Battle report of a finished battle. */
  openStory(): void;
  /** True if the battle has a Battle report. */
  hasStory(battle: string): boolean;
  /** Opens or closes the legend. */
  openLegend(): void;
  /** Opens or closes the Units window. */
  openRoster(): void;
  /** Opens or closes the Advice window. */
  openAdvice(): void;
  /** True if the user may ask for advice now. */
  mayAdvise(): boolean;
  /** Opens or closes the Standing orders window. */
  openStandingOrders(): void;
  /** True if the user may leave standing orders now. */
  mayStand(): boolean;
  /** Opens or closes the history slider. */
  openHistory(): void;
  readonly control: BattleControl;
  /** Calls the listener while an officer thinks for long, with the share that is done; null at the end. */
  onThinking(listener: (battle: string, share: number | null) => void): void;
  /** An action of a battle in a few words; undefined if unknown. */
  describeAction(battle: string, number: number): string | undefined;
}
