import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/rulesets';

/** Words of core and of pages that some game has as well, with what they mean where battles are shown. */
const ALLOWED: Readonly<Record<string, string>> = {
  artillery: 'an arm',
  cavalry: 'an arm',
  clear: 'open ground, which is in every game',
  facing: 'a field of a unit',
  glory: 'what campaigns are about, whichever game their battles are fought by',
  grade: 'a sign on a block',
  infantry: 'an arm',
  leader: 'a piece that is no unit',
  leads: 'what an officer of a campaign may lead',
  line: 'the formation of whoever has no other',
  objectives: 'spaces that are worth points',
  play: 'what is done with a card, whatever order that is',
  rating: 'what a side can have beside its points',
  ready: "a moment of the host's start",
  reach: 'a mark of the map',
  region: 'where a battle of a campaign is fought',
  relief: 'a kind of place that is worth points',
  roll: 'a kind of reply',
  screen: 'a sign on a block',
  section: 'an element of a page',
  square: 'the shape of a grid',
  strength: 'a field of a unit, and what its points are called',
  road: 'the one kind of road, over any terrain',
  roads: 'a layer of the ground, like terrain, borders and works',
  stream: 'the chat log that Foundry shows to viewers',
  table: 'an element of a page',
  turns: 'the turning points of a story',
};

/** What games call their orders, pieces, stats, traits, ground, and cards with their families. */
const NAMES = new Set(
  GAMES.flatMap(({ rules }) => [
    ...rules.orderTypes,
    ...Object.keys(rules.pieces),
    ...Object.values(rules.pieces).flatMap(({ stats }) => stats.map(({ key }) => key)),
    ...Object.keys({ ...rules.terrain, ...rules.borders, ...rules.works }),
    ...[...rules.formations, ...rules.weapons],
    ...[...rules.scenarioFields.piece, ...Object.keys(rules.scenarioFields.battle)],
    ...[...Object.keys(rules.cards), ...rules.cardFamilies.map(({ id }) => id)],
    ...[...rules.options.map(({ id }) => id), ...Object.keys(rules.tables)],
  ]),
);

/** Words in quotes, those that end the key of a text of games, and traits. */
const WORDS =
  /(?<=['"`])[a-z][a-z0-9-]*(?=['"`])|(?<=PDC\.rules\.(?:order|type|figure|terrain|formation|weapon|command)\.)[a-z][\w-]*|(?<=\btraits\??\.)[a-z]\w*/g;

/** What a game notes of a battle for itself is nobody else's. */
const OWN_DATA = /\bextra\??\.[a-z]\w*/g;

/** Names of games in a text of the source. */
const namedIn = (source: string): readonly string[] => [
  ...[...new Set(source.match(WORDS) ?? [])].filter(
    (word) => NAMES.has(word) && !Object.hasOwn(ALLOWED, word),
  ),
  ...(source.match(OWN_DATA) ?? []),
];

test('what shows a battle names no order, piece, stat, trait, ground or card of a game', () => {
  const folder = 'src/foundry';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const named = files.flatMap((name) =>
    namedIn(readFileSync(join(folder, name), 'utf8')).map((word) => `${name}: ${word}`),
  );
  expect(named.sort()).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});

test('only the folder of games and its one list name a game', () => {
  const ids = GAMES.map(({ rules }) => rules.id).join('|');
  const id = new RegExp(`['"\`/](?:${ids})['"\`/]`, 'g');
  const named = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('rulesets/'))
    .flatMap((name) =>
      (readFileSync(join('src', name), 'utf8').match(id) ?? []).map((word) => `${name}: ${word}`),
    );
  expect(named).toEqual([]);
});

test('a name in quotes, in the key of a text, or taken out of the data of a game is found', () => {
  expect(namedIn("rules.orderTypes.includes('detach')")).toEqual(['detach']);
  expect(namedIn("localize('PDC.rules.order.melee')")).toEqual(['melee']);
  expect(namedIn('unit.traits?.command')).toEqual(['command']);
  expect(namedIn('typeof unit?.extra.screen')).toEqual(['extra.screen']);
});

test('every word that is allowed would be found otherwise', () => {
  expect(Object.keys(ALLOWED).filter((word) => !NAMES.has(word))).toEqual([]);
});
