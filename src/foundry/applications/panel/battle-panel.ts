import { enemyOf } from '../../../core';
import type { BattlePort, UserBattle } from '../../battle';
import { modulePath } from '../../documents';
import { freshButtons, guardButtons, pieceInHand } from '../../input';
import { localize, localizeCount, localizeFor } from '../../texts';
import { answerButtons } from './answer-buttons';
import { PANEL_ACTIONS } from './panel-actions';
import { type PanelContext, panelContext } from './panel-context';
import { localizableText, stepName, told } from './panel-words';
import { type ProposalContext, proposalNews } from './proposal';

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

/** What the panel needs of the other parts. */
export interface PanelDependencies {
  /** Opens the battle control, for game masters. */
  openControl(): void;
  /** Opens what tells of the battle, or puts it away. */
  openBriefing(): void;
  /** Opens what tells of signs, dice and ground, or puts it away. */
  openLegend(): void;
  /** Lets a paused battle go on with what the game master has changed. */
  resume(battle: string): Promise<void>;
  /** What was done in a action of a battle, in a few words, if anybody knows. */
  describeAction(battle: string, number: number): string | undefined;
}

const texts = { localize, has: (key: string) => game.i18n.has(key) };

/** The slim bar at the top of the map: whose turn it is, how the battle stands, and what to do next. */
export class BattlePanel extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-panel',
    classes: ['pas-de-charge', 'pdc-panel'],
    window: { frame: false, positioned: false },
    actions: PANEL_ACTIONS,
  };

  static override PARTS = { bar: { template: modulePath('templates/panel.hbs') } };

  readonly #port: BattlePort;
  readonly #dependencies: PanelDependencies;
  /** The battle as it was shown last. */
  #shown: UserBattle | undefined;
  /** The revision that the panel shows. */
  #shownAt = 0;
  #isFolded = false;
  /** The user wants to end the turn although pieces could still act. */
  #isAsking = false;
  #isBusy = false;
  /** The user has let his own proposal drop: that is no news to him. */
  #hasWithdrawn = false;
  readonly #fresh = freshButtons();

  constructor(port: BattlePort, dependencies: PanelDependencies) {
    super({});
    this.#port = port;
    this.#dependencies = dependencies;
  }

  /** Shows the battle as it is now, or nothing where there is none. */
  async refresh(): Promise<void> {
    this.#isAsking = false;
    this.#tellNews();
    if (this.#port.current) await this.render({ force: true });
    else if (this.rendered) await this.close();
  }

  /** Ends the turn, once the user has said so twice if pieces could still act. Says whether there was a turn to end. */
  endTurn(): boolean {
    const context = this.#context;
    if (!context?.endTurn || this.#isBusy) return false;
    if (context.unfinished && !this.#isAsking) {
      this.#isAsking = true;
      this.#isFolded = false;
      void this.render();
      return true;
    }
    const order = context.endTurn;
    void this.#send(() => this.#port.order(order));
    return true;
  }

  protected override async _prepareContext(): Promise<object> {
    const context = this.#context;
    const battle = this.#port.current;
    this.#shownAt = battle?.revision ?? 0;
    this.#fresh.show(`${this.#shownAt} ${this.#isAsking} ${context?.answers.join()}`, performance.now());
    return {
      ...context,
      prompt: context && battle && this.#promptOf(context, battle),
      isProposed: context?.proposal?.role === 'ask',
      mayWithdraw: context?.proposal?.role === 'wait',
      isGameMaster: game.user.isGM,
      mayResume: game.user.isGM && context?.isPaused,
      stepName: battle ? stepName(battle, texts) : '',
      statusLines: battle ? localizableText(battle, texts) : '',
      endLabel: battle ? localizeFor(battle.rules.id, 'PDC.panel.endTurn') : '',
      answers: battle && answerButtons(battle, context?.answers ?? []),
      hasUndo: context !== undefined && context.undoTo !== null,
      redoLabel: context?.redoable ? localizeCount('PDC.panel.redo', context.redoable) : '',
      isFolded: this.#isFolded,
      isAsking: this.#isAsking,
      isBusy: this.#isBusy,
    };
  }

  protected override async _onFirstRender(): Promise<void> {
    guardButtons(this.element, this.#fresh);
  }

  #promptOf({ prompt, unfinished, proposal }: PanelContext, battle: UserBattle): string {
    if (this.#isAsking && unfinished) return told(unfinished, battle, texts);
    return proposal ? this.#proposalText(proposal) : told(prompt, battle, texts);
  }

  #proposalText({ by, role, isDeputy, count, undoTo }: ProposalContext): string {
    const battle = this.#port.current;
    const action = battle && this.#dependencies.describeAction(battle.id, undoTo);
    const number = count === 1 ? 'one' : 'many';
    const orders = localize(`PDC.panel.takeBack.${number}`, { count: String(count) });
    return localize(`PDC.panel.proposal.${isDeputy ? 'deputy' : role}`, {
      side: battle?.state.sides[by].name ?? '',
      other: battle?.state.sides[enemyOf(by)].name ?? '',
      orders:
        action === undefined ? orders : localize(`PDC.panel.takeBackFrom.${number}`, { orders, action }),
    });
  }

  /** Tells the side that wanted to take something back what has become of that. */
  #tellNews(): void {
    const before = this.#shown;
    const battle = this.#port.current;
    this.#shown = battle;
    const by = before?.proposal?.by;
    if (!battle || !before || before.id !== battle.id || by === undefined) return;
    if (!battle.seats.includes(by) || battle.seats.includes(enemyOf(by))) return;
    const news = this.#hasWithdrawn ? null : proposalNews(before, battle);
    if (!battle.proposal) this.#hasWithdrawn = false;
    const blanks = { side: battle.state.sides[enemyOf(by)].name };
    if (news)
      ui.notifications[news === 'agreed' ? 'info' : 'warn'](localize(`PDC.panel.news.${news}`, blanks));
  }

  get #context(): PanelContext | undefined {
    const battle = this.#port.current;
    return battle && panelContext(battle, game.user.isGM, pieceInHand.id);
  }

  async #send(request: () => Promise<unknown>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#isAsking = false;
    void this.render();
    try {
      await request();
    } finally {
      this.#isBusy = false;
      await this.refresh();
    }
  }

  /** Answers the open question. */
  answer(option: string): void {
    const battle = this.#port.current;
    if (battle) void this.#send(() => this.#port.answer(battle.id, option, battle.revision));
  }

  /** Goes on with the turn after all. */
  keepTurn(): void {
    this.#isAsking = false;
    void this.render();
  }

  /** Takes the latest order back. */
  undo(): void {
    const battle = this.#port.current;
    const to = this.#context?.undoTo ?? null;
    if (battle && to !== null) void this.#send(() => this.#port.undo(battle.id, to));
  }

  /** Brings back what was taken back last. */
  redo(): void {
    const battle = this.#port.current;
    if (battle) void this.#send(() => this.#port.redo(battle.id));
  }

  /** Agrees or not to what the other side would like to take back. */
  consent(agrees: boolean): void {
    const battle = this.#port.current;
    // What was shown is agreed to, not what may have come in its place.
    const revision = this.#shownAt;
    if (battle) void this.#send(() => this.#port.consent(battle.id, agrees, revision));
  }

  /** Lets the own request to take something back drop. */
  withdraw(): void {
    this.#hasWithdrawn = true;
    this.consent(false);
  }

  /** Opens the battle control. */
  control(): void {
    this.#dependencies.openControl();
  }

  /** Opens the briefing. */
  briefing(): void {
    this.#dependencies.openBriefing();
  }

  /** Opens the legend. */
  legend(): void {
    this.#dependencies.openLegend();
  }

  /** Lets a paused battle go on. */
  resume(): void {
    const battle = this.#port.current;
    if (battle) void this.#send(() => this.#dependencies.resume(battle.id));
  }

  /** Folds the panel to a small sign, or unfolds it. */
  fold(): void {
    this.#isFolded = !this.#isFolded;
    void this.render();
  }
}
