import {
  type AskQuery,
  type Event,
  type Faults,
  fields,
  items,
  oneOf,
  type Ruleset,
  SIDES,
  text,
  UnusableData,
  whole,
} from '../core';
import { readKeptOrder } from './read-order';
import { readOpen, readProposal } from './read-save';
import { onItsBoard, readState } from './read-state';
import type { BattleView } from './view';

/** Reads what a battle shows to everyone. Throws UnusableData with every fault and its place. */
export function readView(game: Ruleset, data: unknown): BattleView {
  const found: string[] = [];
  const faults: Faults = { add: (place, fault) => found.push(`${place}: ${fault}`) };
  const given = fields(data, 'battle', faults);
  const rules = onItsBoard(game, given.state, 'state', faults);
  const view: BattleView = {
    rules,
    revision: whole(given.revision, 'revision', faults, 0),
    state: readState(rules, given.state, 'state', faults),
    events: items(given.events, 'events', faults).map((event, index) => {
      text(fields(event, `events[${index}]`, faults).type, `events[${index}].type`, faults);
      return event as Event;
    }),
    question: given.question === null ? null : readQuestion(given.question, faults),
    open: readOpenOrder(rules, given.open, faults),
    proposal: readProposal(given.proposal, 'proposal', faults),
    actions: whole(given.actions, 'actions', faults, 0),
    redoable: whole(given.redoable, 'redoable', faults, 0),
    last: given.last === null ? null : readKeptOrder(rules, given.last, 'last', faults),
    undoable: given.undoable === null ? null : readKeptOrder(rules, given.undoable, 'undoable', faults),
  };
  if (found.length > 0) throw new UnusableData('the battle', found);
  return view;
}

function readOpenOrder(rules: Ruleset, data: unknown, faults: Faults): BattleView['open'] {
  // Battles shown before it was told tell nothing; what answers lead to is then not shown.
  if (data === null || data === undefined) return null;
  const open = fields(data, 'open', faults);
  return { from: readState(rules, open.from, 'open.from', faults), ...readOpen(rules, open, 'open', faults) };
}

function readQuestion(data: unknown, faults: Faults): AskQuery {
  const question = fields(data, 'question', faults);
  text(question.reason, 'question.reason', faults);
  text(question.unit, 'question.unit', faults);
  oneOf(question.side, 'question.side', faults, SIDES);
  oneOf(question.of, 'question.of', faults, ['choice', 'space', 'unit']);
  for (const option of items(question.options, 'question.options', faults)) {
    text(option, 'question.options', faults);
  }
  return question as unknown as AskQuery;
}
