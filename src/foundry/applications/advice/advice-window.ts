import type { BattlePort } from '../../battle';
import { type Advice, type Adviser, decisionIn } from '../../battle/adviser';
import { isAdviceAllowed } from '../../documents';
import { ceiling, sideEdges } from '../../geometry/window-frame';
import { pieceInHand, placeInView, toMap } from '../../input';
import { localize, TEXTS } from '../../texts';
import { BattleWindow } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { adviceLines } from './advice-context';

/** The distance of the window from the panel and the sidebar, in pixels. */
const GAP = 8;

/** The advice for one moment of a battle, as far as it has come. */
interface Asked {
  /** Names the battle and the moment. */
  readonly moment: string;
  readonly advice: readonly Advice[] | null;
  readonly fault: string;
  stop(): void;
}

/** The Advice window: the three orders or answers that an officer would consider for this client's user now. */
export class AdviceWindow extends BattleWindow {
  static override DEFAULT_OPTIONS = optionsOf<AdviceWindow>('advice', {
    show: (window, button) => window.show(button),
    give: (window, { dataset }) => window.give(Number(dataset.index)),
  });

  static override PARTS = partsOf('advice');

  readonly #adviser: Adviser;
  /** Drawn anew in every window. */
  readonly #seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  #asked: Asked | undefined;
  /** The element that had the focus when advice was asked for by key; null once it is there. */
  #askedFrom: Element | null = null;

  constructor(port: BattlePort, adviser: Adviser) {
    super(port);
    this.#adviser = adviser;
  }

  /** Opens or closes the window, by key with the focus in it; false if there is nothing to advise. */
  toggle(isByKey: boolean): boolean {
    if (this.rendered) {
      void this.close();
      return true;
    }
    if (!this.mayAdvise) return false;
    this.#askedFrom = isByKey ? document.activeElement : null;
    void this.render({ force: true });
    return true;
  }

  /** True if the user has to decide something, and advice is allowed. */
  get mayAdvise(): boolean {
    const { battle } = this;
    return battle !== undefined && isAdviceAllowed() && decisionIn(battle) !== undefined;
  }

  /** Follows the battle: advice for an earlier moment is dropped. */
  follow(): void {
    if (!this.rendered) return;
    if (this.battle && isAdviceAllowed()) void this.refresh();
    else void this.close();
  }

  /** Selects the piece or the card of a piece of advice, and shows where it acts. */
  show({ dataset }: HTMLElement): void {
    const { piece = '', space = '', card = '' } = dataset;
    // The hand raises it, and the map shows the units that it lets act; playing it is left to the player.
    if (card !== '' && pieceInHand.id !== card) pieceInHand.pick(card);
    toMap();
    if (piece !== '' && pieceInHand.id !== piece) pieceInHand.pick(piece);
    if (space !== '') placeInView.show(space);
  }

  /** Gives the answer, if the battle still is where it was; an order is left to the player to confirm. */
  async give(index: number): Promise<void> {
    const { battle } = this;
    const choice = this.#asked?.advice?.[index]?.choice;
    if (!battle || typeof choice !== 'string' || this.#asked?.moment !== momentOf(battle)) return;
    await this.doOnce(async () => {
      await this.port.answer(battle.id, choice, battle.revision);
    });
  }

  protected override context(): object {
    const { battle } = this;
    const decision = battle && decisionIn(battle);
    if (!battle || !decision) {
      this.#drop();
      return { isWaiting: true };
    }
    if (this.#asked?.moment !== momentOf(battle)) this.#ask(battle);
    const { advice = null, fault = '' } = this.#asked ?? {};
    return {
      fault,
      isThinking: advice === null && fault === '',
      isAnswer: decision.options !== null,
      isBusy: this.isBusy,
      lines: adviceLines(battle, advice ?? [], TEXTS),
    };
  }

  /** Opens beside the map rather than over its middle. */
  protected override async _onFirstRender(): Promise<void> {
    await super._onFirstRender();
    this.setPosition({ left: sideEdges().right - this.element.offsetWidth - GAP, top: ceiling() + GAP });
  }

  protected override async _onRender(): Promise<void> {
    await super._onRender();
    const first = this.element.querySelector<HTMLElement>('.pdc-advice button');
    if (!this.#askedFrom || !first) return;
    // A user who has gone elsewhere meanwhile stays there.
    if ([this.#askedFrom, document.body].includes(document.activeElement ?? document.body)) first.focus();
    this.#askedFrom = null;
  }

  protected override _onClose(): void {
    this.#drop();
  }

  #drop(): void {
    this.#asked?.stop();
    this.#asked = undefined;
  }

  #ask(battle: NonNullable<BattleWindow['battle']>): void {
    this.#drop();
    const decision = decisionIn(battle);
    if (!decision) return;
    const moment = momentOf(battle);
    const { choice, stop } = this.#adviser.advise({ ...decision, seed: this.#seed }, (share) =>
      this.#showShare(share),
    );
    this.#asked = { moment, advice: null, fault: '', stop };
    const told = (found: Pick<Asked, 'advice' | 'fault'>) => {
      if (this.#asked?.moment !== moment) return;
      this.#asked = { moment, stop, ...found };
      void this.refresh();
    };
    choice.then(
      (advice) => told({ advice, fault: '' }),
      (error: unknown) => {
        console.error(error);
        told({ advice: null, fault: localize('PDC.windows.advice.failed') });
      },
    );
  }

  #showShare(share: number): void {
    const bar = this.rendered ? this.element.querySelector('progress') : null;
    if (bar) bar.value = share;
  }
}

const momentOf = ({ id, revision }: { readonly id: string; readonly revision: number }): string =>
  `${id} ${revision}`;
