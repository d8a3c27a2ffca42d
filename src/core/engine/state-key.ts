import type { State } from '../state';

/** Names what has become of some pieces, or of the sides, by the fields that are not what they were. */
function changes(before: Readonly<Record<string, object>>, after: Readonly<Record<string, object>>): string {
  if (before === after) return '';
  let key = '';
  for (const id in after) {
    const now = after[id];
    const then = before[id];
    if (now !== then && now) key += `${id}{${then ? differences(then, now) : JSON.stringify(now)}}`;
  }
  for (const id in before) if (!(id in after)) key += `${id}-`;
  return key;
}

function differences(before: object, after: object): string {
  const then: Readonly<Record<string, unknown>> = { ...before };
  let key = '';
  for (const [field, value] of Object.entries(after)) {
    if (value !== then[field]) key += `${field}:${JSON.stringify(value)} `;
  }
  return key;
}

/** Names a position by what differs from an earlier one of the same battle: equal names are equal positions. */
export const stateKey = (before: State, after: State): string =>
  [
    changes(before.units, after.units),
    changes(before.leaders, after.leaders),
    changes(before.sides, after.sides),
    before.extra === after.extra ? 0 : JSON.stringify(after.extra),
    before.reserve === after.reserve ? 0 : Object.keys(after.reserve).join(),
    before.cards === after.cards ? 0 : JSON.stringify(after.cards),
    before.objectives === after.objectives ? 0 : JSON.stringify(after.objectives),
    before.turn === after.turn ? 0 : changes({ turn: before.turn }, { turn: after.turn }),
    after.winner,
  ].join('|');
