import type { BattlePort } from '../battle';
import { localize } from '../texts';
import { tell } from '../voice';
import { cardTexts, type TextSource } from './card-texts';
import { followCards } from './follow-cards';
import { newsText } from './news-text';
import type { RollingDice } from './rolling-dice';

/** HTML as it is read. */
const plainText = (html: string): string =>
  new DOMParser()
    .parseFromString(html, 'text/html')
    .body.textContent?.replace(/\.\s*\./g, '.')
    .trim() ?? '';

/** What the news are taken from. */
interface NewsSource {
  readonly port: BattlePort;
  readonly dice: RollingDice;
  readonly language: TextSource;
}

/** Tells those who do not see chat what happens in the battle in view, as soon as the dice of its cards lie. */
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
    // Whether dice are thrown for it is said at the same time.
    setTimeout(() => (dice.areRolling(id) ? dice.whenLying(id, say) : say()), 0);
  });
}
