import type { ArmyBuilding, Ruleset } from '../../src/core';
import type { CaseFields } from '../cases/game-words';
import type { Meanings } from '../cases/words';
import type { Seen } from './questions-seen';
import { familyReasons, ownReasons, questionsIn } from './scan-sources';

/** A game as the list of games has it. */
interface Game {
  readonly rules: Ruleset;
  readonly armies?: ArmyBuilding;
}

const code = (word: unknown): string => `\`${String(word)}\``;

const listed = (words: Iterable<unknown>): string => [...words].map(code).join(', ');

const sorted = (words: Iterable<string>): readonly string[] => [...words].sort();

/** A list item, none without words. */
const item = (title: string, text: string): readonly string[] => (text ? [`- **${title}**: ${text}`] : []);

/** A table of words with their meanings. */
export const tableOf = (words: Meanings): string =>
  [
    '| Word | Meaning |',
    '| --- | --- |',
    ...Object.entries(words).map(
      ([word, meaning]) => `| ${code(word)} | ${meaning.replaceAll('|', '\\|')} |`,
    ),
  ].join('\n');

/** The reasons of refusals that all hex games share. */
export const familyList = (): string => `${listed(familyReasons())}.`;

/** The lists of a game without the lines of the game whose words it shares; `seen` came up in its cases. */
export function gameLists(game: Game, seen: Seen, base: Game | undefined): string {
  const shared = base ? typeLines(base) : [];
  const lines = [...typeLines(game).filter((line) => !shared.includes(line)), ...playLines(game, seen)];
  return lines.join('\n');
}

/** The words of cases that only one game knows. */
export const ownTables = ({ given, ofPiece, ofBattle }: CaseFields): string =>
  [
    ['The position:', given],
    ['The result, of a piece:', ofPiece],
    ['The result, of the battle:', ofBattle],
  ]
    .map(([title, words]) => `${String(title)}\n\n${tableOf(words as Meanings)}`)
    .join('\n\n');

/** Everything that a case can have on the board and in its words. */
function typeLines({ rules, armies }: Game): readonly string[] {
  const { formations, scenarioFields: fields } = rules;
  const leaders = Object.values(rules.pieces).filter(({ kind }) => kind === 'leader');
  const options = rules.options.map(({ id, values }) => `${code(id)} (${listed(values)})`);
  return [
    ...unitLines(rules),
    ...item('Leaders', listed(leaders.map(({ id }) => id))),
    ...item('Terrain', listed(Object.keys(rules.terrain).filter((id) => id !== 'clear'))),
    ...item('Borders', listed(Object.keys(rules.borders))),
    ...item('Works', listed(Object.keys(rules.works))),
    ...item('Formations, the usual one first', formations.length > 1 ? listed(formations) : ''),
    ...item('Weapons', listed(rules.weapons)),
    ...item('Facings', listed(rules.facings)),
    ...item('Faces', Object.values(rules.dice).map(facesOf).join('; ')),
    ...item('Cards', listed(Object.keys(rules.cards))),
    ...item('Words of scenarios, for a piece', listed(fields.piece)),
    ...item('Words of scenarios, for the battle', listed(Object.keys(fields.battle))),
    ...item('Options, the default first', options.join(', ')),
    ...item('House tables', listed(Object.keys(rules.tables))),
    ...item('Sizes', listed(armies?.sizes.map(({ id }) => id) ?? [])),
    ...item('Sample armies', listed(armies?.samples.map(({ id }) => id) ?? [])),
  ];
}

/** The lists of orders, rolls, questions and refusals. */
function playLines({ rules }: Game, seen: Seen): readonly string[] {
  const { orderTypes } = rules;
  const takesPiece = (type: string) => rules.orderKind(type)?.fields.includes('unit') === true;
  const orders = (isToPiece: boolean) =>
    orderTypes.filter((type) => takesPiece(type) === isToPiece).map((type) => orderOf(rules, type));
  return [
    ...item('Orders to a piece', orders(true).join(', ')),
    ...item('Other orders', orders(false).join(', ')),
    ...item('Steps', listed(sorted(seen.steps))),
    ...item('Rolls', listed(sorted(seen.rolls))),
    ...item('Questions, the default answer first', questionsOf(rules, seen)),
    ...item('Refusals', listed(ownReasons(rules.id, seen.reasons))),
  ];
}

/** The words that came up in the cases of campaigns, which no code of a game has. */
export const campaignLists = (seen: Seen): string =>
  [
    ...item('Rolls', listed(sorted(seen.rolls))),
    ...item('Questions, the default answer first', seenQuestions(seen)),
    ...item('Refusals', listed(sorted(seen.reasons))),
  ].join('\n');

const seenQuestions = ({ questions }: Seen): string =>
  sorted(questions.keys())
    .map((reason) => {
      const asked = questions.get(reason);
      return `${code(reason)} (${answersOf(asked?.of ?? '', [...(asked?.lists.values() ?? [])], [], [])})`;
    })
    .join(', ');

/** An order with the words that it may have. */
function orderOf(rules: Ruleset, type: string): string {
  const words = (rules.orderKind(type)?.fields ?? []).filter(
    (word) => !['unit', 'card', 'terrain'].includes(word),
  );
  return words.length === 0 ? code(type) : `${code(type)} (${listed(words)})`;
}

function facesOf({ id, faces }: Ruleset['dice'][string]): string {
  const isCount = faces.every((face, index) => face === `${index + 1}`);
  return `${id}: ${isCount ? `${code(1)} to ${code(faces.length)}` : listed(new Set(faces))}`;
}

/** The types of units: one line, or one for each nation where units are those of nations. */
function unitLines({ pieces, otherNames }: Ruleset): readonly string[] {
  const units = Object.values(pieces).filter(({ kind }) => kind === 'unit');
  const codes = Object.fromEntries(Object.entries(otherNames).map(([other, id]) => [id, other]));
  const nations = [...new Set(units.flatMap(({ nation }) => nation ?? []))];
  if (nations.length === 0) return item('Units', listed(units.map(({ id }) => id)));
  return nations.flatMap((nation) => {
    const own = units.filter((unit) => unit.nation === nation);
    return item(`Units, ${nation}`, own.map(({ id }) => `${code(id)} (${codes[id] ?? ''})`).join(', '));
  });
}

/** Questions with their answers, where those are words and not spaces or pieces. */
function questionsOf({ id, cards, facings }: Ruleset, { questions }: Seen): string {
  const scanned = questionsIn(id);
  return sorted(new Set([...scanned.keys(), ...questions.keys()]))
    .map((reason) => {
      const asked = questions.get(reason);
      const of = asked?.of ?? scanned.get(reason) ?? '';
      return `${code(reason)} (${answersOf(of, [...(asked?.lists.values() ?? [])], Object.keys(cards), facings)})`;
    })
    .join(', ');
}

function answersOf(
  of: string,
  lists: readonly (readonly string[])[],
  cards: readonly string[],
  facings: readonly string[],
): string {
  if (of !== 'choice') return `a ${of}`;
  const options = inOrder(lists);
  if (options.every((option) => cards.includes(option))) return 'a card';
  if (options.every((option) => facings.includes(option))) return 'a facing';
  return listed(options);
}

/** All options of a question in the order in which it offers them, although it never offers some of them together. */
function inOrder(lists: readonly (readonly string[])[]): readonly string[] {
  const left = lists.filter(({ length }) => length > 0);
  const heads = sorted(left.flatMap(([head]) => head ?? []));
  const [first = ''] = heads;
  if (first === '') return [];
  const next = heads.find((head) => left.every((list) => list.indexOf(head) <= 0)) ?? first;
  return [next, ...inOrder(left.map((list) => list.filter((option) => option !== next)))];
}
