import { type Briefing, type Guide, reserveOf, SIDES, type Side, type State } from '../../../core';
import { nationColours } from '../../../drawing';
import type { UserBattle } from '../../battle';
import { type GuideTexts, guideLine } from '../../texts/guide-line';
import { placeLines } from './guide-lines';

/** The battle that the briefing is about, with its texts. */
export interface BriefingSubject {
  readonly battle: Pick<UserBattle, 'rules' | 'state' | 'seats'>;
  readonly title: string;
  readonly briefing: Briefing;
  /** The guide; undefined for a game that has none. */
  readonly guide: Guide | undefined;
}

/** The number of arriving units that are named. */
const NAMES = 4;

/** The template data of the briefing for this client's user. */
export function briefingContext({ battle, title, briefing, guide }: BriefingSubject, texts: GuideTexts) {
  const { state, seats, rules } = battle;
  const { localize } = texts;
  const line = (notice: Parameters<typeof guideLine>[0]) => guideLine(notice, rules.id, texts);
  // A user without a command sees both sides.
  const shown = SIDES.filter((side) => seats.length === 0 || seats.includes(side));
  return {
    title,
    situation: briefing.situation,
    parts: shown.map((side) => partOf(side, { state, seats, briefing }, texts)),
    // If the guide describes a turn, both sides share it, so neither is first.
    first:
      state.turn.number > 1 || guide?.turn
        ? ''
        : localize('PDC.windows.briefing.first', { side: state.sides[state.turn.side].name }),
    turn: (guide?.turn?.(state) ?? []).map(line),
    victory: [
      ...(guide?.victory(state) ?? []).map(line),
      ...placeLines(rules, state, texts),
      ...(briefing.victory ? [briefing.victory] : []),
    ],
    length: [
      ...(guide?.length(state) ?? []).map(line),
      ...(briefing.length ? [briefing.length] : []),
      ...comingLines(state, texts),
    ],
  };
}

function partOf(
  side: Side,
  {
    state,
    seats,
    briefing,
  }: { readonly state: State; readonly seats: readonly Side[]; readonly briefing: Briefing },
  { localize }: GuideTexts,
) {
  const { name, nation } = state.sides[side];
  const { face, facings } = nationColours(nation);
  return {
    side,
    who: localize(seats.includes(side) ? 'PDC.windows.briefing.you' : 'PDC.windows.briefing.they', {
      side: name,
    }),
    role: briefing.roles?.[side] ?? '',
    face,
    facings,
  };
}

/** Lines that list the reinforcements and when they arrive. */
function comingLines(state: State, { localize, list }: GuideTexts): readonly string[] {
  return state.arrivals.flatMap(({ side, turn, pieces }) => {
    const names = pieces.flatMap((id) => reserveOf(state, id)?.name ?? []);
    if (names.length === 0) return [];
    const others = names.length - NAMES;
    const shown =
      others > 1
        ? [...names.slice(0, NAMES), localize('PDC.windows.briefing.more', { count: `${others}` })]
        : names;
    return localize('PDC.windows.briefing.coming', {
      side: state.sides[side].name,
      turn: `${turn}`,
      names: list(shown),
    });
  });
}
