import { enemyOf } from '../../../core';
import type { UserBattle } from '../../battle';
import { pieceInHand } from '../../input';
import { localize } from '../../texts';
import { tell } from '../../voice';
import { proposalNews } from './panel-context';

/** Announces news: the prompt, for screen readers, and the outcome of undo proposals. */
export class PanelNews {
  /** The battle when it was last shown. */
  #shown: UserBattle | undefined;
  /** True if the user has withdrawn the proposal: the outcome is then no news. */
  #hasWithdrawn = false;
  #told = '';

  /** Announces the prompt; the map announces a selected piece itself. */
  tellPrompt(prompt: string): void {
    if (prompt === this.#told || pieceInHand.id !== null) return;
    this.#told = prompt;
    tell(prompt);
  }

  /** Notes that the user withdraws the proposal. */
  withdraw(): void {
    this.#hasWithdrawn = true;
  }

  /** Handles a change of the battle. */
  follow(battle: UserBattle | undefined): void {
    const before = this.#shown;
    this.#shown = battle;
    const by = before?.proposal?.by;
    if (!battle || !before || before.id !== battle.id || by === undefined) return;
    if (!battle.seats.includes(by) || battle.seats.includes(enemyOf(by))) return;
    const news = this.#hasWithdrawn ? null : proposalNews(before, battle);
    if (!battle.proposal) this.#hasWithdrawn = false;
    const blanks = { side: battle.state.sides[enemyOf(by)].name };
    if (news)
      ui.notifications[news === 'agreed' ? 'info' : 'warn'](localize(`PDC.board.panel.news.${news}`, blanks));
  }
}
