import {
  type Adjustment,
  type Correction,
  type Json,
  type Leader,
  type PieceId,
  pieceOf,
  type Ruleset,
  type RulesetData,
  SIDES,
  type Side,
  type SideAdjustment,
  type SingleCorrection,
  type State,
  type Unit,
} from '../core';
import { type Draft, fieldsIn } from './draft';
import { CLEAR, type Edit, GROUNDS, type Path } from './edit';
import { edited } from './edits';
import { roadsIn } from './roads';
import { type Change, isSame, pieceIn, unusedId } from './running-change';
import { planCorrection } from './running-plans';

/** The reason why an edit can't be made in a running battle: it changes what is fixed, or to something impossible. */
export type RunningFault = FixedReason | 'wrong';

/** The reason why a value is fixed once the battle has begun. */
export type FixedReason = 'fixed' | 'named' | 'options' | 'nation' | 'kind';

const OPEN = ['units', 'arrivals', 'objectives', 'tables', 'briefing', 'picture', ...GROUNDS] as const;
const SIDE_STATS = ['name', 'target', 'rating'] as const;
/** The edits that change parts of a battle; any other changes its board or its game. */
const EDITS: readonly Edit['type'][] = ['set', 'drop', 'paint', 'copy'];

/** The reason why the value at a path of a draft can't be changed once the battle has begun; undefined if it can. */
export function fixedReason([word, , field]: Path): FixedReason | undefined {
  if (word === 'units') return field === 'type' || field === 'side' ? 'kind' : undefined;
  if (word === 'sides') {
    if (field === 'nation') return 'nation';
    return SIDE_STATS.some((stat) => stat === field) ? undefined : 'fixed';
  }
  if (OPEN.some((open) => open === word)) return undefined;
  if (word === 'title') return 'named';
  return word === 'options' ? 'options' : 'fixed';
}

/** The correction that does to a running battle what an edit does to its draft; null if that is nothing. */
export function correctionFor(
  rules: Ruleset,
  state: State,
  draft: Draft,
  edit: Edit,
): Correction | RunningFault | null {
  if (!EDITS.includes(edit.type)) return 'fixed';
  const after = edited([rules], draft, edit);
  const parts: SingleCorrection[] = [];
  for (const word of changedWords(rules, state, changedKeys(draft, after))) {
    const corrections = correctionsOf({ rules, state, draft, after }, word);
    if (typeof corrections === 'string') return corrections;
    parts.push(...corrections);
  }
  const [first, ...others] = parts;
  if (!first) return null;
  return others.length > 0 ? { type: 'adjusted-together', parts } : first;
}

const ROADS_OF_TERRAIN = ['terrain', 'roads'];

/**
 * The words of a draft that an edit changes in a battle. The draft has the roads of older files over open ground: with a
 * change of either, the battle gets both as in the draft.
 */
function changedWords(rules: Ruleset, { terrain }: State, words: readonly string[]): readonly string[] {
  const isOlder = Object.values(terrain).some((kind) => rules.terrain[kind]?.isRoad);
  const isChanged = words.some((word) => ROADS_OF_TERRAIN.includes(word));
  return isOlder && isChanged ? [...new Set([...words, ...ROADS_OF_TERRAIN])] : words;
}

/** The keys whose values differ. */
const changedKeys = (before: Draft, after: Draft): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !isSame(before[key], after[key]),
  );

function correctionsOf(change: Change, word: string): readonly SingleCorrection[] | RunningFault {
  const fixed = word === 'sides' ? undefined : fixedReason([word]);
  if (fixed) return fixed;
  const plan = planCorrection(change, word);
  if (plan) return plan === 'wrong' ? plan : [plan];
  if (word === 'roads') return [{ type: 'roads-adjusted', roads: roadsIn(change.after) }];
  const before = word === 'terrain' ? change.state.terrain : fieldsIn(change.draft[word]);
  const after = fieldsIn(change.after[word]);
  const changed = changedKeys(before, after);
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
      return changed.flatMap((table): SingleCorrection[] => {
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

function sideCorrections(before: Draft, after: Draft): readonly SingleCorrection[] | RunningFault {
  const found: SingleCorrection[] = [];
  for (const side of SIDES) {
    const now = fieldsIn(after[side]);
    for (const key of changedKeys(fieldsIn(before[side]), now)) {
      const change = sideChange(side, key, now[key]);
      if (typeof change === 'string') return change;
      found.push({ type: 'side-adjusted', side, change });
    }
  }
  return found;
}

function sideChange(side: Side, key: string, value: Json | undefined): SideAdjustment | RunningFault {
  const fixed = fixedReason(['sides', side, key]);
  if (fixed) return fixed;
  return typeof value === (key === 'name' ? 'string' : 'number') ? { [key]: value } : 'wrong';
}

/** The pieces that are added are one correction, as an army is. */
function pieceCorrections(
  change: Change,
  changed: readonly PieceId[],
): readonly SingleCorrection[] | RunningFault {
  const found: SingleCorrection[] = [];
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
): SingleCorrection | Unit | Leader | RunningFault {
  const [before, now] = [fieldsIn(draft.units)[id], fieldsIn(after.units)[id]];
  if (now === undefined) return { type: 'adjusted', unit: id, change: { eliminated: true } };
  if (before === undefined) return pieceIn(rules, state, unusedId(state, id), now) ?? 'wrong';
  const piece = pieceIn(rules, state, id, now);
  const own = pieceIn(rules, state, id, before);
  if (!own || !piece) return 'wrong';
  if (own.type !== piece.type || own.side !== piece.side) return 'kind';
  return { type: 'adjusted', unit: id, change: adjustment(own, piece, pieceOf(state, id)?.traits) };
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
