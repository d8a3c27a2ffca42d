import type { SpaceId } from '../board';
import { adjust } from './adjust';
import { change, clearMarks, removeLeader, removeUnit, without } from './change';
import { changeCards, changeHand, moveCard, parkedIn, withoutOne } from './change-cards';
import type { Event, EventOf } from './event';
import { isUnit, type PieceId } from './piece';
import { pieceOf, type State, worksName } from './state';
import { type WorkingState, workingCopy } from './working-state';

type Handlers = { readonly [T in Event['type']]: (state: WorkingState, event: EventOf<T>) => void };

const told = () => {
  // A fact for the log: it changes nothing that the state keeps.
};

const stand = (state: WorkingState, event: { readonly unit: PieceId; readonly to: SpaceId }) =>
  change(state, event.unit, () => ({ at: event.to }));

/** What is not clear, by its place. */
const withoutClear = (words: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).filter(([, word]) => word !== 'clear'));

const handlers: Handlers = {
  attacked: told,
  responded: told,
  rolled: told,
  'flags-ignored': told,
  lost: (state, { unit, steps }) => change(state, unit, ({ strength }) => ({ strength: strength - steps })),
  eliminated: (state, { unit }) => removeUnit(state, unit),
  'leader-eliminated': (state, { leader }) => removeLeader(state, leader),
  moved: (state, { unit, path }) =>
    change(state, unit, ({ at, marks }) => ({ at: path.at(-1) ?? at, marks: [...marks, 'moved'] })),
  retreated: stand,
  evaded: stand,
  advanced: stand,
  turned: (state, { unit, facing }) => change(state, unit, () => ({ facing })),
  spread(state, { unit, over }) {
    // Who is put where he stands stands there alone.
    change(state, unit, ({ at }) => ({ at }));
    if (over.length > 0) change(state, unit, () => ({ also: over }));
  },
  formed: (state, { unit, formation }) => change(state, unit, () => ({ formation })),
  marked: (state, { unit, mark }) => change(state, unit, ({ marks }) => ({ marks: [...marks, mark] })),
  activated(state, { unit }) {
    // Who is still to come is activated too, and does no more than count.
    if (pieceOf(state, unit)) change(state, unit, ({ marks }) => ({ marks: [...marks, 'activated'] }));
    const { activations, card } = state.turn;
    state.turn = {
      ...state.turn,
      activations: Math.max(0, activations - 1),
      card: card && { ...card, ordered: [...card.ordered, unit] },
    };
  },
  'step-began'(state, { step }) {
    state.turn = { ...state.turn, step };
  },
  'turn-began'(state, { number, side, step, activations }) {
    state.turn = { number, side, step, activations, card: null };
    state.preparation = null;
    clearMarks(state);
  },
  gained: (state, { unit, steps }) => change(state, unit, ({ strength }) => ({ strength: strength + steps })),
  detached(state, { unit, group }) {
    change(state, unit, ({ strength }) => ({ strength: strength - 1 }));
    state.units = { ...state.units, [group.id]: group };
    // Whoever leaves another piece has stood with it when the card in play was laid down.
    const { card } = state.turn;
    const stood = card?.places[unit];
    if (!card || !stood) return;
    const places = { [group.id]: { ...stood, type: group.type }, ...card.places };
    state.turn = { ...state.turn, card: { ...card, places } };
  },
  joined(state, { unit, into, steps }) {
    const left = (state.units[unit]?.strength ?? 0) - steps;
    change(state, into, ({ strength }) => ({ strength: strength + steps }));
    if (left > 0) change(state, unit, () => ({ strength: left }));
    else state.units = without(state.units, unit);
  },
  noted: (state, { unit, extra }) =>
    change(state, unit, (piece) => ({ extra: { ...piece.extra, ...extra } })),
  'battle-noted'(state, { extra }) {
    state.extra = { ...state.extra, ...extra };
  },
  'chits-drawn': told,
  'time-passed': told,
  lapsed: told,
  supported: told,
  entered(state, { unit: id, at }) {
    const piece = state.reserve[id];
    if (!piece) throw new RangeError(`no piece "${id}" in reserve`);
    state.reserve = without(state.reserve, id);
    if (isUnit(piece)) state.units = { ...state.units, [id]: { ...piece, at } };
    else state.leaders = { ...state.leaders, [id]: { ...piece, at } };
  },
  'terrain-placed'(state, { side, terrain, at }) {
    state.terrain = { ...state.terrain, [at]: terrain };
    const { preparation } = state;
    if (!preparation) return;
    state.preparation = {
      ...preparation,
      terrain: { ...preparation.terrain, [side]: preparation.terrain[side] - 1 },
      pool: { ...preparation.pool, [terrain]: (preparation.pool[terrain] ?? 0) - 1 },
    };
  },
  'rating-set'(state, { side, rating }) {
    state.sides = { ...state.sides, [side]: { ...state.sides[side], rating } };
  },
  'preparation-went-on'(state, { side, step, count }) {
    state.turn = { number: 0, side, step, activations: count, card: null };
  },
  'deployment-began'(state, { side }) {
    if (state.preparation) state.preparation = { ...state.preparation, first: side };
  },
  'cards-drawn': (state, { side, cards: drawn }) => changeHand(state, side, (hand) => [...hand, ...drawn]),
  'card-played'(state, { side, inPlay, activations }) {
    changeHand(state, side, (hand) => withoutOne(hand, inPlay.card));
    const { card, as, mirrored } = inPlay;
    changeCards(state, ({ last }) => ({ last: { ...last, [side]: { card, as, mirrored } } }));
    state.turn = { ...state.turn, card: inPlay, activations };
  },
  'card-discarded'(state, { side, card }) {
    changeCards(state, ({ discard }) => ({ discard: [...discard, card] }));
    // The card in play is in no hand any more; one that is played as a reaction comes out of it.
    if (state.turn.card?.card === card && state.turn.side === side) {
      state.turn = { ...state.turn, card: null };
    } else changeHand(state, side, (hand) => withoutOne(hand, card));
  },
  'card-moved'(state, { side, card, outOf, place }) {
    moveCard(state, side, card, outOf, place);
    if (!state.cards?.parked) return;
    const { parked, ...others } = state.cards;
    state.cards = { ...others, ...parkedIn(parked) };
  },
  'deck-reshuffled': (state) => changeCards(state, () => ({ discard: [] })),
  scored(state, { side, points }) {
    const before = state.sides[side];
    state.sides = { ...state.sides, [side]: { ...before, points: before.points + points } };
  },
  'rating-lost'(state, { side, by }) {
    const before = state.sides[side];
    state.sides = { ...state.sides, [side]: { ...before, rating: Math.max(0, before.rating - by) } };
  },
  'objective-held'(state, event) {
    state.objectives = state.objectives.map((objective, index) =>
      index === event.objective ? { ...objective, held: event.spaces } : objective,
    );
  },
  won(state, { side }) {
    state.winner = side;
  },
  drawn(state) {
    state.winner = 'draw';
  },
  adjusted: (state, event) => adjust(state, event.unit, event.change),
  'side-adjusted'(state, { side, change: values, winner = state.winner }) {
    state.sides = { ...state.sides, [side]: { ...state.sides[side], ...values } };
    state.winner = winner;
  },
  'terrain-adjusted'(state, { terrain }) {
    state.terrain = withoutClear({ ...state.terrain, ...terrain });
  },
  'borders-adjusted'(state, { borders }) {
    state.borders = withoutClear({ ...state.borders, ...borders });
  },
  'border-changed'(state, { border, now }) {
    state.borders = withoutClear({ ...state.borders, [border]: now });
  },
  'works-built'(state, { works, at, against }) {
    state.works = { ...state.works, [worksName(at, against)]: works };
  },
  'works-razed'(state, { at, against }) {
    state.works = withoutClear({ ...state.works, [worksName(at, against)]: 'clear' });
  },
  'table-adjusted'(state, { table, cells }) {
    state.tables = { ...state.tables, [table]: cells };
  },
  enlisted(state, { piece }) {
    if (isUnit(piece)) state.units = { ...state.units, [piece.id]: piece };
    else state.leaders = { ...state.leaders, [piece.id]: piece };
  },
};

/** Carries out one event on a working copy; throws a RangeError if it names a piece that is not on the board. */
export function evolve(state: WorkingState, event: Event): void {
  const handle = handlers[event.type] as (state: WorkingState, event: Event) => void;
  handle(state, event);
}

/** The position after an event; the one before it stays as it was. Throws like `evolve`. */
export function evolved(state: State, event: Event): State {
  const copy = workingCopy(state);
  evolve(copy, event);
  return copy;
}
