/** The windows that the panel opens. */
export type PanelWindow =
  | 'openControl'
  | 'openBriefing'
  | 'openLegend'
  | 'openRoster'
  | 'openAdvice'
  | 'openHistory'
  | 'openStory';

/** The actions of the panel behind its buttons. */
export interface PanelDoes {
  answer(option: string): void;
  endTurn(type?: string): void;
  keepTurn(): void;
  undo(): void;
  redo(): void;
  consent(agrees: boolean): void;
  withdraw(): void;
  withdrawKept(): void;
  open(window: PanelWindow): void;
  openCampaign(): void;
  goBack(): void;
  takeCommand(): void;
  resume(): void;
  fold(): void;
}

/** The action of each button of the panel. */
export const PANEL_ACTIONS = {
  answer(this: PanelDoes, _event: Event, { dataset }: HTMLElement): void {
    if (dataset.option !== undefined) this.answer(dataset.option);
  },
  endTurn(this: PanelDoes, _event: Event, { dataset }: HTMLElement): void {
    this.endTurn(dataset.order);
  },
  keepTurn(this: PanelDoes): void {
    this.keepTurn();
  },
  undo(this: PanelDoes): void {
    this.undo();
  },
  redo(this: PanelDoes): void {
    this.redo();
  },
  consent(this: PanelDoes, _event: Event, { dataset }: HTMLElement): void {
    this.consent(dataset.agrees === 'true');
  },
  withdraw(this: PanelDoes): void {
    this.withdraw();
  },
  withdrawKept(this: PanelDoes): void {
    this.withdrawKept();
  },
  control(this: PanelDoes): void {
    this.open('openControl');
  },
  briefing(this: PanelDoes): void {
    this.open('openBriefing');
  },
  legend(this: PanelDoes): void {
    this.open('openLegend');
  },
  story(this: PanelDoes): void {
    this.open('openStory');
  },
  roster(this: PanelDoes): void {
    this.open('openRoster');
  },
  advice(this: PanelDoes): void {
    this.open('openAdvice');
  },
  history(this: PanelDoes): void {
    this.open('openHistory');
  },
  campaign(this: PanelDoes): void {
    this.openCampaign();
  },
  goBack(this: PanelDoes): void {
    this.goBack();
  },
  takeCommand(this: PanelDoes): void {
    this.takeCommand();
  },
  resume(this: PanelDoes): void {
    this.resume();
  },
  fold(this: PanelDoes): void {
    this.fold();
  },
};
