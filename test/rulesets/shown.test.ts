import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deploy, type Event, type Localizable, type Ruleset, resume, type State } from '../../src/core';
import { GAMES } from '../../src/rulesets';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { actionOf, type GoldenBattle, hashIn } from '../../tools/play/golden-battle';

/** The number of moments of a battle that are looked at. */
const MOMENTS = 2;

const wordsOf = ({ key, blanks = {} }: Localizable): string =>
  [key, ...Object.entries(blanks).map(([blank, value]) => `${blank}=${value}`)].join(' ');

const isShown = (sign: unknown): boolean => Boolean(Array.isArray(sign) ? sign.length : sign);

/** Everything that sheets, blocks and the panel say of a position, as lines. */
function shownIn(rules: Ruleset, state: State): readonly string[] {
  const pieces = Object.keys({ ...state.units, ...state.leaders }).sort();
  return [
    `turn ${state.turn.number} ${state.turn.side}`,
    ...rules.statusLines(state).map((line) => `status ${JSON.stringify(line)}`),
    ...(['south', 'north'] as const).flatMap((side) =>
      rules.remarks(state, side).map((remark) => `${side} ${wordsOf(remark)}`),
    ),
    ...pieces.map((id) => {
      const stats = rules.stats(state, id).map(({ key, value }) => `${key} ${value}`);
      const signs = Object.entries(rules.signs(state, id)).flatMap(([sign, value]) =>
        isShown(value) ? `${sign}=${value}` : [],
      );
      return [`${id}:`, stats.join(' | '), ...signs].join(' ');
    }),
  ];
}

/** What an event is told by: its kind, the cause or the reason, and every reason for dice or ignored flags. */
function toldBy(event: Event): readonly string[] {
  const why = 'cause' in event ? event.cause : 'reason' in event ? event.reason : '';
  const words = `${event.type} ${why}`.trim();
  const modifiers = 'modifiers' in event ? event.modifiers : [];
  return [words, ...modifiers.map(({ reason, rule }) => `${words}: ${reason} (${rule})`)];
}

/** How often everything is told. */
function counted(told: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const words of told) counts.set(words, (counts.get(words) ?? 0) + 1);
  return [...counts].map(([words, count]) => `told ${words} x${count}`).sort();
}

/** What is shown at some moments of a recorded battle, and what has been told by its end. */
function shownOf({ scenario: id, log }: GoldenBattle): readonly string[] {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle "${id}"`);
  const rules = rulesOf(scenario);
  const lines = log.filter((line) => hashIn(line) === undefined);
  const every = Math.ceil(lines.length / MOMENTS);
  let state = deploy(rules, scenario);
  const shown = [id, ...shownIn(rules, state)];
  const told: string[] = [];
  for (const [index, line] of lines.entries()) {
    const run = resume(rules, state, actionOf(line, state));
    told.push(...run.events.flatMap(toldBy));
    state = run.state;
    if ((index + 1) % every === 0 || index === lines.length - 1) shown.push(...shownIn(rules, state));
  }
  return [...shown, ...counted(told)];
}

test.each(GAMES.map(({ rules }) => rules.id))(
  'sheets, blocks, the panel and cards say of a recorded battle what they always said: %s',
  async (game) => {
    const folder = `test/rulesets/${game}/golden`;
    const shown = readdirSync(folder).flatMap((file) =>
      shownOf(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
    );
    await expect(`${shown.join('\n')}\n`).toMatchFileSnapshot(`../fixtures/shown/${game}.txt`);
  },
);
