import { SIDES } from '../../../core';
import { type BattlePort, mayOverrule, type UserBattle } from '../../battle';
import { freshButtons, guardButtons, KeptFocus, keepPresses, type PartFocus, pieceInHand } from '../../input';
import { localize, localizeCount, localizeFor, TEXTS } from '../../texts';
import { BattleWindow } from '../battle-window';
import { sideText, statusText, stepName } from '../status-text';
import { goBack } from '../who-goes';
import { optionsOf, partsOf } from '../window-table';
import { ClockFace } from './clock-face';
import { type ShownChit, showChit } from './drawn-chit';
import { headingOf } from './heading';
import { keptText } from './kept-request-text';
import { LeftEarly } from './left-early';
import { PANEL_ACTIONS, type PanelDoes, type PanelWindow } from './panel-actions';
import {
  answerButtons,
  asksBefore,
  endButtons,
  isCrowded,
  type PanelContext,
  panelContext,
  proposalText,
} from './panel-context';
import type { PanelDependencies } from './panel-dependencies';
import { PanelNews } from './panel-news';
import { phraseText } from './panel-prompt';
import { SpendingChoice } from './spend-counters';
import { levelName, passCommand, passingButtons } from './stand-in';
import { Watch } from './watch';

/** The buttons that mean the same at any moment. */
const LASTING = '[data-action=watch], .pdc-panel-tools button';

/** The slim bar at the top of the map: the side to move, the state of the battle, and what to do next. */
export class BattlePanel extends BattleWindow implements PanelDoes {
  static override DEFAULT_OPTIONS = optionsOf<BattlePanel>('panel', PANEL_ACTIONS);

  static override PARTS = partsOf('panel');

  readonly #dependencies: PanelDependencies;
  /** The revision that the panel shows. */
  #shownAt = 0;
  #isFolded = false;
  /** The kind of end-of-turn order that needs a second press because pieces can still act; null if there is none. */
  #asksAbout: string | null = null;
  readonly #left = new LeftEarly();
  readonly #news = new PanelNews();
  readonly #focus = new KeptFocus();
  readonly #fresh = freshButtons();
  readonly #outlay: SpendingChoice;
  readonly #clock = new ClockFace();
  readonly #watch = new Watch();

  constructor(port: BattlePort, dependencies: PanelDependencies) {
    super(port);
    this.#dependencies = dependencies;
    this.#outlay = new SpendingChoice({
      get battle() {
        return port.current;
      },
      order: (order) => void this.#send(() => port.order(order)),
      show: () => void this.render(),
    });
  }

  /** Shows the current battle; nothing if there is none. */
  override async refresh(): Promise<void> {
    this.#asksAbout = null;
    this.#outlay.drop();
    this.#news.follow(this.battle);
    this.#watch.follow(this.battle, this.#dependencies.control);
    // The clock times the current moment only.
    if (!this.battle?.asItWas) this.#clock.follow(this.battle);
    await this.showWhile(this.battle !== undefined);
  }

  /** Shows how far an officer has come, if its battle is the one in view; nothing if it has decided. */
  showThinking(battle: string, share: number | null): void {
    const bar = this.rendered && this.element.querySelector('progress');
    if (!bar) return;
    bar.hidden = share === null || this.battle?.id !== battle;
    bar.value = share ?? 0;
  }

  /** Shows a chit being drawn, if its battle is the one in view. */
  showDrawn(battle: string, chit: ShownChit): void {
    if (this.rendered && this.battle?.id === battle) showChit(this.element, chit);
  }

  /**
   * Ends the turn or a part of it, by default the smallest part; may ask first if pieces can still act. Returns whether
   * there was anything to end.
   */
  endTurn(type: string | undefined = this.#asksAbout ?? undefined): boolean {
    if (this.battle?.asItWas) {
      this.port.history.refuse();
      return true;
    }
    const { battle } = this;
    const context = this.#context;
    const order = context?.ends.find((each) => type === undefined || each.type === type);
    if (!battle || !context || !order || this.isBusy) return false;
    if (this.#left.leave(battle, asksBefore(context, order.type), this.#asksAbout === order.type)) {
      void this.#send(() => this.port.order(order));
      return true;
    }
    this.#asksAbout = order.type;
    this.#isFolded = false;
    void this.render();
    return true;
  }

  protected override context(): object {
    this.#focus.note(this.partFocus?.element);
    const context = this.#context;
    const { battle } = this;
    const answers = battle ? answerButtons(battle, context?.answers ?? []) : [];
    const isMaster = battle !== undefined && mayOverrule(battle);
    this.#shownAt = battle?.revision ?? 0;
    // Without an answer or an end, the buttons mean the same whatever has happened.
    const meant = context?.answers.length || context?.ends.length ? this.#shownAt : '';
    this.#fresh.show(`${meant} ${this.#asksAbout} ${context?.answers.join()}`, performance.now());
    return {
      ...context,
      prompt: this.#prompt(context),
      isProposed: context?.proposal?.role === 'ask',
      mayWithdraw: context?.proposal?.role === 'wait',
      isKept: battle?.kept !== undefined,
      ...headingOf(battle, this.#dependencies),
      isGameMaster: game.user.isGM,
      mayResume: game.user.isGM && context?.isPaused,
      sides: context?.sides.map((each) => ({
        ...each,
        notice: battle ? sideText(battle, each.side, TEXTS) : '',
        ledBy: each.officer ? levelName(each.officer) : '',
        pointsName: battle ? localizeFor(battle.rules.id, 'PDC.windows.legend.points') : '',
      })),
      step: battle?.state.turn.step ?? '',
      stepName: battle ? stepName(battle, TEXTS) : '',
      statusLines: battle ? statusText(battle, TEXTS) : '',
      ...this.#outlay.context(battle),
      passings: passingButtons(battle, isMaster),
      watching: this.#watch.buttons(battle, isMaster),
      ends: this.#endsOf(context, battle),
      answers,
      isCrowded: isCrowded(answers.map(({ label }) => label)),
      hasRoster: SIDES.some((side) => battle && battle.rules.roster(battle.state, side).length > 0),
      hasUndo: context !== undefined && context.undoTo !== null,
      redoLabel: context?.redoable ? localizeCount('PDC.board.panel.redo', context.redoable) : '',
      isFolded: this.#isFolded,
      isAsking: this.#asksAbout !== null,
      isBusy: this.isBusy,
    };
  }

  protected override async _onFirstRender(): Promise<void> {
    await super._onFirstRender();
    guardButtons(this.element, this.#fresh);
    keepPresses(this.element, LASTING);
    this.#outlay.listen(this.element);
  }

  protected override async _onRender(): Promise<void> {
    await super._onRender();
    this.#clock.showIn(this.element);
    this.#focus.restore(this.partFocus?.first);
  }

  /** The element that gets the keyboard focus in the panel: the first thing to do. */
  get partFocus(): PartFocus | undefined {
    if (!this.rendered) return undefined;
    const find = (selector: string) => this.element.querySelector<HTMLElement>(selector);
    const first =
      find('.pdc-panel-buttons .is-main:enabled') ??
      find('.pdc-panel-buttons button:enabled') ??
      find('button:enabled');
    return { element: this.element, first: first ?? undefined };
  }

  /** The buttons that end a turn or a part of it; while one of them asks for a second press, only that one. */
  #endsOf(context: PanelContext | undefined, battle: UserBattle | undefined) {
    const all = context && battle ? endButtons(context, battle, TEXTS) : [];
    return this.#asksAbout === null ? all : all.filter(({ type }) => type === this.#asksAbout);
  }

  /** The prompt: what the user has to do, on screen and for screen readers. */
  #prompt(context: PanelContext | undefined): string {
    const prompt = context && this.battle ? this.#promptOf(context, this.battle) : '';
    this.#news.tellPrompt(prompt);
    return prompt;
  }

  #promptOf({ prompt, unfinished, proposal }: PanelContext, battle: UserBattle): string {
    if (battle.asItWas) return localize('PDC.board.history.asItWas');
    if (battle.kept) return keptText(battle, battle.kept);
    const outlay = this.#outlay.question(battle);
    if (outlay !== '') return outlay;
    if (this.#asksAbout !== null && unfinished) return phraseText(unfinished, battle, TEXTS);
    if (!proposal) return phraseText(prompt, battle, TEXTS);
    return proposalText(proposal, battle, this.#dependencies.describeAction(battle.id, proposal.undoTo));
  }

  get #context(): PanelContext | undefined {
    const { battle } = this;
    return battle && panelContext(battle, mayOverrule(battle), pieceInHand.id);
  }

  async #send(request: () => Promise<unknown>): Promise<void> {
    if (!this.isBusy) this.#asksAbout = null;
    await this.doOnce(request);
  }

  /** Answers the open question. */
  answer(option: string): void {
    const { battle } = this;
    if (battle) void this.#send(() => this.port.answer(battle.id, option, battle.revision));
  }

  /** Continues the turn after all. */
  keepTurn(): void {
    this.#asksAbout = null;
    void this.render();
  }

  /** Undoes the latest order. */
  undo(): void {
    const { battle } = this;
    const to = this.#context?.undoTo ?? null;
    if (battle && to !== null) void this.#send(() => this.port.undo(battle.id, to));
  }

  /** Redoes what was undone last. */
  redo(): void {
    const { battle } = this;
    if (battle) void this.#send(() => this.port.redo(battle.id));
  }

  /** Agrees to or refuses the other side's undo. */
  consent(agrees: boolean): void {
    const { battle } = this;
    // The user agrees to the proposal that was shown, not to one that may have replaced it.
    const revision = this.#shownAt;
    if (battle) void this.#send(() => this.port.consent(battle.id, agrees, revision));
  }

  /** Withdraws the user's own undo proposal. */
  withdraw(): void {
    this.#news.withdraw();
    this.consent(false);
  }

  /** Drops the order that waits for a GM. */
  withdrawKept(): void {
    const { battle } = this;
    if (battle) void this.#send(() => this.port.withdraw(battle.id));
  }

  /** Opens or closes one of the other windows. */
  open(window: PanelWindow): void {
    this.#dependencies[window]();
  }

  /** Opens the window of the campaign. */
  openCampaign(): void {
    const { campaigns } = this.#dependencies;
    if (this.battle) campaigns.open(campaigns.pageOf(this.battle.id));
  }

  /** Goes back to the battle that this one branched off from. */
  goBack(): void {
    const { battle } = this;
    if (battle) void this.#send(() => goBack(this.#dependencies.control, battle.id));
  }

  /** Changes who commands a side: the GM, an officer who stands in, or the player again. */
  passCommand(how: string | undefined): void {
    const { battle, port } = this;
    const { control } = this.#dependencies;
    if (battle) void this.#send(() => passCommand({ port, control }, battle, how, mayOverrule(battle)));
  }

  /** Pauses the officers whom the user watches, or changes their speed. */
  watch(how: string | undefined): void {
    const { battle } = this;
    if (battle) void this.#send(() => this.#watch.press(how, battle, this.#dependencies.control));
  }

  /** Resumes a paused battle. */
  resume(): void {
    const { battle } = this;
    if (battle) void this.#send(() => this.#dependencies.control.resume(battle.id, 'keep'));
  }

  /** Collapses the panel to a small icon, or expands it. */
  fold(): void {
    this.#isFolded = !this.#isFolded;
    void this.render();
  }
}
