/** What the buttons of the panel ask of it. */
interface PanelDeeds {
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
  answer(this: PanelDeeds, _event: Event, { dataset }: HTMLElement): void {
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
  redo(this: PanelDeeds): void {
    this.redo();
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
  briefing(this: PanelDeeds): void {
    this.briefing();
  },
  legend(this: PanelDeeds): void {
    this.legend();
  },
  resume(this: PanelDeeds): void {
    this.resume();
  },
  fold(this: PanelDeeds): void {
    this.fold();
  },
};
