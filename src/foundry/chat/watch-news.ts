import type { BattlePort } from '../battle';
import { localize } from '../texts';
import { tell } from '../voice';
import { cardTexts, type TextSource } from './card-texts';
import { followCards } from './follow-cards';
import { newsText } from './news-text';
import type { RollingDice } from './rolling-dice';

/** HTML as plain text for screen readers. */
const plainText = (html: string): string =>
  new DOMParser()
    .parseFromString(html, 'text/html')
    .body.textContent?.replace(/\.\s*\./g, '.')
    .trim() ?? '';

/** The sources of the news. */
interface NewsSource {
  readonly port: BattlePort;
  readonly dice: RollingDice;
  readonly language: TextSource;
}

/** Announces events of the battle in view to screen readers, once the dice of its cards have landed. */
export function watchNews({ port, dice, language }: NewsSource): void {
  const known = new Map<string, number>();
  followCards(({ id, battle, card }) => {
    const from = known.get(id) ?? 0;
    known.set(id, card.lines.length);
    const isOld = from > 0 && from >= card.lines.length;
    if (port.current?.id !== battle || card.isUntold || isOld) return;
    const texts = cardTexts(card, language);
    const say = (): void => {
      const side = card.sides[card.side].name;
      const what = plainText(newsText(card, from, texts));
      if (what !== '') tell(localize('PDC.board.voice.news', { side, what }));
    };
    // At the same moment, Dice So Nice says whether it throws dice for it.
    setTimeout(() => (dice.areRolling(id) ? dice.whenLying(id, say) : say()), 0);
  });
}
