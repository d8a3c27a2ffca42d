import {
  type Fields,
  fields,
  listOf,
  mapping,
  orElse,
  orNull,
  type Reader,
  type Ruleset,
  readReply,
  readWhole,
  text,
  wholeFrom,
} from '../../core';
import { wholePosition } from '../battle-format';
import { readDice } from '../provable/read-dice';
import type { BattleView } from '../view';
import { readEvent } from './read-event';
import { readKeptOrder } from './read-order';
import { readQuestion } from './read-question';
import { readProposal } from './read-save';
import { onItsBoard, readState } from './read-state';

/** Reads the public view of a battle. Throws UnusableData with every fault and its location. */
export const readView = (game: Ruleset, data: unknown): BattleView =>
  readWhole('the battle', (faults) => {
    const given = inTodaysWords(game, fields(data, 'battle', faults));
    const rules = onItsBoard(game, given.state, 'state', faults);
    const order = readKeptOrder(rules);
    const read = mapping<Omit<BattleView, 'rules'>>({
      revision: wholeFrom(0),
      lesson: orNull(text),
      // Views from before there was a choice have plain dice.
      dice: orElse(orNull(readDice), null),
      state: readState(rules),
      events: listOf(readEvent),
      question: orNull(readQuestion),
      // Views from before this field lack it; consequences of answers are then not shown.
      open: orElse(readOpenOrder(rules), null),
      proposal: readProposal,
      actions: wholeFrom(0),
      redoable: wholeFrom(0),
      last: orNull(order),
      undoable: orNull(order),
    });
    return { rules, ...read(given, '', faults) };
  });

/** Converts a view of an earlier version; the GM's client rewrites it, possibly later. */
function inTodaysWords(game: Ruleset, given: Fields): Fields {
  const { state, open } = given;
  const before = typeof open === 'object' && open !== null ? Reflect.get(open, 'from') : undefined;
  return {
    ...given,
    state: wholePosition(game, state),
    ...(before !== undefined && { open: { ...Object(open), from: wholePosition(game, before) } }),
  };
}

const readOpenOrder = (rules: Ruleset): Reader<BattleView['open']> =>
  orNull(mapping({ from: readState(rules), order: readKeptOrder(rules), replies: listOf(readReply) }));
