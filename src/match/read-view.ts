import {
  fields,
  listOf,
  mapping,
  orElse,
  orNull,
  type Reader,
  type Ruleset,
  readWhole,
  text,
  wholeFrom,
} from '../core';
import { readEvent } from './read-event';
import { readKeptOrder } from './read-order';
import { readQuestion } from './read-question';
import { readReply } from './read-reply';
import { readProposal } from './read-save';
import { onItsBoard, readState } from './read-state';
import type { BattleView } from './view';

/** Reads what a battle shows to everyone. Throws UnusableData with every fault and its place. */
export const readView = (game: Ruleset, data: unknown): BattleView =>
  readWhole('the battle', (faults) => {
    const given = fields(data, 'battle', faults);
    const rules = onItsBoard(game, given.state, 'state', faults);
    const order = readKeptOrder(rules);
    const read = mapping<Omit<BattleView, 'rules'>>({
      revision: wholeFrom(0),
      lesson: orNull(text),
      state: readState(rules),
      events: listOf(readEvent),
      question: orNull(readQuestion),
      // Battles shown before it was told tell nothing; what answers lead to is then not shown.
      open: orElse(readOpenOrder(rules), null),
      proposal: readProposal,
      actions: wholeFrom(0),
      redoable: wholeFrom(0),
      last: orNull(order),
      undoable: orNull(order),
    });
    return { rules, ...read(given, '', faults) };
  });

const readOpenOrder = (rules: Ruleset): Reader<BattleView['open']> =>
  orNull(mapping({ from: readState(rules), order: readKeptOrder(rules), replies: listOf(readReply) }));
