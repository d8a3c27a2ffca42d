import { pointsOf, SIDES, type Side, type State } from '../../../core';
import { drawCardSign, imageSource, nationColours } from '../../../drawing';
import type { Fate, OddsSummary } from '../../../match';
import type { ToldAction, ToldRoll } from '../../battle/told-action';
import { type Texts, textsOf } from '../../texts';
import { percent } from '../../texts/chance-text';
import { sideText, statusText, stepName } from '../status-text';
import type { OnAir } from './on-air';

/** One side in the bar at the top. */
interface SideOnAir {
  readonly side: Side;
  readonly name: string;
  readonly face: string;
  readonly ink: string;
  readonly points: number;
  readonly target: number | null;
  /** One entry for each point of the victory target: whether it has been gained. */
  readonly marks: readonly boolean[];
  readonly isActive: boolean;
  readonly status: string;
}

/** The words and figures of the broadcast view. */
export interface BroadcastContext {
  readonly title: string;
  readonly sides: readonly SideOnAir[];
  readonly turn: string;
  /** The side that moves or decides, in words. */
  readonly move: string;
  readonly step: string;
  readonly status: string;
  readonly card: {
    readonly title: string;
    readonly text: string;
    readonly source: string;
    readonly by: string;
  } | null;
  readonly told: Pick<ToldAction, 'title' | 'text'> | null;
  readonly ink: string;
  readonly rolls: readonly ToldRoll[];
  /** The number of dice in them: many are smaller. */
  readonly dice: number;
  /** The odds of an attack, before the roll and beside it; empty if there are none. */
  readonly odds: string;
  readonly isPast: boolean;
}

/** The rolls that are shown at once: a combat may have many. */
const MOST_ROLLS = 2;

/** The points that can be shown as marks; more of them are a number only. */
const MOST_MARKS = 12;

/** Everything that the broadcast view says about a battle. */
export function broadcastContext(
  shown: OnAir,
  odds: OddsSummary | undefined,
  language: Texts,
): BroadcastContext {
  const { title, rules, state, told, isPast } = shown;
  const { localize } = textsOf(rules.id, language);
  const rolls = told?.rolls.slice(-MOST_ROLLS) ?? [];
  return {
    title,
    sides: SIDES.map((side) => sideOnAir(shown, side, language)),
    turn:
      state.turn.number === 0
        ? ''
        : localize('PDC.windows.broadcast.turn', { turn: String(rules.ownTurn(state.turn)) }),
    move: moveText(shown, localize),
    step: state.winner ? '' : stepName(shown, language),
    status: statusText(shown, language),
    card: cardOnAir(shown, language),
    told: told ? { title: told.title, text: told.text } : null,
    ink: told ? nationColours(state.sides[told.side].nation).face : '',
    rolls,
    dice: rolls.reduce((sum, { faces }) => sum + faces.length, 0),
    odds: odds ? oddsText(odds, rolls.length > 0, localize) : '',
    isPast,
  };
}

function sideOnAir(shown: OnAir, side: Side, language: Texts): SideOnAir {
  const { state } = shown;
  const { name, nation, target } = state.sides[side];
  const points = pointsOf(state, side);
  const { face, sign } = nationColours(nation);
  const hasMarks = target !== null && target <= MOST_MARKS;
  return {
    ...{ side, name, face, ink: sign, points, target },
    marks: hasMarks ? Array.from({ length: target }, (_, index) => index < points) : [],
    isActive: state.winner === null && (shown.decides ?? state.turn.side) === side,
    status: sideText(shown, side, language),
  };
}

function moveText({ state, decides, isPaused }: OnAir, localize: Texts['localize']): string {
  const { winner } = state;
  if (winner === 'draw') return localize('PDC.windows.story.draw');
  if (winner) return localize('PDC.windows.story.victory', { side: state.sides[winner].name });
  if (isPaused) return localize('PDC.windows.broadcast.paused');
  const side = state.sides[decides ?? state.turn.side].name;
  return localize(`PDC.windows.broadcast.${decides ? 'decides' : 'moves'}`, { side });
}

/** The card in play, or the one played last. */
function cardOnAir({ rules, state }: OnAir, language: Texts): BroadcastContext['card'] {
  const texts = textsOf(rules.id, language);
  const played = lastPlayed(state);
  if (!played) return null;
  const { by, card } = played;
  const { sign = '', stats = {} } = Object.hasOwn(rules.cards, card) ? (rules.cards[card] ?? {}) : {};
  const blanks = { ...stats, rating: String(state.sides[by].rating) };
  const textOr = (keys: readonly string[], otherwise: string) => {
    const key = keys.find((each) => texts.has(each));
    return key === undefined ? otherwise : texts.localize(key, blanks);
  };
  const command = `PDC.rules.command.${card}`;
  return {
    title: textOr([`${command}.title`], card),
    text: textOr([`${command}.brief`, `${command}.text`], ''),
    source: imageSource(drawCardSign(sign)),
    by: state.sides[by].name,
  };
}

function lastPlayed({ turn, cards }: State): { readonly by: Side; readonly card: string } | undefined {
  if (turn.card) return { by: turn.side, card: turn.card.card };
  const last = cards?.last[turn.side] ?? undefined;
  return last && { by: turn.side, card: last.card };
}

/** The odds of an attack in one line, from the least to the most if the defender has a choice. */
function oddsText({ rows, samples }: OddsSummary, isRolled: boolean, localize: Texts['localize']): string {
  const range = (figure: (fate: Fate) => number, say: (value: number) => string): string => {
    const values = rows.map(({ target }) => figure(target));
    const [least, most] = [say(Math.min(...values)), say(Math.max(...values))];
    return least === most ? most : localize('PDC.board.odds.range', { least, most });
  };
  const odds = localize(`PDC.windows.broadcast.${isRolled ? 'odds' : 'oddsAhead'}`, {
    destroyed: range(({ destroyed }) => destroyed, percent),
    drivenBack: range(({ drivenBack }) => drivenBack, percent),
  });
  return samples === undefined ? odds : localize('PDC.windows.broadcast.estimate', { odds });
}
