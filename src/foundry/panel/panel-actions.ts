/** What the buttons of the panel ask of it. */
interface PanelDeeds {
  answer(option: string): void;
  /** Whether a click can have been meant for the answers that are shown. */
  takesClick(): boolean;
  endTurn(): boolean;
  keepTurn(): void;
  undo(): void;
  consent(agrees: boolean): void;
  withdraw(): void;
  control(): void;
  resume(): void;
  fold(): void;
}

/** What each button of the panel does. */
export const PANEL_ACTIONS = {
  answer(this: PanelDeeds, { detail }: UIEvent, { dataset }: HTMLElement): void {
    // The second half of a double click may fall on the next question, which stands in the same place.
    if (detail > 1) return;
    // By key, no pointer rests anywhere.
    if (detail > 0 && !this.takesClick()) return;
    if (dataset.option !== undefined) this.answer(dataset.option);
  },
  endTurn(this: PanelDeeds): void {
    this.endTurn();
  },
  keepTurn(this: PanelDeeds): void {
    this.keepTurn();
  },
  undo(this: PanelDeeds): void {
    this.undo();
  },
  consent(this: PanelDeeds, _event: Event, { dataset }: HTMLElement): void {
    this.consent(dataset.agrees === 'true');
  },
  withdraw(this: PanelDeeds): void {
    this.withdraw();
  },
  control(this: PanelDeeds): void {
    this.control();
  },
  resume(this: PanelDeeds): void {
    this.resume();
  },
  fold(this: PanelDeeds): void {
    this.fold();
  },
};
