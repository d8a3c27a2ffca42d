import { pieceOf, type SpaceId } from '../../../core';
import type { UserBattle } from '../../battle';
import { Listeners } from '../../documents/listeners';
import { diceText, localize, localizeCount } from '../../texts';
import { onAverage } from '../../texts/decimal';
import { say } from '../../voice';
import { marksLayer } from '../map/layers';
import type { SceneBoard } from '../map/scene-board';
import { make } from '../popovers/hud';
import type { SpacePopovers } from '../popovers/space-popovers';
import type { ToolContext } from '../tool-context';
import { paintThreat } from './paint-threat';
import { type Endangered, endangered, ThreatSearch } from './threat-search';

/** A moment of the map. */
interface Shown {
  readonly battle: UserBattle;
  readonly context: ToolContext;
  readonly board: SceneBoard;
  readonly popovers: SpacePopovers;
}

/** Shows on the map what the enemy could attack next turn, while its key is held or its button is pressed. */
export class ThreatView {
  readonly #changed = new Listeners();
  readonly #search = new ThreatSearch(() => this.#changed.tell());
  #isHeld = false;
  #isOn = false;
  #painted: unknown;

  /** Calls the listener whenever there is something else to show. */
  onChange(listener: () => void): void {
    this.#changed.add(listener);
  }

  get isShown(): boolean {
    return this.#isHeld || this.#isOn;
  }

  /** True if the button keeps it shown. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** Shows it until a key is released, or the window loses the focus. */
  hold(key: string): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      this.#isHeld = false;
      this.#changed.tell();
    };
    const { signal } = ended;
    const onUp = (event: KeyboardEvent) => event.code === key && end();
    addEventListener('keyup', onUp, { capture: true, signal });
    addEventListener('blur', end, { signal });
    this.#changed.tell();
  }

  /** Shows it until it is pressed again. */
  toggle(): void {
    this.#isOn = !this.#isOn;
    say(localize(`PDC.board.threat.${this.#isOn ? 'shown' : 'hidden'}`));
    this.#changed.tell();
  }

  /** Shows the threats, and beside the space that the user looks at its danger in words. */
  show({ battle, context, board, popovers }: Shown, space: SpaceId | null): void {
    this.#paint(battle, context, board);
    const words = space === null ? '' : this.wordsAt(battle, context, space);
    const element = make('div', 'pdc-popover-note', make('p', '', words));
    popovers.put('threat', space !== null && words !== '' ? { space, element, where: 'below' } : undefined);
  }

  #paint(battle: UserBattle, { tool }: ToolContext, board: SceneBoard): void {
    const container = marksLayer()?.threat;
    if (!container) return;
    const subject = this.isShown ? endangered(battle, tool.selected) : undefined;
    if (!subject) this.#search.stop();
    const threats = subject && this.#search.threats(subject);
    const isPainted = container.children.length > 0;
    if (this.#painted === threats && isPainted === (threats !== undefined)) return;
    this.#painted = threats;
    paintThreat(container, board, threats);
  }

  /** The danger of a space in words; empty if it is not shown, or not known yet. */
  wordsAt(battle: UserBattle, { tool }: Pick<ToolContext, 'tool'>, space: SpaceId): string {
    const subject = this.isShown ? endangered(battle, tool.selected) : undefined;
    const threats = subject && this.#search.threats(subject);
    if (!subject || !threats) return '';
    const attacks = threats.get(space) ?? [];
    const [strongest] = attacks;
    if (!strongest) return localize('PDC.board.threat.none');
    const told = localizeCount('PDC.board.threat.attackers', attacks.length, {
      dice: diceText(Math.max(1, strongest.dice)),
    });
    return [told, this.#lossWords(subject, space, strongest)].filter((text) => text !== '').join(' ');
  }

  /** The average loss of the unit that stands in a space, or of the selected one that could move there. */
  #lossWords(subject: Endangered, space: SpaceId, strongest: Parameters<ThreatSearch['loss']>[2]): string {
    const { battle } = subject;
    const here = Object.values(battle.state.units).find(({ at }) => at === space);
    const side = pieceOf(battle.state, subject.unit)?.side;
    if (here && here.side !== side) return '';
    const loss = this.#search.loss({ battle, unit: here?.id ?? subject.unit }, space, strongest);
    return loss === undefined ? '' : localize('PDC.board.threat.loss', { loss: onAverage(loss) });
  }
}
