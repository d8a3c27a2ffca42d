import type { Event, EventOf, FaceClass, Grid, PieceId, RollQuery, Ruleset, State } from '../../core';
import type { Report } from '../../match';
import type { CardReport } from '../battle';
import { actionOf, sideOf } from './card-action';
import type { CardData, CardPiece, CardQuestion, Line, RetreatLine, SentenceEvent } from './card-data';
import { withoutFollowers } from './followers';
import { inOneBreath, manoeuvreOf } from './manoeuvre';
import { isLong, shortened } from './shortened';
import { withoutRepeats } from './without-repeats';

/** Makes the card of an input from the session's data. */
export function makeCard({ rules, report, state, rolls, news, beats }: CardReport): CardData {
  const { events, turn } = report;
  const { south, north } = state.sides;
  const named = ({ name, nation }: typeof south) => ({ name, nation });
  const before = events.slice(0, events.length - news.length).filter(({ type }) => type === 'rolled').length;
  const hasPassed = events.some(({ type }) => type === 'time-passed');
  const action = actionOf(report);
  const lines = withRerolls(linesOf(withoutFollowers(events, state), rolls, rules.grid), rules);
  const isUntold =
    lines.length === 0 && !report.question && rules.orderKind(action.order ?? '')?.isUntold === true;
  const card: CardData = {
    ...action,
    ruleset: rules.id,
    ...(rules.hitTrack === 'disruption' && { hitTrack: rules.hitTrack }),
    ...(hasPassed && { statusLines: rules.statusLines(state) }),
    turn: rules.ownTurn(turn),
    side: sideOf(report),
    sides: { south: named(south), north: named(north) },
    lines: lines.map((line) => asCounted(withHolder(withSections(line, rules), state), rules)),
    ...(report.carriesOn && { matter: matterOf(action, report.carriesOn) }),
    ...(isUntold && { isUntold }),
    ...(report.isReopened && { isReopened: true as const }),
    ...(isPrescribed(report) && { isPrescribed: true as const }),
    ...(before > 0 && { rollsBefore: before }),
    ...(beats.length > 0 && { beats }),
    question: questionOf(report),
    participants: participantsOf(report, state, rules),
  };
  return { ...card, ...manoeuvreOf(card, rules) };
}

/** True if the dice of a card were prescribed by a lesson. */
const isPrescribed = ({ entry }: CardReport['report']): boolean =>
  'replies' in entry && entry.replies.some((reply) => reply.kind === 'rolled' && reply.isPrescribed);

/** The pieces in the action that an order continues. */
const matterOf = (
  { unit, together = [] }: Pick<CardData, 'unit' | 'together'>,
  others: readonly PieceId[],
): readonly PieceId[] => [...new Set([...(unit === undefined ? [] : [unit]), ...together, ...others])];

const SWAPPED = { left: 'right', centre: 'centre', right: 'left' } as const;

/** A mirrored card with the sections that it now refers to; a card without sections can't be mirrored. */
function withSections(line: Line, { cards }: Ruleset): Line {
  if (line.type !== 'card-played' || !line.mirrored) return line;
  const card = cards[line.as];
  if (!card) return line;
  const { sections = [] } = card;
  if (sections.length === 0) return { ...line, mirrored: false };
  return { ...line, sections: sections.map((section) => SWAPPED[section]) };
}

/** Rolls, with those marked that were made again. */
export const withRerolls = (lines: readonly Line[], { rerolls }: Pick<Ruleset, 'rerolls'>): readonly Line[] =>
  lines.map((line, index) => {
    const next = lines[index + 1];
    const isRerolled = next?.type === 'responded' && rerolls.includes(next.response);
    return line.type === 'rolled' && isRerolled ? { ...line, isRerolled: true as const } : line;
  });

/** An objective with the side that it belongs to. */
function withHolder(line: Line, { objectives }: State): Line {
  if (line.type !== 'objective-held') return line;
  const side = objectives[line.objective]?.side;
  return side ? { ...line, side } : line;
}

/** The start of a turn, with the turn number as players count it. */
const asCounted = (line: Line, rules: Ruleset): Line =>
  line.type === 'turn-began' ? { ...line, shown: rules.ownTurn(line) } : line;

function questionOf({ question }: Report): CardQuestion | null {
  if (!question) return null;
  const { side, reason, unit, of, options, secret = [] } = question;
  // Everyone can read the card: answers that only one side may see are left out.
  return { side, reason, unit, of, options: options.filter((option) => !secret.includes(option)) };
}

function participantsOf(
  { participants }: Report,
  state: State,
  rules: Ruleset,
): Readonly<Record<PieceId, CardPiece>> {
  return Object.fromEntries(
    Object.entries(participants).map(([id, piece]): [PieceId, CardPiece] => {
      const unit = state.units[id] ?? state.fallenUnits[id];
      if (!unit) return [id, piece];
      const { strength, full, formation, facing } = unit;
      const { grade, screen } = rules.signs(state, id);
      const looks = { ...(facing && { facing }), ...(grade !== '' && { grade }), ...(screen && { screen }) };
      return [id, { ...piece, strength, full, formation, ...looks }];
    }),
  );
}

type Retreat = EventOf<'retreated' | 'evaded'>;

const isRetreat = (event: Event): event is Retreat => event.type === 'retreated' || event.type === 'evaded';

/** A grid stand-in for retreats that always move to a neighbouring space. */
const STEP_BY_STEP: Pick<Grid, 'distance'> = { distance: () => 1 };

/** The lines of a card: bookkeeping is left out, and the steps of a retreat are combined. */
export function linesOf(
  all: readonly Event[],
  rolls: readonly RollQuery[],
  grid: Pick<Grid, 'distance'> = STEP_BY_STEP,
): readonly Line[] {
  const events = withoutRepeats(withoutLostHolds(all));
  const lines: Line[] = [];
  const queries = rolls.values();
  const heading = events.find((event) => event.type === 'attacked');
  for (const [index, event] of events.entries()) {
    if (event.type === 'rolled') lines.push(rollLine(event, queries.next().value));
    else if (isRetreat(event))
      addRetreatStep(lines, events, index, event, grid.distance(event.from, event.to));
    else if (addGathered(lines, event)) continue;
    else if (isLong(event)) lines.push(shortened(event));
    else if (isShown(event, events[index + 1], heading)) addSentence(lines, event, heading);
  }
  return lines;
}

/** A side that takes an objective holds it: the other side's loss is left out. */
function withoutLostHolds(events: readonly Event[]): readonly Event[] {
  const isTaken = events.some((event) => event.type === 'objective-held' && event.spaces.length > 0);
  return isTaken
    ? events.filter((event) => event.type !== 'objective-held' || event.spaces.length > 0)
    : events;
}

function rollLine(event: EventOf<'rolled'>, query: RollQuery | undefined): Line {
  const { type, reason, die, faces, modifiers, hits, flags, side, unit, target } = event;
  const worthOf = (face: string) => query?.classes.find((each) => each.faces.includes(face))?.name ?? '';
  const worth = faces.map(worthOf);
  const meaning = meaningOf(query);
  const line = { type, reason, die, faces, modifiers, hits, flags, worth, ...(meaning && { meaning }) };
  if (unit !== undefined) return { ...line, unit };
  return target === undefined ? { ...line, side } : line;
}

/** The meaning of a die's numbers; undefined for symbols, and for numbers without a further meaning. */
function meaningOf(query: RollQuery | undefined): readonly FaceClass[] | undefined {
  const classes = query?.classes ?? [];
  const isNumbered = classes.every(({ faces }) => faces.every((face) => /^\d+$/.test(face)));
  const isNamed = classes.some(({ name, faces }) => !faces.includes(name));
  return isNumbered && isNamed ? classes : undefined;
}

/**
 * Adds an event; consecutive losses or gains of a unit, and the steps of a march, are combined. The destroyer of a unit
 * is named only if it is not the unit in the heading.
 */
function addSentence(lines: Line[], event: SentenceEvent, heading: Event | undefined): void {
  if (event.type === 'eliminated' && heading?.type === 'attacked' && event.by === heading.unit) {
    const { by: _, ...others } = event;
    lines.push(others);
    return;
  }
  if (event.type === 'moved') {
    lines.splice(0, lines.length, ...inOneBreath([...lines, event]));
    return;
  }
  const last = lines.at(-1);
  const isCounted = event.type === 'lost' || event.type === 'gained';
  const isMore =
    isCounted && last?.type === event.type && last.unit === event.unit && last.cause === event.cause;
  if (isMore) lines.splice(-1, 1, { ...event, steps: last.steps + event.steps });
  else lines.push(event);
}

/** Adds an event that belongs to the previous line, if it is of such a kind. */
function addGathered(lines: Line[], event: Event): boolean {
  if (event.type === 'cards-drawn') addDrawnCards(lines, event);
  else if (event.type === 'spread') addSpread(lines, event);
  return event.type === 'cards-drawn' || event.type === 'spread';
}

/** Adds a formation over several spaces as one line; a unit that keeps it while it marches is not mentioned again. */
function addSpread(lines: Line[], event: EventOf<'spread'>): void {
  const last = lines.at(-1);
  const isSame = last !== undefined && 'unit' in last && last.unit === event.unit;
  if (isSame && last.type === 'moved') return;
  if (isSame && last.type === 'spread') lines.splice(-1, 1, { ...last, over: event.over });
  else if (isSame && last.type === 'formed') lines.splice(-1, 1, { ...event, as: last.formation });
  else lines.push(event);
}

/** Adds drawn cards, which come one by one and are reported together. */
function addDrawnCards(lines: Line[], { side, cards }: EventOf<'cards-drawn'>): void {
  const last = lines.at(-1);
  const isMore = last?.type === 'cards-drawn' && last.side === side;
  const count = cards.length + (isMore ? last.count : 0);
  lines.splice(isMore ? -1 : lines.length, 1, { type: 'cards-drawn', side, count });
}

/** True if a piece takes exactly the path that the previous piece has taken: a leader with a unit. */
function followsUnit(events: readonly Event[], index: number): boolean {
  const event = events[index];
  const before = events[index - 1];
  if (!event || !before || !isRetreat(event) || !isRetreat(before)) return false;
  if (event.unit === before.unit || event.from !== before.from) return false;
  return event.to === before.to || followsUnit(events, index - 1);
}

function addRetreatStep(
  lines: Line[],
  events: readonly Event[],
  index: number,
  { type, unit, to }: Retreat,
  spaces: number,
): void {
  if (followsUnit(events, index)) return;
  const last = lines.at(-1);
  if (last && isSameRetreat(last, type, unit))
    lines.splice(-1, 1, { ...last, spaces: last.spaces + spaces, to });
  else lines.push({ type, unit, spaces, to });
}

const isSameRetreat = (line: Line, type: Retreat['type'], unit: PieceId): line is RetreatLine =>
  line.type === type && 'unit' in line && line.unit === unit;

function isShown(event: Event, next: Event | undefined, heading: Event | undefined): event is SentenceEvent {
  switch (event.type) {
    case 'marked':
    case 'activated':
    case 'step-began':
    case 'noted':
    case 'side-noted':
    case 'battle-noted':
    case 'preparation-went-on':
    case 'cards-drawn':
    case 'card-played':
    case 'detached':
    case 'spread':
    case 'enlisted':
    case 'objectives-adjusted':
    case 'arrivals-adjusted':
    case 'told-adjusted':
    case 'adjusted-together':
      return false;
    case 'card-discarded':
      // The discard of the card in play is left out; a card that answers an attack is played by being discarded.
      return heading !== undefined;
    case 'attacked':
      // The heading reports the first attack, and the title of the roll reports a counterattack.
      return event !== heading && heading?.type === 'attacked' && event.unit === heading.unit;
    case 'lost':
      // Its elimination already says so.
      return next?.type !== 'eliminated' || next.unit !== event.unit;
    default:
      return true;
  }
}
