import type { Correction, Event, Order, PieceId, Ruleset, Side, State } from '../../core';
import type { Report } from '../../match';
import type { CardReport } from '../battle/battle-port';
import type { CardData, CardPiece, CardQuestion, Line } from './card-data';
import { linesOf } from './card-lines';

/** Makes the card of an input out of what the session knows of it. */
export function cardFrom({ rules, report, state, rolls, news }: CardReport): CardData {
  const { events, turn } = report;
  const { south, north } = state.sides;
  const named = ({ name, nation }: typeof south) => ({ name, nation });
  const before = events.slice(0, events.length - news.length).filter(({ type }) => type === 'rolled').length;
  const hasPassed = events.some(({ type }) => type === 'time-passed');
  return {
    ...actionOf(report),
    ruleset: rules.id,
    ...(rules.hitTrack === 'disruption' && { hitTrack: rules.hitTrack }),
    ...(hasPassed && { statusLines: rules.statusLines(state) }),
    turn: rules.ownTurn(turn),
    side: sideOf(report),
    sides: { south: named(south), north: named(north) },
    lines: linesOf(events, rolls).map((line) =>
      asCounted(withHolder(withSections(line, rules), state), rules),
    ),
    ...(before > 0 && { rollsBefore: before }),
    question: questionOf(report),
    participants: participantsOf(report, state, rules),
  };
}

const SWAPPED = { left: 'right', centre: 'centre', right: 'left' } as const;

/** A card that was played the other way round, with the sections that it speaks of then. */
function withSections(line: Line, { cards }: Ruleset): Line {
  if (line.type !== 'card-played' || !line.mirrored) return line;
  const sections = cards[line.as]?.sections;
  return sections ? { ...line, sections: sections.map((section) => SWAPPED[section]) } : line;
}

/** An objective with the side that it is one of. */
function withHolder(line: Line, { objectives }: State): Line {
  if (line.type !== 'objective-held') return line;
  const side = objectives[line.objective]?.side;
  return side ? { ...line, side } : line;
}

/** A turn that began, with its number as players count it. */
const asCounted = (line: Line, rules: Ruleset): Line =>
  line.type === 'turn-began' ? { ...line, shown: rules.ownTurn(line) } : line;

function sideOf({ entry, participants, turn }: Report): Side {
  if ('order' in entry) return entry.order.side;
  return 'corrected' in entry ? (correctedSide(entry.corrected, participants) ?? turn.side) : turn.side;
}

/** The side that a correction is about. */
function correctedSide(correction: Correction, participants: Report['participants']): Side | undefined {
  switch (correction.type) {
    case 'adjusted':
      return participants[correction.unit]?.side;
    case 'side-adjusted':
      return correction.side;
    case 'enlisted':
      return correction.piece.side;
    case 'terrain-adjusted':
    case 'borders-adjusted':
    case 'table-adjusted':
      return undefined;
  }
}

function actionOf({ entry, events }: Report): Pick<CardData, 'kind' | 'order' | 'unit' | 'target'> {
  if ('undoneTo' in entry) return { kind: 'undone' };
  if ('redoneTo' in entry) return { kind: 'redone' };
  if ('corrected' in entry) {
    const { corrected } = entry;
    return { kind: 'adjusted', ...(corrected.type === 'adjusted' && { unit: corrected.unit }) };
  }
  const { type, target } = entry.order;
  const unit = actorOf(entry.order, events);
  return {
    kind: 'order',
    order: type,
    ...(unit !== undefined && { unit }),
    ...(target !== undefined && { target }),
  };
}

/** Who acts by an order: where any of a command can be ordered, he who was activated for all of them. */
function actorOf({ unit }: Order, events: readonly Event[]): PieceId | undefined {
  const activated = events.flatMap((event) => (event.type === 'activated' ? event.unit : []));
  const [first] = activated;
  return unit === undefined || first === undefined || activated.includes(unit) ? unit : first;
}

function questionOf({ question }: Report): CardQuestion | null {
  if (!question) return null;
  const { side, reason, unit, of, options, secret = [] } = question;
  // Everyone can read the card: what only one side may know is left out.
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
