import { modulePath } from '../documents';

/** How a window looks and where it opens; its element's id is `pdc-` and its name in the table. */
interface WindowRow {
  /** The text key of its title; a window without one has no frame. */
  readonly title?: string;
  /** The icon of its title, by its name in Font Awesome. */
  readonly icon?: string;
  readonly isResizable?: true;
  readonly classes: readonly string[];
  /** Its size, and its position if it does not open in the middle; it is as high as its content by default. */
  readonly place?: Readonly<Partial<Record<'left' | 'top' | 'width' | 'height', number>>>;
  /** Its templates in their order, each with the selectors of what scrolls in it. */
  readonly parts: Readonly<Record<string, string | readonly string[] | null>>;
}

/** All windows of the module, besides Foundry's sheets and dialogs. */
const WINDOWS = {
  'new-campaign': {
    title: 'PDC.campaign.newCampaign.title',
    icon: 'route',
    classes: ['pdc-dialog'],
    place: { width: 640 },
    parts: { 'new-campaign': '.pdc-new-campaign-body' },
  },
  'campaign-correction': {
    title: 'PDC.campaign.correction.title',
    icon: 'pen',
    classes: ['pdc-dialog'],
    place: { width: 560 },
    parts: { 'campaign-correction': '.pdc-correction-body' },
  },
  evening: {
    title: 'PDC.windows.evening.title',
    icon: 'calendar-check',
    classes: ['pdc-dialog'],
    place: { width: 560 },
    parts: { evening: '.pdc-evening-body' },
  },
  history: { classes: ['pdc-history'], parts: { history: null } },
  broadcast: { classes: ['pdc-broadcast'], parts: { broadcast: null } },
  story: {
    title: 'PDC.windows.story.title',
    icon: 'book-open',
    classes: ['pdc-dialog', 'pdc-story-window'],
    place: { width: 520 },
    parts: { story: '.pdc-story' },
  },
  roster: {
    title: 'PDC.windows.roster.title',
    icon: 'sitemap',
    classes: ['pdc-dialog', 'pdc-roster-window'],
    place: { width: 760 },
    parts: { roster: '.pdc-roster' },
  },
  advice: {
    title: 'PDC.windows.advice.title',
    icon: 'lightbulb',
    classes: ['pdc-dialog', 'pdc-advice-window'],
    place: { width: 330 },
    parts: { advice: '.pdc-advice' },
  },
  'standing-orders': {
    title: 'PDC.windows.standingOrders.title',
    icon: 'user-check',
    classes: ['pdc-dialog', 'pdc-standing-orders-window'],
    place: { width: 600 },
    parts: { 'standing-orders': '.pdc-standing-orders' },
  },
  legend: {
    title: 'PDC.windows.legend.title',
    icon: 'circle-question',
    classes: ['pdc-dialog', 'pdc-legend-window'],
    place: { width: 680 },
    parts: { legend: '.pdc-legend' },
  },
  briefing: {
    title: 'PDC.windows.briefing.title',
    icon: 'scroll',
    classes: ['pdc-dialog', 'pdc-briefing-window'],
    // Beside the scene controls, below the battle panel.
    place: { left: 112, top: 90, width: 384 },
    parts: { briefing: '.pdc-briefing-text' },
  },
  control: {
    title: 'PDC.windows.control.title',
    icon: 'gears',
    classes: ['pdc-dialog', 'pdc-control-window'],
    place: { width: 580 },
    parts: { 'battle-control': '.pdc-control-actions' },
  },
  tables: {
    title: 'PDC.windows.tables.title',
    icon: 'table',
    classes: ['pdc-dialog', 'pdc-tables-window'],
    place: { width: 620 },
    parts: { 'house-tables': '.pdc-tables-body' },
  },
  'battle-plan': {
    title: 'PDC.windows.plan.title',
    icon: 'chess-board',
    classes: ['pdc-dialog', 'pdc-battle-plan'],
    place: { width: 640 },
    parts: { 'battle-plan': null },
  },
  'army-builder': {
    title: 'PDC.windows.army.title',
    icon: 'chess-pawn',
    isResizable: true,
    classes: ['pdc-dialog', 'pdc-army-builder'],
    place: { width: 560, height: 720 },
    parts: { 'army-builder': '', 'army-bar': null },
  },
  companion: {
    title: 'PDC.companion.title',
    icon: 'book-open',
    isResizable: true,
    classes: ['pdc-dialog', 'pdc-companion-window'],
    place: { width: 740, height: 560 },
    parts: { 'companion-search': null, 'companion-list': '', 'companion-entry': null },
  },
  'new-battle': {
    title: 'PDC.windows.newBattle.title',
    icon: 'flag',
    classes: ['pdc-dialog'],
    place: { width: 920 },
    parts: { 'new-battle': ['.pdc-battles', '.pdc-new-battle-body'] },
  },
  workshop: {
    title: 'PDC.workshop.title',
    icon: 'compass-drafting',
    isResizable: true,
    classes: ['pdc-dialog', 'pdc-workshop-window'],
    // Beside the scene controls: the board keeps the rest of the window.
    place: { left: 112, top: 12, width: 400, height: 700 },
    parts: { workshop: '.pdc-workshop-body' },
  },
  corrections: {
    title: 'PDC.workshop.corrections.title',
    icon: 'paintbrush',
    isResizable: true,
    classes: ['pdc-dialog', 'pdc-workshop-window'],
    // Below the battle panel.
    place: { left: 112, top: 96, width: 400, height: 620 },
    parts: { workshop: '.pdc-workshop-body' },
  },
  trials: {
    title: 'PDC.windows.trials.title',
    icon: 'scale-balanced',
    classes: ['pdc-dialog', 'pdc-trials-window'],
    place: { width: 440 },
    parts: { trials: '.pdc-trials' },
  },
  coach: { classes: ['pdc-coach'], parts: { coach: null } },
  hand: { classes: ['pdc-hand'], parts: { hand: '.pdc-hand-tray' } },
  panel: { classes: ['pdc-panel'], parts: { panel: null } },
  'unit-palette': { classes: ['pdc-dock'], parts: { 'unit-palette': '.pdc-dock-choices' } },
  settings: {
    title: 'PDC.windows.settings.title',
    icon: 'gears',
    classes: ['pdc-dialog', 'pdc-settings-window'],
    place: { width: 560 },
    parts: { settings: '.pdc-settings' },
  },
  'self-check': {
    title: 'PDC.self-check.title',
    icon: 'stethoscope',
    isResizable: true,
    classes: ['pdc-self-check-window'],
    place: { width: 620, height: 640 },
    parts: { 'self-check': '' },
  },
} as const satisfies Readonly<Record<string, WindowRow>>;

type WindowName = keyof typeof WINDOWS;

/** The action of each button of a window, by its `data-action`. */
export type WindowActions<Window> = Readonly<
  Record<string, (window: Window, button: HTMLElement) => unknown>
>;

/** The options of a window for Foundry: a form if it has something to submit. */
export function optionsOf<Window>(
  name: WindowName,
  actions: WindowActions<Window> = {},
  submit?: (window: Window) => Promise<void>,
) {
  const { title, icon, isResizable, classes, place }: WindowRow = WINDOWS[name];
  const pressed = Object.entries(actions).map(([action, does]) => [
    action,
    function (this: Window, _event: Event, button: HTMLElement): void {
      void does(this, button);
    },
  ]);
  return {
    id: `pdc-${name}`,
    classes: ['pas-de-charge', ...classes],
    window:
      title === undefined
        ? { frame: false, positioned: false }
        : { title, icon: `fa-solid fa-${icon}`, resizable: isResizable === true },
    ...(place && { position: { height: 'auto' as const, ...place } }),
    ...(submit && {
      tag: 'form',
      form: {
        handler(this: Window): Promise<void> {
          return submit(this);
        },
        closeOnSubmit: false,
      },
    }),
    actions: Object.fromEntries(pressed),
  };
}

/** The parts of a window for Foundry, each named after its template. */
export function partsOf(name: WindowName) {
  const { parts }: WindowRow = WINDOWS[name];
  return Object.fromEntries(
    Object.entries(parts).map(([template, scrolls]) => [
      template,
      {
        template: modulePath(`templates/${template}.hbs`),
        ...(scrolls !== null && { scrollable: [scrolls].flat() }),
      },
    ]),
  );
}
