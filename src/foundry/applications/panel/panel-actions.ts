import type { WindowActions } from '../window-table';

/** The windows that the panel opens. */
export type PanelWindow =
  | 'openControl'
  | 'openBriefing'
  | 'openLegend'
  | 'openRoster'
  | 'openAdvice'
  | 'openStandingOrders'
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
  passCommand(how: string | undefined): void;
  watch(how: string | undefined): void;
  resume(): void;
  fold(): void;
}

/** The action of each button of the panel. */
export const PANEL_ACTIONS: WindowActions<PanelDoes> = {
  answer: (panel, { dataset }) => {
    if (dataset.option !== undefined) panel.answer(dataset.option);
  },
  endTurn: (panel, { dataset }) => panel.endTurn(dataset.order),
  keepTurn: (panel) => panel.keepTurn(),
  undo: (panel) => panel.undo(),
  redo: (panel) => panel.redo(),
  consent: (panel, { dataset }) => panel.consent(dataset.agrees === 'true'),
  withdraw: (panel) => panel.withdraw(),
  withdrawKept: (panel) => panel.withdrawKept(),
  control: (panel) => panel.open('openControl'),
  briefing: (panel) => panel.open('openBriefing'),
  legend: (panel) => panel.open('openLegend'),
  story: (panel) => panel.open('openStory'),
  roster: (panel) => panel.open('openRoster'),
  advice: (panel) => panel.open('openAdvice'),
  standingOrders: (panel) => panel.open('openStandingOrders'),
  history: (panel) => panel.open('openHistory'),
  campaign: (panel) => panel.openCampaign(),
  goBack: (panel) => panel.goBack(),
  passCommand: (panel, { dataset }) => panel.passCommand(dataset.how),
  watch: (panel, { dataset }) => panel.watch(dataset.how),
  resume: (panel) => panel.resume(),
  fold: (panel) => panel.fold(),
};
