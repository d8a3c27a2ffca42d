import type { UserBattle } from '../../battle/battle-port';
import { localize } from '../../texts';
import type { HandCard, HandContext } from './hand-context';
import { pieceSource, signSource } from './pictures';
import { tableRows } from './table-view';
import { type TrayContext, terrainInHand } from './tray-context';
import { briefOf, reasonText, sayOr, textOf, titleOf } from './words';

/** More cards than this need more than the usual width. */
const LARGE = 5;

const noteOf = ({ use, reason }: HandCard): string => {
  if (use === 'answer') return localize('PDC.hand.counter');
  return reason === null ? '' : reasonText(reason);
};

function cardView(card: HandCard, selected: string | null): object {
  const title = titleOf(card.id);
  const text = textOf(card.id, card.stats);
  const note = noteOf(card);
  return {
    ...card,
    title,
    brief: briefOf(card.id, card.stats),
    source: signSource(card.sign),
    isUsable: card.use !== 'none',
    isAnswer: card.use === 'answer',
    isSelected: card.key === selected,
    digit: card.digit ?? '',
    label: [title, text, note].filter((words) => words !== '').join(' – '),
    hint: note === '' ? text : `${text} – ${note}`,
  };
}

/** The card that the user has chosen, at length. */
function detailView(card: HandCard): object {
  return {
    title: titleOf(card.id),
    text: textOf(card.id, card.stats),
    note: noteOf(card),
    family: card.family,
    button: card.use === 'none' ? '' : localize(card.use === 'answer' ? 'PDC.hand.playNow' : 'PDC.hand.play'),
  };
}

/** The hand and the table in the user's language. */
export function handView({ state }: UserBattle, hand: HandContext, selected: string | null): object {
  const cards = hand.groups.flatMap((group) => group.cards);
  const chosen = cards.find(({ key }) => key === selected);
  return {
    label: hand.side === null ? '' : localize('PDC.hand.cards', { side: state.sides[hand.side].name }),
    count: cards.length,
    isShown: hand.side !== null,
    isLarge: cards.length > LARGE,
    groups: hand.groups.map(({ family, cards: own }) => ({
      label: localize(`PDC.hand.family.${family}`),
      count: own.length,
      cards: own.map((card) => cardView(card, selected)),
    })),
    detail: chosen && detailView(chosen),
    rows: tableRows(state, hand.table),
  };
}

const laterText = (count: number): string =>
  localize(`PDC.hand.later.${count === 1 ? 'one' : 'many'}`, { count: String(count) });

/** The tray in the user's language. */
export function trayView({ rules }: UserBattle, tray: TrayContext): object {
  return {
    count: tray.pieces.length + tray.later,
    isDeploying: tray.isDeploying,
    later: tray.later === 0 ? '' : laterText(tray.later),
    pieces: tray.pieces.map(({ piece, isReady, isInHand, when }) => {
      const time = localize(`PDC.hand.${when.key}`, { turn: String(when.turn) });
      return {
        id: piece.id,
        name: piece.name,
        source: pieceSource(rules, piece),
        time,
        isReady,
        isInHand,
        label: isReady ? localize('PDC.hand.take', { unit: piece.name }) : `${piece.name}: ${time}`,
      };
    }),
    hasTerrain: tray.terrain.length > 0,
    toPlace: localize(`PDC.hand.terrain.${tray.toPlace === 1 ? 'one' : 'many'}`, {
      count: String(tray.toPlace),
    }),
    terrain: tray.terrain.map(({ kind, count, isReady, isInHand }) => {
      const name = sayOr(`PDC.terrain.${kind}`, kind);
      const label = localize('PDC.hand.placeTerrain', { terrain: name, count: String(count) });
      return { kind, pick: terrainInHand(kind), name, count, isReady, isInHand, label };
    }),
  };
}
