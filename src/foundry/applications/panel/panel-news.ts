import { enemyOf } from '../../../core';
import type { UserBattle } from '../../battle';
import { pieceInHand } from '../../input';
import { localize } from '../../texts';
import { tell } from '../../voice';
import { proposalNews } from './panel-context';

/** Tells what is new: to those who do not see the panel what there is to do, and what has become of a wish to take something back. */
export class PanelNews {
  /** The battle as it was shown last. */
  #shown: UserBattle | undefined;
  /** The user has let his own proposal drop: that is no news to him. */
  #hasWithdrawn = false;
  #told = '';

  /** Tells what there is to do; of a piece in hand the map tells that. */
  tellPrompt(prompt: string): void {
    if (prompt === this.#told || pieceInHand.id !== null) return;
    this.#told = prompt;
    tell(prompt);
  }

  /** The user lets his own proposal drop. */
  withdraw(): void {
    this.#hasWithdrawn = true;
  }

  /** Takes up a change of the battle. */
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
