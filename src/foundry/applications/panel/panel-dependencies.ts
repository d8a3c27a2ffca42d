/** What the panel needs of the other parts. */
export interface PanelDependencies {
  /** Opens the battle control, for game masters. */
  openControl(): void;
  /** Opens the briefing, or closes it. */
  openBriefing(): void;
  /** Opens the story of a battle that is over, or closes it. */
  openStory(): void;
  /** Whether there is one to be opened. */
  hasStory(battle: string): boolean;
  /** Opens the legend, or closes it. */
  openLegend(): void;
  /** Opens the roster of the armies, or closes it. */
  openRoster(): void;
  /** Opens the slider through the battle, or closes it. */
  openHistory(): void;
  /** Lets a paused battle go on with what the game master has changed. */
  resume(battle: string): Promise<void>;
  /** What was done in an action of a battle, in a few words, if anybody knows. */
  describeAction(battle: string, number: number): string | undefined;
}
