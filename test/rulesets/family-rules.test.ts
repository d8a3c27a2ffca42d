import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deploy, Play, type State } from '../../src/core';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { RULES } from '../../src/rulesets/cc-napoleon/family-refusals';
import type { Kind } from '../../src/rulesets/cc-napoleon/piece-kind';
import { VARIANT } from '../../src/rulesets/cc-napoleon/variant';
import { FAMILY_REFUSALS, toldReason } from '../../src/rulesets/commands-and-colors/reasons';
import { because, citing } from '../../src/rulesets/commands-and-colors/refusal';
import type { ByWalker } from '../../src/rulesets/commands-and-colors/terrain-type';
import type { Variant } from '../../src/rulesets/commands-and-colors/variant';

// A game that is played like the first one, and has other paragraphs.
const SISTER: Variant = {
  ...VARIANT,
  ...citing(Object.fromEntries(Object.keys(RULES).map((key) => [key, `sister ${key}`])) as typeof RULES),
  terrain: new Map(
    [...VARIANT.terrain].map(([id, row]) => {
      const cite = (what: string, rules: ByWalker) =>
        Object.fromEntries(Object.keys(rules).map((walker) => [walker, `sister ${walker} ${what} ${id}`]));
      const closedTo = cite('on', row.closedTo);
      return [id, { ...row, closedTo, stops: cite('stops in', row.stops) }];
    }),
  ),
};

const first = ccNapoleon.play as Play<Kind, Variant>;
const sister = new Play(ccNapoleon.grid, { ...first.definition, game: SISTER });

const BATTLES = ccNapoleonScenarios.map((scenario) => deploy(ccNapoleon, scenario));

/** What is refused of all that pieces could be ordered to do to each other, and where they could go: why, by which rule. */
function refused(play: Play<Kind, Variant>, start: State): readonly string[] {
  const state = {
    ...start,
    // What is worked out of the ground is kept by it.
    terrain: { ...start.terrain },
    turn: { ...start.turn, step: 'movement', card: null, activations: 99 },
  };
  const position = play.seen(state);
  const pieces = [...Object.values(state.units), ...Object.values(state.leaders)];
  const orders = pieces.flatMap(({ id: unit, side }) => [
    ...ccNapoleon.grid.spaces.map((to) => ({ type: 'move', side, unit, to })),
    ...pieces.flatMap(({ id: target }) => ['fire', 'melee'].map((type) => ({ type, side, unit, target }))),
  ]);
  return orders.flatMap((order) => {
    const refusal = play.refusalOf(position, play.ordered(position, order));
    return refusal ? `${refusal.reason}: ${refusal.rule}` : [];
  });
}

const positionOf = (play: Play<Kind, Variant>) => play.positionOf(BATTLES[0] as State);

test('the procedures of the family cite no paragraph of a game', () => {
  const folder = 'src/rulesets/commands-and-colors';
  // Battles of the players' own are a part of seed 000, whichever game of the family they are fought by; what their
  // players and those of campaigns can look up is listed by its number.
  const listed = ['battle-sizes.ts', 'own-battle-rules.ts', 'campaign-rules.ts'];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.startsWith('armies/') && !listed.includes(name),
  );
  const cited = files.flatMap((name) =>
    (readFileSync(`${folder}/${name}`, 'utf8').match(/'(?:R|AMB-)\d[\d-]*'/g) ?? []).map(
      (rule) => `${name}: ${rule}`,
    ),
  );
  expect(cited).toEqual([]);
  expect(files.length).toBeGreaterThan(30);
});

test('each game of the family is refused by its own paragraphs, for the same reasons', () => {
  const ours = new Set(BATTLES.flatMap((state) => refused(first, state)));
  const theirs = new Set(BATTLES.flatMap((state) => refused(sister, state)));
  const reasons = (all: ReadonlySet<string>) => [...new Set([...all].map((each) => each.split(': ')[0]))];
  expect(reasons(theirs)).toEqual(reasons(ours));
  expect([...ours]).toEqual(
    expect.arrayContaining(['too-far: R000-29', 'own-unit: R000-63', 'has-to-stop: R000-154']),
  );
  expect([...theirs]).toEqual(
    expect.arrayContaining([
      'too-far: sister too-far',
      'own-unit: sister own-unit:fire',
      'own-unit: sister own-unit:melee',
      'has-to-stop: sister infantry stops in woods',
      'ground-is-closed: sister cavalry on woods',
    ]),
  );
  // What the first game alone refuses keeps its paragraph; nothing that the family refuses does.
  const kept = [...theirs].filter((each) => /: (?:R|AMB-)\d/.test(each)).map((each) => each.split(':')[0]);
  expect(kept).toContain('not-adjacent');
  expect(FAMILY_REFUSALS.map(toldReason).filter((reason) => kept.includes(reason))).toEqual([]);
});

test('a refusal without a place is one thing for every battle of a game, and none of another game', () => {
  const [ours, theirs] = [positionOf(first), positionOf(sister)];
  const shared = FAMILY_REFUSALS.map((refusal) => because(ours, refusal));
  const others = FAMILY_REFUSALS.map((refusal) => because(theirs, refusal));
  expect(others.map(({ rule }) => rule)).toEqual(FAMILY_REFUSALS.map((refusal) => `sister ${refusal}`));
  for (const [index, refusal] of FAMILY_REFUSALS.entries()) {
    expect(because(positionOf(first), refusal)).toBe(shared[index]);
    expect(because(ours, refusal, { space: '0101' })).toEqual({ ...shared[index], space: '0101' });
    expect(shared[index]).not.toHaveProperty('space');
  }
});
