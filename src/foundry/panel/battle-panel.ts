import type { Refusal } from '../../core';
import { type BattlePort, modulePath, pieceInHand, say } from '../documents';
import { type PanelContext, type Phrase, panelContext } from './panel-context';

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

/** A phrase in the user's language; a blank that is a key itself is looked up first. */
function told({ key, blanks }: Phrase): string {
  const words = Object.entries(blanks).map(([name, word]) => [
    name,
    word.startsWith('PDC.') ? say(word) : word,
  ]);
  return say(key, Object.fromEntries(words));
}

/** The slim bar at the top of the map: whose turn it is, how the battle stands, and what to do next. */
export class BattlePanel extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-panel',
    classes: ['pas-de-charge', 'pdc-panel'],
    window: { frame: false, positioned: false },
    actions: {
      answer: onAnswer,
      endTurn: onEndTurn,
      keepTurn: onKeepTurn,
      undo: onUndo,
      fold: onFold,
    },
  };

  static override PARTS = { bar: { template: modulePath('templates/panel.hbs') } };

  readonly #port: BattlePort;
  #isFolded = false;
  /** The user wants to end the turn although pieces could still act. */
  #isAsking = false;
  #isBusy = false;

  constructor(port: BattlePort) {
    super({});
    this.#port = port;
  }

  /** Shows the battle as it is now, or nothing where there is none. */
  async refresh(): Promise<void> {
    this.#isAsking = false;
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
    return {
      ...context,
      prompt: context && told((this.#isAsking && context.unfinished) || context.prompt),
      stepName: context && context.step !== '' ? say(`PDC.panel.during.${context.step}`) : '',
      answers: context?.answers.map((option) => ({ option, label: say(`PDC.answer.${option}`) })),
      hasUndo: context !== undefined && context.undoTo !== null,
      isFolded: this.#isFolded,
      isAsking: this.#isAsking,
      isBusy: this.#isBusy,
    };
  }

  get #context(): PanelContext | undefined {
    const battle = this.#port.current;
    return battle && panelContext(battle, game.user.isGM, pieceInHand.id);
  }

  async #send(wish: () => Promise<Refusal | undefined>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#isAsking = false;
    void this.render();
    try {
      await wish();
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

  /** Folds the panel to a small sign, or unfolds it. */
  fold(): void {
    this.#isFolded = !this.#isFolded;
    void this.render();
  }
}

function onAnswer(this: BattlePanel, _event: Event, { dataset }: HTMLElement): void {
  if (dataset.option !== undefined) this.answer(dataset.option);
}

function onEndTurn(this: BattlePanel): void {
  this.endTurn();
}

function onKeepTurn(this: BattlePanel): void {
  this.keepTurn();
}

function onUndo(this: BattlePanel): void {
  this.undo();
}

function onFold(this: BattlePanel): void {
  this.fold();
}
