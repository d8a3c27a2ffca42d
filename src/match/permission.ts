import {
  type Adjustment,
  deedsOf,
  fallenOf,
  type PieceId,
  pieceOf,
  type Refusal,
  type Ruleset,
  reserveOf,
  resume,
  type Side,
  type SpaceId,
  type State,
  unitAt,
} from '../core';
import type { Authority, Request, Wish } from './request';
import type { Save } from './save';

const because = (reason: string): Refusal => ({ reason, rule: 'match' });

/** Why a request can't be carried out now; undefined if it can. Reasons are keys of texts. */
export function wishRefusal(
  rules: Ruleset,
  save: Save,
  { revision, wish }: Request,
  authority: Authority,
): Refusal | undefined {
  if (revision !== save.revision) return because('stale');
  if ('undoTo' in wish) return undoRefusal(save, wish.undoTo, authority);
  if ('adjust' in wish) return adjustRefusal(rules, save, wish, authority);
  return 'choose' in wish
    ? choiceRefusal(rules, save, wish.choose, authority)
    : orderRefusal(rules, save, wish.order, authority);
}

const holds = (authority: Authority, side: Side) => authority.gameMaster || authority.seats.includes(side);

function orderRefusal(
  rules: Ruleset,
  save: Save,
  order: Extract<Wish, { readonly order: unknown }>['order'],
  authority: Authority,
): Refusal | undefined {
  if (save.state.winner) return because('battle-is-over');
  if (save.open) return because('question-is-open');
  if (!authority.gameMaster && !authority.seats.includes(order.side)) return because('not-your-side');
  const strangers = [order.unit, order.target].filter(
    (id) => id !== undefined && !pieceOf(save.state, id) && !reserveOf(save.state, id),
  );
  if (strangers.length > 0) return because('no-such-piece');
  return rules.refusal(save.state, order);
}

function choiceRefusal(
  rules: Ruleset,
  save: Save,
  option: string,
  authority: Authority,
): Refusal | undefined {
  if (!save.open) return because('nothing-is-asked');
  const { query } = resume(rules, save.state, save.open);
  if (query?.kind !== 'ask') return because('nothing-is-asked');
  if (!holds(authority, query.side)) return because('not-asked-of-you');
  return query.options.includes(option) ? undefined : because('no-such-answer');
}

function undoRefusal(save: Save, count: number, authority: Authority): Refusal | undefined {
  const deeds = deedsOf(save.record).length;
  if (!Number.isInteger(count) || count < 0 || count > deeds || (count === deeds && !save.open)) {
    return because('nothing-to-undo');
  }
  return authority.gameMaster ? undefined : because('only-the-game-master');
}

function adjustRefusal(
  rules: Ruleset,
  save: Save,
  { adjust, change }: Extract<Wish, { readonly adjust: unknown }>,
  authority: Authority,
): Refusal | undefined {
  if (!authority.gameMaster) return because('only-the-game-master');
  if (save.open) return because('question-is-open');
  const piece = pieceOf(save.state, adjust);
  if (!piece && !fallenOf(save.state, adjust)) return because('no-such-piece');
  if (!piece && change.eliminated) return because('has-fallen');
  if (isTaken(save.state, adjust, change.at)) return because('space-taken');
  return valueRefusal(rules, change);
}

/** Why a piece can't have such a place, strength or formation. */
function valueRefusal(rules: Ruleset, { at, strength, formation }: Adjustment): Refusal | undefined {
  if (at !== undefined && !rules.grid.has(at)) return because('off-the-board');
  if (strength !== undefined && !(Number.isInteger(strength) && strength > 0)) {
    return because('no-such-strength');
  }
  if (formation !== undefined && !rules.formations.includes(formation)) return because('no-such-formation');
  return undefined;
}

/** Whether a unit would be put where another one stands. */
function isTaken(state: State, id: PieceId, at: SpaceId | undefined): boolean {
  const isUnit = Object.hasOwn(state.units, id) || Object.hasOwn(state.fallenUnits, id);
  const other = at === undefined || !isUnit ? undefined : unitAt(state, at);
  return other !== undefined && other.id !== id;
}
