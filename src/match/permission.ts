import { deedsOf, type Refusal, type Ruleset, resume, type Side } from '../core';
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
  const { units, leaders, fallenUnits, fallenLeaders } = save.state;
  const known = units[adjust] ?? leaders[adjust] ?? fallenUnits[adjust] ?? fallenLeaders[adjust];
  if (!known) return because('no-such-piece');
  if (change.at !== undefined && !rules.grid.has(change.at)) return because('off-the-board');
  if (change.strength !== undefined && !(Number.isInteger(change.strength) && change.strength > 0)) {
    return because('no-such-strength');
  }
  if (change.formation !== undefined && !rules.formations.includes(change.formation)) {
    return because('no-such-formation');
  }
  return undefined;
}
