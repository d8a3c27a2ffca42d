import {
  type Arrival,
  type Json,
  type Leader,
  type Objective,
  type PieceId,
  readBriefing,
  readMapPicture,
  readObjective,
  readSpace,
  SIDES,
  type SingleCorrection,
  type Unit,
  wholeBriefing,
} from '../core';
import { fieldsIn, itemsIn } from './draft';
import { type Change, isSame, reserveIn, unusedId } from './running-change';
import { right } from './sketch';

/** The correction of a part that changes as a whole; undefined for any other part. */
export function planCorrection(change: Change, word: string): SingleCorrection | 'wrong' | undefined {
  switch (word) {
    case 'objectives':
      return objectivesCorrection(change);
    case 'arrivals':
      return arrivalsCorrection(change);
    case 'briefing':
    case 'picture':
      return toldCorrection(change, word);
    default:
      return undefined;
  }
}

/** The objectives of a draft as they are in the battle: a space that an objective loses is not held either. */
function objectivesCorrection({ rules, after }: Change): SingleCorrection | 'wrong' {
  const objectives: Objective[] = [];
  for (const data of itemsIn(after.objectives)) {
    const read = right((faults) => readObjective(rules, data, '', faults));
    if (!read) return 'wrong';
    const held = (read.held ?? []).filter((space) => read.spaces.includes(space));
    objectives.push({ ...read, held });
  }
  return { type: 'objectives-adjusted', objectives };
}

/** The reinforcements of a draft, with those of their pieces that are new or changed. */
function arrivalsCorrection(change: Change): SingleCorrection | 'wrong' {
  const before = waitingIn(change.draft.arrivals);
  const arrivals: Arrival[] = [];
  const pieces: (Unit | Leader)[] = [];
  for (const data of itemsIn(change.after.arrivals)) {
    const read = arrivalIn(change, fieldsIn(data), before);
    if (!read) return 'wrong';
    arrivals.push(read.arrival);
    pieces.push(...read.pieces);
  }
  return { type: 'arrivals-adjusted', arrivals, ...(pieces.length > 0 && { pieces }) };
}

interface Waiting {
  readonly side: Json | undefined;
  readonly data: Json;
}

/** The pieces of reinforcements by their ids, with the side of each. */
const waitingIn = (arrivals: Json | undefined): ReadonlyMap<PieceId, Waiting> =>
  new Map(
    itemsIn(arrivals).flatMap((arrival) => {
      const { side, units } = fieldsIn(arrival);
      return Object.entries(fieldsIn(units)).map(([id, data]): [PieceId, Waiting] => [id, { side, data }]);
    }),
  );

function arrivalIn(
  { rules, state }: Change,
  { side: given, turn, spaces, units }: Readonly<Record<string, Json>>,
  before: ReadonlyMap<PieceId, Waiting>,
): { readonly arrival: Arrival; readonly pieces: readonly (Unit | Leader)[] } | undefined {
  const side = SIDES.find((each) => each === given);
  const places = right((faults) => itemsIn(spaces).map((space) => readSpace(rules, space, '', faults)));
  if (!side || !places || !isTurn(turn)) return undefined;
  const ids: PieceId[] = [];
  const pieces: (Unit | Leader)[] = [];
  for (const [id, data] of Object.entries(fieldsIn(units))) {
    const own = before.get(id);
    const known = own ? id : unusedId(state, id);
    ids.push(known);
    if (own && own.side === side && isSame(own.data, data)) continue;
    const piece = reserveIn(rules, state, known, { side, data });
    if (!piece) return undefined;
    pieces.push(piece);
  }
  return { arrival: { side, turn, pieces: ids, spaces: places }, pieces };
}

const isTurn = (turn: Json | undefined): turn is number =>
  typeof turn === 'number' && Number.isInteger(turn) && turn >= 1;

/** The briefing or the picture of a draft; without one the picture is removed. */
function toldCorrection({ after }: Change, word: 'briefing' | 'picture'): SingleCorrection | 'wrong' {
  if (word === 'briefing') {
    const briefing = right((faults) => wholeBriefing(readBriefing(after.briefing, '', faults)));
    return briefing ? { type: 'told-adjusted', briefing } : 'wrong';
  }
  if (after.picture === undefined) return { type: 'told-adjusted', picture: null };
  const picture = right((faults) => readMapPicture(after.picture, '', faults));
  return picture ? { type: 'told-adjusted', picture } : 'wrong';
}
