import { HIDDEN_CARD, type Side, type State } from '../../../core';
import { drawPiece, imageSource } from '../../../drawing';
import type { UserBattle } from '../../battle';
import { localize, localizeFor, TEXTS, textsOf } from '../../texts';
import { aheadTextOf } from './ahead-text';
import { BACK_SOURCE, signSource, vignetteSource } from './card-pictures';
import type { HandCard, HandContext, OpenCard, TableContext } from './hand-context';
import { type TrayContext, terrainInHand } from './reserve-tray';

/** The number of cards above which the hand needs more than the usual width. */
const LARGE = 5;

/** The open question that a card may answer. */
type Question = UserBattle['question'];

/** True if the user keeps one of the cards just drawn: this card is not played. */
const isToKeep = (question: Question): boolean => question?.reason === 'keep-card';

const noteOf = ({ use, reason }: HandCard, ruleset: string, question: Question): string => {
  if (use === 'answer')
    return localize(isToKeep(question) ? 'PDC.board.hand.oneStays' : 'PDC.board.hand.counter');
  return reason === null ? '' : reasonText(reason, ruleset);
};

function cardView(card: HandCard, selected: string | null, ruleset: string, question: Question): object {
  const title = titleOf(card.id, ruleset);
  const text = textOf(card.id, card.stats, ruleset);
  const note = noteOf(card, ruleset, question);
  return {
    ...card,
    title,
    brief: briefOf(card.id, card.stats, ruleset),
    kind: localizeFor(ruleset, `PDC.board.hand.kind.${card.family}`),
    vignette: vignetteSource(card.sign),
    isUsable: card.use !== 'none',
    isAnswer: card.use === 'answer',
    isSelected: card.key === selected,
    digit: card.digit ?? '',
    label: [title, text, note].filter((part) => part !== '').join(' – '),
    hint: note === '' ? text : `${text} – ${note}`,
  };
}

/** The full view of the chosen card. */
function detailView(card: HandCard, battle: UserBattle) {
  const { rules, question } = battle;
  const answer = isToKeep(question) ? 'PDC.board.hand.keep' : 'PDC.board.hand.playNow';
  return {
    title: titleOf(card.id, rules.id),
    text: textOf(card.id, card.stats, rules.id),
    note: noteOf(card, rules.id, question),
    ahead: aheadTextOf(battle, card),
    colour: card.colour,
    button: card.use === 'none' ? '' : localize(card.use === 'answer' ? answer : 'PDC.board.hand.play'),
  };
}

/** The text of a raised card: its effect, and the button that plays it. */
export function cardWords(card: HandCard, battle: UserBattle): string {
  const { title, text, note, ahead, button } = detailView(card, battle);
  const play = button === '' ? '' : localize('PDC.board.voice.here', { what: button });
  const more = [note, ahead, play].filter((part) => part !== '').join(' ');
  return localize('PDC.board.voice.card', { title, text, note: more });
}

/** The hand and the table in the user's language. */
export function handView(battle: UserBattle, hand: HandContext, selected: string | null): object {
  const { state, question } = battle;
  const cards = hand.groups.flatMap((group) => group.cards);
  const chosen = cards.find(({ key }) => key === selected);
  const isLocked = hand.side !== null && state.cards?.hands[hand.side].includes(HIDDEN_CARD);
  return {
    none: localize(`PDC.board.hand.${isLocked ? lockedFor(game.user) : 'empty'}`),
    label: hand.side === null ? '' : localize('PDC.board.hand.cards', { side: state.sides[hand.side].name }),
    count: cards.length,
    // In a small window they are in two rows.
    columns: Math.ceil(cards.length / 2),
    isShown: hand.side !== null,
    isLarge: cards.length > LARGE,
    groups: hand.groups.map(({ family, cards: own }) => ({
      label: localizeFor(state.ruleset, `PDC.board.hand.family.${family}`),
      count: own.length,
      cards: own.map((card) => ({
        ...cardView(card, selected, state.ruleset, question),
        fan: fanOf(cards.indexOf(card), cards.length),
      })),
    })),
    detail: chosen && detailView(chosen, battle),
    rows: tableRows(state, hand.table),
    track: trackRows(state, hand),
  };
}

/** The place of a card in the fan: 0 in the middle, negative to the left of it. */
export const fanOf = (place: number, count: number): number => place - (count - 1) / 2;

/** A GM's browser without the key waits for nobody; a player's waits for a GM. */
const lockedFor = ({ isGM }: { readonly isGM: boolean }): string => (isGM ? 'lockedHere' : 'locked');

const laterText = (count: number): string =>
  localize(`PDC.board.hand.later.${count === 1 ? 'one' : 'many'}`, { count: String(count) });

/** The tray in the user's language. */
export function trayView(
  { rules, state }: UserBattle,
  tray: TrayContext,
  isInLine: (side: Side) => boolean,
): object {
  return {
    lines: tray.deploying.map((side) => {
      const isOn = isInLine(side);
      const label = localize(isOn ? 'PDC.board.hand.line.stop' : 'PDC.board.hand.line.begin', {
        side: state.sides[side].name,
      });
      return { side, isOn, label };
    }),
    count: tray.pieces.length + tray.later,
    isDeploying: tray.isDeploying,
    later: tray.later === 0 ? '' : laterText(tray.later),
    pieces: tray.pieces.map(({ piece, isReady, isInHand, when }) => {
      const time = localize(`PDC.board.hand.${when.key}`, { turn: String(when.turn) });
      return {
        id: piece.id,
        name: piece.name,
        source: imageSource(drawPiece(rules, piece)),
        time,
        isReady,
        isInHand,
        label: isReady
          ? localizeFor(rules.id, 'PDC.board.hand.take', { unit: piece.name })
          : localize('PDC.board.map.stat', { name: piece.name, value: time }),
      };
    }),
    hasTerrain: tray.terrain.length > 0,
    toPlace: localize(`PDC.board.hand.terrain.${tray.toPlace === 1 ? 'one' : 'many'}`, {
      count: String(tray.toPlace),
    }),
    terrain: tray.terrain.map(({ kind, count, isReady, isInHand }) => {
      const name = textOr(rules.id, `PDC.rules.terrain.${kind}`, kind);
      const label = localize('PDC.board.hand.placeTerrain', { terrain: name, count: String(count) });
      return { kind, pick: terrainInHand(kind), name, count, isReady, isInHand, label };
    }),
  };
}

/** The text of a key, in a game's own words if one is named, or a fallback if the language has none. */
function textOr(
  ruleset: string,
  key: string,
  otherwise: string,
  blanks: Readonly<Record<string, string>> = {},
): string {
  const texts = textsOf(ruleset, TEXTS);
  return texts.has(key) ? texts.localize(key, blanks) : otherwise;
}

const titleOf = (card: string, ruleset: string): string =>
  textOr(ruleset, `PDC.rules.command.${card}.title`, card);

/** The effect of a card, with its numbers. */
const textOf = (card: string, stats: Readonly<Record<string, string>>, ruleset: string): string =>
  textOr(ruleset, `PDC.rules.command.${card}.text`, '', stats);

/** The effect of a card in one short sentence, for its face. */
const briefOf = (card: string, stats: Readonly<Record<string, string>>, ruleset: string): string =>
  textOr(ruleset, `PDC.rules.command.${card}.brief`, textOf(card, stats, ruleset), stats);

const className = (id: string, ruleset: string): string => textOr(ruleset, `PDC.board.hand.class.${id}`, id);

const reasonText = (reason: string, ruleset: string): string =>
  textOr(ruleset, `PDC.rules.reason.${reason}`, reason);

/** One line about the cards on the table, with its picture. */
export interface TableRow {
  readonly kind: 'in-play' | 'last' | 'discard' | 'pile' | 'hidden';
  readonly source: string;
  readonly isBack: boolean;
  readonly label: string;
  readonly title: string;
  /** The card's effective identity and section. */
  readonly note: string;
  /** The full text, for the tooltip. */
  readonly hint: string;
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** The card that it is played as, and the section of its orders if left and right are swapped. */
function cardNote({ as, swappedTo }: OpenCard, ruleset: string): string {
  const card = as === null ? '' : localize('PDC.board.hand.countsAs', { card: titleOf(as, ruleset) });
  return joined(card, swappedTo === null ? '' : localize(`PDC.board.hand.swappedTo.${swappedTo}`));
}

function rolled({ allowance }: OpenCard, ruleset: string): string {
  if (!allowance) return '';
  const list = Object.entries(allowance)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${className(id, ruleset)} ${count}`);
  return list.length === 0 ? '' : localize('PDC.board.hand.rolled', { list: list.join(', ') });
}

const row = (
  kind: TableRow['kind'],
  sign: string | null,
  label: string,
  title = '',
  note = '',
  hint = joined(label, title, note),
): TableRow => ({
  kind,
  source: sign === null ? BACK_SOURCE : signSource(sign),
  isBack: sign === null,
  label,
  title,
  note,
  hint,
});

function openRow(kind: TableRow['kind'], card: OpenCard, label: string, ruleset: string): TableRow {
  const [title, note, roll] = [titleOf(card.id, ruleset), cardNote(card, ruleset), rolled(card, ruleset)];
  const hint = joined(label, title, note, roll);
  return row(kind, card.sign, roll === '' ? label : roll, title, note, hint);
}

const lastText = (side: string): string => localize('PDC.board.hand.last', { side });

/** The lines about the face-up cards. */
function tableRows({ sides, ruleset }: State, table: TableContext): readonly TableRow[] {
  const { inPlay, last, discard, pile, hidden } = table;
  const blanks = { count: String(discard.count) };
  const { top } = discard;
  // The card just shown as the last one need not be named again.
  const isNamed = top !== null && top.id === last?.card.id;
  return [
    ...(inPlay ? [openRow('in-play', inPlay, localize('PDC.board.hand.inPlay'), ruleset)] : []),
    ...(last ? [openRow('last', last.card, lastText(sides[last.side].name), ruleset)] : []),
    ...(top
      ? [
          row(
            'discard',
            top.sign,
            localize('PDC.board.hand.discard', blanks),
            isNamed ? '' : titleOf(top.id, ruleset),
          ),
        ]
      : []),
    row('pile', null, localize('PDC.board.hand.pile', { count: String(pile) })),
    ...hidden.map(({ side, count }) =>
      row(
        'hidden',
        null,
        localize('PDC.board.hand.hidden', { side: sides[side].name, count: String(count) }),
      ),
    ),
  ];
}

/** The parked cards of one side: their symbols for the owner, their backs for everyone else. */
export interface TrackRow {
  readonly name: string;
  readonly pictures: readonly { readonly source: string; readonly isBack: boolean }[];
  /** The full text, for the tooltip and screen readers. */
  readonly hint: string;
}

/** A row for each side that has parked cards. */
function trackRows({ sides, ruleset }: State, { side, table }: HandContext): readonly TrackRow[] {
  const { parked, parkedHidden } = table;
  const text = (key: string, blanks: Readonly<Record<string, string>> = {}): string =>
    localizeFor(ruleset, `PDC.board.hand.${key}`, blanks);
  const own = parked.map(({ id }) => titleOf(id, ruleset)).join(', ');
  return [
    ...parkedHidden.map(({ side: holder, count }) => ({
      name: text('track', { side: sides[holder].name }),
      pictures: Array.from({ length: count }, () => ({ source: BACK_SOURCE, isBack: true })),
      hint: text('parkedHidden', { side: sides[holder].name, count: String(count) }),
    })),
    ...(side === null || parked.length === 0
      ? []
      : [
          {
            name: text('ownTrack'),
            pictures: parked.map(({ sign }) => ({ source: signSource(sign), isBack: false })),
            hint: text('parked', { cards: own }),
          },
        ]),
  ];
}
