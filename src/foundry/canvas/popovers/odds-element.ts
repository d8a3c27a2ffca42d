import { type Order, pieceOf, SIDES, type Side, type State } from '../../../core';
import { allTold, type Fate, type OddsSummary, type ResponseOdds } from '../../../match';
import { LANGUAGE, localize, localizeFor } from '../../texts';
import { NOTHING, percent } from '../../texts/chance-text';
import { onAverage } from '../../texts/decimal';
import { type Hud, make } from './hud';
import {
  type Attack,
  isAttackerAtRisk,
  type Odds,
  type OddsSource,
  orderOf,
  rowsInOrder,
} from './odds-calculator';
import { answerText } from './wording';

/** The odds of an attack as a table: one row for each response. Screen readers get sentences instead. */
export function oddsElement(odds: Odds, state: State): HTMLElement {
  // In words: an ellipsis would look as if the odds were there but cut off.
  if (odds === 'waiting') return quiet(localize('PDC.board.odds.waiting'));
  const element = make(
    'div',
    'pdc-odds',
    tableElement(odds, state),
    ...furtherResults(allTold(odds), state).map((line) => make('p', '', line)),
    ...samplesText(odds).map((line) => make('p', 'is-quiet', line)),
  );
  element.ariaHidden = 'true';
  return element;
}

/** Half the width of the 95 % interval at its widest, in whole per cent. */
const marginOf = (samples: number): number => Math.ceil(98 / Math.sqrt(samples));

/** A note that the odds are estimated from samples, with their margin. */
const samplesText = ({ samples }: OddsSummary): readonly string[] =>
  samples === undefined
    ? []
    : [
        localize('PDC.board.odds.samples', {
          samples: samples.toLocaleString(LANGUAGE.lang),
          margin: String(marginOf(samples)),
        }),
      ];

const quiet = (text: string): HTMLElement => make('p', 'pdc-odds is-quiet', text);

function tableElement(odds: OddsSummary, state: State): HTMLElement {
  const isAtRisk = isAttackerAtRisk(odds);
  const isAsked = odds.question !== null;
  const asked = decisionText(odds, state).map((text) => cell('th', text, 1, isAtRisk ? 2 : 1));
  const columns = ['destroyed', 'drivenBack', 'loses', ...(isAtRisk ? ['backOrDestroyed', 'loses'] : [])];
  const names = columns.map((column) => cell('th', localizeFor(state.ruleset, `PDC.board.odds.${column}`)));
  const groups = [
    cell('th', localize('PDC.board.odds.target'), 3),
    cell('th', localize('PDC.board.odds.attacker'), 2),
  ];
  // If nothing can happen to the attacker, only the target's odds are shown.
  const lines = isAtRisk ? [[...asked, ...groups], names] : [[...asked, ...names]];
  const head = make('thead', '', ...lines.map((cells) => make('tr', '', ...cells)));
  const bodyOf = ({ title, odds: told }: Told): HTMLElement =>
    make(
      'tbody',
      '',
      ...title.map((text) => make('tr', '', headOf(text, columns.length + asked.length))),
      ...rowsInOrder(told).map((row) => rowElement(row, isAtRisk, state, told.question)),
    );
  const classes = [...(isAtRisk ? ['has-attacker'] : []), ...(isAsked ? ['is-asked'] : [])];
  return make('table', classes.join(' '), head, ...toldIn(odds).map(bodyOf));
}

/** The decision that the rows belong to; empty if there is none. */
const decisionText = ({ question }: OddsSummary, { ruleset }: State): readonly string[] =>
  question === null ? [] : [localizeFor(ruleset, `PDC.rules.decision.${question}`)];

/** Odds with a title, if one is needed. */
interface Told {
  readonly title: readonly string[];
  readonly odds: OddsSummary;
}

/** The parts of a table: for an attack that must be made possible first, its result if it happens, and the total. */
function toldIn(odds: OddsSummary, key = 'PDC.board.odds'): readonly Told[] {
  if (odds.acts === undefined) return [{ title: [], odds }];
  return [
    { title: [localize(`${key}.ifItActs`)], odds },
    { title: [localize(`${key}.allTold`, { odds: percent(odds.acts) })], odds: allTold(odds) },
  ];
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

function headOf(text: string, columns: number): HTMLTableCellElement {
  const head = cell('th', text, columns);
  head.className = 'pdc-odds-of';
  return head;
}

function cell(name: 'th' | 'td', text: string, columns = 1, rows = 1): HTMLTableCellElement {
  const element = make(name, '', text);
  element.colSpan = columns;
  element.rowSpan = rows;
  return element;
}

/** Further results for each side: a leader casualty, a victory. */
function furtherResults({ rows }: OddsSummary, { sides }: State): readonly string[] {
  const lines = (key: string, of: (row: ResponseOdds, side: Side) => number): readonly string[] =>
    SIDES.flatMap((side) => {
      const chances = rows.map((row) => of(row, side));
      if (Math.max(...chances) < NOTHING) return [];
      const [least, most] = [percent(Math.min(...chances)), percent(Math.max(...chances))];
      return localize(`PDC.board.odds.${key}`, { side: sides[side].name, odds: rangeText(least, most) });
    });
  return [
    ...lines('leaderFalls', (row, side) => row.leaderFalls[side]),
    ...lines('wins', (row, side) => row.wins[side]),
  ];
}

/** The range from the lowest to the highest value over all responses. */
function rangeText(least: string, most: string): string {
  if (least === most || most === '<1%') return most;
  return least === '0%'
    ? localize('PDC.board.odds.upTo', { most })
    : localize('PDC.board.odds.range', { least, most });
}

/** Announces the odds on the card to screen readers: a permanent live region, so that changes are read out. */
export class OddsAnnouncer {
  readonly #hud: Hud;
  readonly #element = make('p', 'pdc-unseen');

  constructor(hud: Hud) {
    this.#hud = hud;
    this.#element.setAttribute('role', 'status');
  }

  /** Announces the odds of the attacks, as soon as all of them are known. */
  announce(attacks: readonly Attack[], oddsOf: OddsSource, state: State): void {
    const texts = attacks.map((attack) => spokenOdds(orderOf(attack), oddsOf(attack), state));
    this.#read(texts.includes('') ? '' : texts.join(' '));
  }

  /** Announces the odds of the answers to a question, as soon as they are known. */
  announceAnswers(odds: Odds | undefined, state: State): void {
    this.#read(spokenOdds(null, odds, state));
  }

  #read(text: string): void {
    this.#hud.put('odds', { element: this.#element, where: 'nowhere', key: '' });
    if (this.#element.textContent !== text) this.#element.textContent = text;
  }
}

/**
 * The whole table in sentences for screen readers: of an attack, or of the answers to a question; empty until the odds
 * are known.
 */
function spokenOdds(order: Order | null, odds: Odds | undefined, state: State): string {
  if (odds === undefined || odds === 'waiting') return '';
  const isAtRisk = isAttackerAtRisk(odds);
  const rowsOf = (told: OddsSummary) =>
    rowsInOrder(told).flatMap(({ response, target, attacker }) => [
      ...(response === null
        ? []
        : [
            localize('PDC.board.odds.spoken.response', {
              response: answerText(odds.question ?? '', response, state),
            }),
          ]),
      localizeFor(state.ruleset, 'PDC.board.odds.spoken.target', blanksOf(target)),
      ...(isAtRisk ? [localizeFor(state.ruleset, 'PDC.board.odds.spoken.attacker', blanksOf(attacker))] : []),
    ]);
  const rows = toldIn(odds, 'PDC.board.odds.spoken').flatMap(({ title, odds: told }) => [
    ...title,
    ...rowsOf(told),
  ]);
  const first = order === null ? questionText(odds, state) : [spokenAttack(order, state)];
  const told = [...furtherResults(allTold(odds), state), ...samplesText(odds)];
  return [...first, ...rows, ...told].join(' ');
}

/** The question whose answers the odds are of. */
const questionText = ({ question }: OddsSummary, { ruleset }: State): readonly string[] =>
  question === null ? [] : [localizeFor(ruleset, `PDC.rules.question.${question}`)];

/** The name of an attack and of its target. */
function spokenAttack({ type, target = '' }: Order, state: State): string {
  const order = localizeFor(state.ruleset, `PDC.rules.order.${type}`);
  const name = pieceOf(state, target)?.name;
  return name === undefined
    ? localize('PDC.board.odds.spoken.order', { order })
    : localize('PDC.board.odds.spoken.orderAt', { order, target: name });
}

const blanksOf = ({ destroyed, drivenBack, lost }: Fate): Readonly<Record<string, string>> => ({
  destroyed: percent(destroyed),
  drivenBack: percent(drivenBack),
  lost: onAverage(lost),
});
