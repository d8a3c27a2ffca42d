/** What the buttons of the panel ask of it. */
interface PanelActions {
  answer(option: string): void;
  endTurn(): boolean;
  keepTurn(): void;
  undo(): void;
  redo(): void;
  consent(agrees: boolean): void;
  withdraw(): void;
  control(): void;
  briefing(): void;
  legend(): void;
  resume(): void;
  fold(): void;
}

/** What each button of the panel does. */
export const PANEL_ACTIONS = {
  answer(this: PanelActions, _event: Event, { dataset }: HTMLElement): void {
    if (dataset.option !== undefined) this.answer(dataset.option);
  },
  endTurn(this: PanelActions): void {
    this.endTurn();
  },
  keepTurn(this: PanelActions): void {
    this.keepTurn();
  },
  undo(this: PanelActions): void {
    this.undo();
  },
  redo(this: PanelActions): void {
    this.redo();
  },
  consent(this: PanelActions, _event: Event, { dataset }: HTMLElement): void {
    this.consent(dataset.agrees === 'true');
  },
  withdraw(this: PanelActions): void {
    this.withdraw();
  },
  control(this: PanelActions): void {
    this.control();
  },
  briefing(this: PanelActions): void {
    this.briefing();
  },
  legend(this: PanelActions): void {
    this.legend();
  },
  resume(this: PanelActions): void {
    this.resume();
  },
  fold(this: PanelActions): void {
    this.fold();
  },
};
