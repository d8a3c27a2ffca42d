import {
  type Adjustment,
  type Correction,
  fallenOf,
  type Json,
  type Leader,
  type PieceId,
  pieceFrom,
  pieceOf,
  type Ruleset,
  type RulesetData,
  readReserve,
  reserveOf,
  SIDES,
  type SideAdjustment,
  type State,
  type Unit,
} from '../core';
import { type Draft, fieldsIn } from './draft';
import { CLEAR, type Edit, GROUNDS, type Path } from './edit';
import { edited } from './edits';
import { roadsIn } from './roads';

/** The reason why an edit can't be made in a running battle: it changes what is fixed, or to something impossible. */
export type RunningFault = 'fixed' | 'wrong';

const SIDE_STATS = ['target', 'rating'] as const;

/** True if the value at a path of a draft can't be changed any more once the battle has begun. */
export function isFixed([word, , field]: Path): boolean {
  if (word === 'tables' || GROUNDS.some((ground) => ground === word)) return false;
  if (word === 'units') return field === 'type' || field === 'side';
  return word !== 'sides' || !SIDE_STATS.some((stat) => stat === field);
}

/** The corrections that do to a running battle what an edit does to its draft. */
export function correctionsFor(
  rules: Ruleset,
  state: State,
  draft: Draft,
  edit: Edit,
): readonly Correction[] | RunningFault {
  const after = edited([rules], draft, edit);
  const found: Correction[] = [];
  for (const word of changedKeys(draft, after)) {
    const corrections = correctionsOf({ rules, state, draft, after }, word);
    if (typeof corrections === 'string') return corrections;
    found.push(...corrections);
  }
  return found;
}

/** A draft of a running battle before and after an edit. */
interface Change {
  readonly rules: Ruleset;
  readonly state: State;
  readonly draft: Draft;
  readonly after: Draft;
}

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The keys whose values differ. */
const changedKeys = (before: Draft, after: Draft): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !isSame(before[key], after[key]),
  );

function correctionsOf(change: Change, word: string): readonly Correction[] | RunningFault {
  if (word === 'roads') return [{ type: 'roads-adjusted', roads: roadsIn(change.after) }];
  const [before, after] = [fieldsIn(change.draft[word]), fieldsIn(change.after[word])];
  const changed = changedKeys(before, after);
  if (word !== 'sides' && isFixed([word])) return 'fixed';
  if (changed.length === 0) return [];
  const painted = (): Readonly<Record<string, string>> =>
    Object.fromEntries(changed.map((place) => [place, String(after[place] ?? CLEAR)]));
  switch (word) {
    case 'terrain':
      return [{ type: 'terrain-adjusted', terrain: painted() }];
    case 'borders':
      return [{ type: 'borders-adjusted', borders: painted() }];
    case 'works':
      return [{ type: 'works-adjusted', works: painted() }];
    case 'tables':
      return changed.flatMap((table): Correction[] => {
        // A table that is left out is that of the rules.
        const cells = after[table] ?? change.rules.tables[table]?.cells ?? [];
        return [{ type: 'table-adjusted', table, cells: cells as readonly (readonly (string | number)[])[] }];
      });
    case 'sides':
      return sideCorrections(before, after);
    case 'units':
      return pieceCorrections(change, changed);
    default:
      return 'fixed';
  }
}

function sideCorrections(before: Draft, after: Draft): readonly Correction[] | RunningFault {
  const found: Correction[] = [];
  for (const side of SIDES) {
    const [own, now] = [fieldsIn(before[side]), fieldsIn(after[side])];
    for (const key of changedKeys(own, now)) {
      const stat = SIDE_STATS.find((each) => each === key);
      const value = now[key];
      if (!stat) return 'fixed';
      if (typeof value !== 'number') return 'wrong';
      const change: SideAdjustment = { [stat]: value };
      found.push({ type: 'side-adjusted', side, change });
    }
  }
  return found;
}

/** The pieces that are added are one correction, as an army is. */
function pieceCorrections(change: Change, changed: readonly PieceId[]): readonly Correction[] | RunningFault {
  const found: Correction[] = [];
  const added: (Unit | Leader)[] = [];
  for (const id of changed) {
    const one = pieceCorrection(change, id);
    if (typeof one === 'string') return one;
    if ('id' in one) added.push(one);
    else if (one.type !== 'adjusted' || Object.keys(one.change).length > 0) found.push(one);
  }
  const [piece, ...others] = added;
  if (piece) found.push({ type: 'enlisted', piece, ...(others.length > 0 && { others }) });
  return found;
}

/** The correction of a piece that is changed or removed, or a piece that is new. */
function pieceCorrection(
  { rules, state, draft, after }: Change,
  id: PieceId,
): Correction | Unit | Leader | RunningFault {
  const [before, now] = [fieldsIn(draft.units)[id], fieldsIn(after.units)[id]];
  if (now === undefined) return { type: 'adjusted', unit: id, change: { eliminated: true } };
  if (before === undefined) return pieceIn(rules, state, unusedId(state, id), now) ?? 'wrong';
  const piece = pieceIn(rules, state, id, now);
  const own = pieceIn(rules, state, id, before);
  if (!own || !piece) return 'wrong';
  if (own.type !== piece.type || own.side !== piece.side) return 'fixed';
  return { type: 'adjusted', unit: id, change: adjustment(own, piece, pieceOf(state, id)?.traits) };
}

/** An id like another one that no piece has, in reserve and fallen ones included: a draft does not show these. */
function unusedId(state: State, like: PieceId): PieceId {
  const words = like.replace(/-\d+$/, '');
  let id = like;
  for (let number = 1; pieceOf(state, id) ?? fallenOf(state, id) ?? reserveOf(state, id); number += 1)
    id = `${words}-${number}`;
  return id;
}

/** A piece of a draft as it stands in the battle; undefined if it has a fault. */
function pieceIn(rules: Ruleset, state: State, id: PieceId, data: Json): Unit | Leader | undefined {
  const { at, ...others } = fieldsIn(data);
  let isRight = true;
  const faults = { add: () => (isRight = false) };
  const setup = readReserve(rules, others, '', faults, state.tables);
  return isRight && typeof at === 'string' ? pieceFrom(rules, state, id, { ...setup, at }) : undefined;
}

/** The change from one piece to another, in the fields that a correction has. */
function adjustment(before: Unit | Leader, after: Unit | Leader, traits: RulesetData = {}): Adjustment {
  const fields = ['name', 'nation', 'armed', 'at', 'strength', 'formation', 'facing'] as const;
  const [own, now] = [before, after].map((piece) => piece as unknown as Draft);
  const changed = fields.filter((field) => !isSame(own?.[field], now?.[field]));
  const given = changedTraits(before.traits ?? {}, after.traits ?? {}, traits);
  return {
    ...Object.fromEntries(changed.map((field) => [field, now?.[field]])),
    ...(Object.keys(given).length > 0 && { traits: given }),
  };
}

/** The traits that change; one that is left out becomes an empty one of its kind. */
function changedTraits(before: RulesetData, after: RulesetData, now: RulesetData): RulesetData {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    keys
      .filter((key) => !isSame(before[key], after[key]))
      .map((key) => [key, after[key] ?? emptyLike(now[key] ?? before[key])]),
  );
}

function emptyLike(value: Json | undefined): Json {
  if (typeof value === 'boolean') return false;
  return typeof value === 'number' ? 0 : '';
}
