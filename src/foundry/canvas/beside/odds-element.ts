import type { State } from '../../../core';
import type { OddsSummary, ResponseOdds } from '../../../match';
import { localize } from '../../texts';
import { make } from './elements';
import type { Odds } from './odds-desk';
import { isAttackerAtRisk, onAverage, percent, rowsInOrder } from './odds-figures';
import { besides } from './odds-words';
import { answerText } from './wording';

/** The odds of an attack for the eye: one row for each response. Who listens is told by sentences instead. */
export function oddsElement(odds: Odds, state: State): HTMLElement {
  // In words: a mark of omission looks as if the odds were there and had found no room.
  if (odds === 'waiting') return quiet(localize('PDC.odds.waiting'));
  const element = make(
    'div',
    'pdc-odds',
    tableElement(odds, state),
    ...besides(odds, state).map((line) => make('p', '', line)),
  );
  element.ariaHidden = 'true';
  return element;
}

const quiet = (text: string): HTMLElement => make('p', 'pdc-odds is-quiet', text);

function tableElement(odds: OddsSummary, state: State): HTMLElement {
  const isAtRisk = isAttackerAtRisk(odds);
  const isAsked = odds.question !== null;
  const asked = isAsked ? [cell('th', localize(`PDC.question.${odds.question}`), 1, isAtRisk ? 2 : 1)] : [];
  const columns = ['destroyed', 'drivenBack', 'loses', ...(isAtRisk ? ['backOrDestroyed', 'loses'] : [])];
  const names = columns.map((column) => cell('th', localize(`PDC.odds.${column}`)));
  const groups = [cell('th', localize('PDC.odds.target'), 3), cell('th', localize('PDC.odds.attacker'), 2)];
  // Where nothing can happen to the attacker, all that is told is of the target.
  const lines = isAtRisk ? [[...asked, ...groups], names] : [[...asked, ...names]];
  const head = make('thead', '', ...lines.map((cells) => make('tr', '', ...cells)));
  const body = make(
    'tbody',
    '',
    ...rowsInOrder(odds).map((row) => rowElement(row, isAtRisk, state, odds.question)),
  );
  const classes = [...(isAtRisk ? ['has-attacker'] : []), ...(isAsked ? ['is-asked'] : [])];
  return make('table', classes.join(' '), head, body);
}

function rowElement(
  { response, target, attacker }: ResponseOdds,
  isAtRisk: boolean,
  state: State,
  question: string | null,
): HTMLElement {
  const label = response === null ? [] : [cell('th', answerText(question ?? '', response, state))];
  const back = `${percent(attacker.drivenBack)} / ${percent(attacker.destroyed)}`;
  const cells = [percent(target.destroyed), percent(target.drivenBack), onAverage(target.lost)];
  const others = isAtRisk ? [back, onAverage(attacker.lost)] : [];
  return make('tr', '', ...label, ...[...cells, ...others].map((text) => cell('td', text)));
}

function cell(name: 'th' | 'td', text: string, columns = 1, rows = 1): HTMLTableCellElement {
  const element = make(name, '', text);
  element.colSpan = columns;
  element.rowSpan = rows;
  return element;
}
