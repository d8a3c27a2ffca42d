import { type Order, pieceOf, type Ruleset, type State, type Unit } from '../../core';
import { type Texts, textsOf } from '.';

/** The most names to list; beyond that only their number is given. */
const NAMES = 4;

/** The strength or the losses of a unit, as players count them. */
export function strengthText(
  { hitTrack }: Pick<Ruleset, 'hitTrack'>,
  { strength, full }: Pick<Unit, 'strength' | 'full'>,
  { localize }: Texts,
): string {
  return hitTrack === 'disruption'
    ? localize('PDC.board.voice.disruption', { taken: String(full - strength), full: String(full) })
    : localize('PDC.board.voice.strength', { left: String(strength), full: String(full) });
}

/** A list of names, cut after the first few if there are many. */
function namesText(names: readonly string[], { localize }: Texts): string {
  const others = names.length - NAMES;
  const first = names.slice(0, others > 1 ? NAMES : names.length).join(', ');
  return others > 1 ? localize('PDC.board.voice.andMore', { names: first, count: String(others) }) : first;
}

/** The orders that a piece can be given, by kind: the number of destinations, or the targets. */
export function ordersText(
  rules: Pick<Ruleset, 'id' | 'orderTypes'>,
  state: State,
  orders: readonly Order[],
  texts: Texts,
): string {
  const { localize } = textsOf(rules.id, texts);
  return rules.orderTypes
    .flatMap((type) => {
      const own = orders.filter((each) => each.type === type);
      if (own.length === 0) return [];
      const order = localize(`PDC.rules.order.${type}`);
      const targets = new Set(own.flatMap(({ target }) => target ?? []));
      if (targets.size > 0) {
        const names = [...targets].map((id) => pieceOf(state, id)?.name ?? id);
        return localize('PDC.board.voice.aimedAt', { order, names: namesText(names, texts) });
      }
      const places = new Set(own.flatMap(({ to }) => to ?? [])).size;
      const number = places === 1 ? 'one' : 'many';
      return places === 0
        ? order
        : localize(`PDC.board.voice.places.${number}`, { order, count: String(places) });
    })
    .join('; ');
}
