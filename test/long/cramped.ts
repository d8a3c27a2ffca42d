import type { Seat } from '../browser/harness';

/** The parts of a window that can't be read, or cover something of Foundry's. */
export const crampedIn = ({ page }: Seat): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [hand, players] = [boxOf('.pdc-hand-strip'), boxOf('#players')];
    const isOver =
      hand && players && hand.left < players.right && hand.top < players.bottom && players.top < hand.bottom;
    // A card that lies over the title of another one hides it.
    const cards = [...document.querySelectorAll('.pdc-hand-card')].filter((card) => {
      const title = card.querySelector('b');
      if (!title) return true;
      const range = document.createRange();
      range.selectNodeContents(title);
      const isSeen = [...range.getClientRects()].every(
        ({ right, top, bottom }) =>
          document.elementFromPoint(right - 1, (top + bottom) / 2)?.closest('.pdc-hand-card') === card,
      );
      // The face of titles reaches a little over its lines; a line that is missing is more than that.
      const line = Number.parseFloat(getComputedStyle(title).lineHeight);
      return !isSeen || title.scrollHeight > title.clientHeight + line / 3;
    });
    // An arrow that lies under another one takes no clicks.
    const arrows = [...document.querySelectorAll('.pdc-popover-compass button')].filter((arrow) => {
      const { left, right, top, bottom } = arrow.getBoundingClientRect();
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return above?.closest('button') !== arrow;
    });
    const turn = document.querySelector('.pdc-panel-turn');
    const phase = turn?.querySelector(':scope > span:not(.pdc-panel-clock)');
    const edge = turn?.getBoundingClientRect();
    const isCut = [...(phase?.getClientRects() ?? [])].some(
      ({ right, bottom }) => edge && (right > edge.right + 1 || bottom > edge.bottom + 2),
    );
    return [
      ...(isOver ? ['the hand lies over the list of players'] : []),
      ...(isCut ? ['the phase is cut off'] : []),
      ...arrows.map((arrow) => `an arrow is hidden: ${arrow.getAttribute('data-facing')}`),
      ...cards.map((card) => `the title of a card is hidden: ${card.querySelector('b')?.textContent}`),
    ];
  });

/** The height of the panel in pixels. */
export const panelHeightIn = async ({ page }: Seat): Promise<number> =>
  (await page.locator('#pdc-panel').boundingBox())?.height ?? 0;
