import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Beat, beatsOf, deploy, type Event, pieceOf, resume, type State } from '../../src/core';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { actionOf, type GoldenBattle, hashIn } from '../../tools/play/golden-battle';

/** What orders of a golden battle tell, and what is to be seen of it. */
interface Told {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  readonly beats: readonly Beat[];
}

/** So many orders of a battle show everything that it has to show. */
const ORDERS = 400;

function* toldIn(file: string): Generator<Told> {
  const { scenario: id, log } = JSON.parse(
    readFileSync(`test/rulesets/${file}.json`, 'utf8'),
  ) as GoldenBattle;
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle "${id}"`);
  const rules = rulesOf(scenario);
  let before = deploy(rules, scenario);
  for (const line of log.filter((each) => hashIn(each) === undefined).slice(0, ORDERS)) {
    const { state: after, events } = resume(rules, before, actionOf(line, before));
    yield { before, after, events, beats: beatsOf(rules, { before, after }, events) };
    before = after;
  }
}

const placesOf = ({ before, after }: Told, id: string): readonly (string | undefined)[] =>
  [before, after].map((state) => pieceOf(state, id)?.at ?? state.fallenUnits[id]?.at);

const wordsOf = (beat: Beat): string => ('arm' in beat ? `${beat.type} ${beat.arm}` : beat.type);

describe.each([
  ['cc-napoleon/golden/rolica-1808', ['onset infantry', 'dice', 'shot artillery', 'shot infantry']],
  ['ccn/golden/ccn-rolica-1808', ['onset cavalry', 'onset infantry', 'dice', 'shot infantry']],
  ['corsican-ogre/golden/ogre-rolica-1808', ['onset infantry', 'dice', 'shot infantry']],
  ['code-napoleon/golden/farm-at-lindach', ['onset cavalry', 'onset infantry', 'dice', 'shot infantry']],
  ['squares/golden/lauter-crossing', ['onset infantry', 'dice', 'shot artillery']],
] as const)('what is to be seen of %s', (file, expected) => {
  const all = [...toldIn(file)];
  const shown = new Set(all.flatMap(({ beats }) => beats.map(wordsOf)));

  test('are shots, charges and dice', () => {
    expect([...shown]).toEqual(expect.arrayContaining([...expected]));
  });

  test('lies where those stand who fight', () => {
    for (const told of all) {
      const fought = told.events.flatMap((event) =>
        event.type === 'rolled' || event.type === 'attacked' ? [event.unit, event.target] : [],
      );
      const places = new Set(fought.flatMap((id) => (id === undefined ? [] : placesOf(told, id))));
      for (const beat of told.beats.filter(({ type }) => type === 'dice'))
        expect(places, JSON.stringify(beat)).toContain(beat.at);
      const attacks = told.beats.filter(({ type }) => type === 'shot' || type === 'onset');
      expect(attacks.length).toBe(told.events.filter(({ type }) => type === 'attacked').length);
    }
  });

  test('shows the fall of every leader, and the faces that fell', () => {
    for (const { beats, events } of all) {
      const fallen = events.flatMap((event) => (event.type === 'leader-eliminated' ? [event.leader] : []));
      const seen = beats.flatMap((beat) => (beat.type === 'fall' ? [beat.leader] : []));
      expect(seen).toEqual(expect.arrayContaining(fallen));
      const rolls = events.filter((event) => event.type === 'rolled' && (event.unit ?? event.target));
      const dice = beats.filter(({ type }) => type === 'dice');
      expect(dice.map((beat) => ('faces' in beat ? beat.faces : []))).toEqual(
        rolls.map((event) => ('faces' in event ? event.faces : [])),
      );
    }
  });
});

describe('an order', () => {
  const [scenario] = ccNapoleonScenarios;
  if (!scenario) throw new Error('there is no scenario');
  const state = deploy(ccNapoleon, scenario);
  const [unit, other] = Object.values(state.units);
  const [leader] = Object.values(state.leaders);
  if (!unit || !other || !leader) throw new Error('nobody is there');
  const rules = { ...ccNapoleon, isWounded: (_: State, id: string) => id === leader.id };
  const both = { before: state, after: state };
  const rolled = (faces: readonly string[]): Event => ({
    ...{ type: 'rolled', reason: 'fire', side: 'south', die: 'cc', faces, modifiers: [], hits: 0, flags: 0 },
    ...{ unit: unit.id, target: other.id },
  });

  test('shows no more than its news', () => {
    const attacked: Event = { type: 'attacked', kind: 'fire', unit: unit.id, target: other.id };
    const events = [attacked, rolled(['red']), rolled(['blue'])];
    const all = beatsOf(rules, both, events);
    expect(all.map(({ type }) => type)).toEqual(['shot', 'dice', 'dice']);
    expect(beatsOf(rules, both, events, 2)).toEqual(all.slice(2));
  });

  test('lets dice fall where somebody stands by then', () => {
    const retreated: Event = { type: 'retreated', unit: other.id, from: other.at, to: '0:0' };
    const [first, second] = beatsOf(rules, both, [rolled(['red']), retreated, rolled(['red'])]);
    expect([first?.at, second?.at]).toEqual([other.at, '0:0']);
  });

  test('lets a wounded leader fall, and nobody who only leaves', () => {
    const left = (id: string): Event => ({ type: 'left', unit: id, from: '0:0', cause: 'any' });
    expect(beatsOf(rules, both, [left(unit.id), left(leader.id)])).toEqual([
      { type: 'fall', leader: leader.id, at: leader.at },
    ]);
  });
});
