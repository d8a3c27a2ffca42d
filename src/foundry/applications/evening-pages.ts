import { deploy, type Guide, wholeBriefing } from '../../core';
import type { Game } from '../battle';
import type { Evening } from '../battle/evenings';
import type { GuideTexts } from '../texts/guide-line';
import { briefingContext } from './briefing/briefing-context';
import { entriesOf } from './companion/entries';
import { ENTRY_KINDS, type Entry } from './companion/entry';
import type { PlayableScenario } from './scenario-file';

type Page = Evening['pages'][number];

/** The pages of an evening's journal entry: the briefing of each battle, then the rulebook of each game. */
export function eveningPages(
  battles: readonly PlayableScenario[],
  games: readonly Game[],
  texts: GuideTexts,
): readonly Page[] {
  const guideOf = (ruleset: string): Guide | undefined =>
    games.find(({ rules }) => rules.id === ruleset)?.guide;
  const firsts = battles.filter(
    ({ rules }, index) => battles.findIndex((each) => each.rules.id === rules.id) === index,
  );
  return [
    ...battles.map((battle) => briefingPage(battle, guideOf(battle.rules.id), texts)),
    ...firsts.flatMap((battle) => {
      const guide = guideOf(battle.rules.id);
      return guide ? [rulebookPage(battle, guide, texts)] : [];
    }),
  ];
}

/** The part of a briefing that everybody may read; the orders of each side open on its commander's screen. */
function briefingPage(
  { rules, scenario }: PlayableScenario,
  guide: Guide | undefined,
  texts: GuideTexts,
): Page {
  const state = deploy(rules, scenario);
  const { roles: _, ...briefing } = wholeBriefing(scenario.briefing);
  const battle = { rules: rules.on(state.board), state, seats: [] };
  const shown = briefingContext({ battle, title: scenario.title, briefing, guide }, texts);
  const part = (name: string, lines: readonly string[]): string =>
    lines.length > 0
      ? heading(2, texts.localize(`PDC.windows.briefing.${name}`)) +
        `<ul>${lines.map((line) => `<li>${plain(line)}</li>`).join('')}</ul>`
      : '';
  const content = [
    ...[shown.situation, shown.first].map(paragraph),
    ...(['turn', 'victory', 'length'] as const).map((name) => part(name, shown[name])),
  ];
  return { name: scenario.title, content: content.join('') };
}

/** The rules reference of a game as one page, for the first of its battles. */
function rulebookPage({ rules, scenario }: PlayableScenario, guide: Guide, texts: GuideTexts): Page {
  const state = deploy(rules, scenario);
  const entries = entriesOf({ rules: rules.on(state.board), state, guide, texts });
  const name = texts.localize('PDC.windows.evening.rulebook', {
    game: texts.localize(`PDC.${rules.id}.name`),
  });
  const content = ENTRY_KINDS.flatMap((kind) => {
    const own = entries.filter((each) => each.kind === kind);
    const title = texts.localize(`PDC.companion.kind.${kind}`);
    return own.length > 0 ? [heading(2, title), ...own.map(entryHtml)] : [];
  });
  return { name, content: content.join('') };
}

function entryHtml({ kind, id, title, lines, figures, table }: Entry): string {
  const values = figures.map(({ name, value }) => `<li>${plain(name)}: ${plain(value)}</li>`).join('');
  return [
    heading(3, kind === 'rule' ? `${id} ${title}` : title),
    ...lines.map(paragraph),
    values === '' ? '' : `<ul>${values}</ul>`,
    table ? tableHtml(table) : '',
  ].join('');
}

function tableHtml({ columns, rows }: NonNullable<Entry['table']>): string {
  const cell = (name: 'td' | 'th', text: string): string => `<${name}>${plain(text)}</${name}>`;
  const body = rows.map(
    ({ label, cells }) =>
      `<tr>${cell('th', label)}${cells.map(({ text }) => cell('td', text)).join('')}</tr>`,
  );
  const head = `<tr><td></td>${columns.map((column) => cell('th', column)).join('')}</tr>`;
  return `<table><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
}

const heading = (level: 2 | 3, text: string): string => `<h${level}>${plain(text)}</h${level}>`;

const paragraph = (text: string): string => (text === '' ? '' : `<p>${plain(text)}</p>`);

/**
 * A text as HTML that shows it and does nothing: a scenario by somebody else may have links, rolls or embedded
 * documents in its words, which Foundry would carry out.
 */
const plain = (text: string): string =>
  foundry.utils.escapeHTML(text.replace(/\[(?=\[)|@(?=\w+\[)/g, (start) => `${start}\u2060`));
