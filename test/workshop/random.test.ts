import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deploy,
  LONGEST,
  parseJson,
  readScenario,
  type Scenario,
  scenarioData,
  scenarioFaults,
  scenarioText,
  wholeBriefing,
} from '../../src/core';
import { GAMES } from '../../src/rulesets';
import {
  begun,
  type Draft,
  draftFrom,
  draftFromBattle,
  draftOf,
  findingsIn,
  readWorkshop,
  redone,
  sketchOf,
  undone,
  withEdit,
  workshopText,
} from '../../src/workshop';
import { EDGES, type Edit } from '../../src/workshop/edit';
import { edited } from '../../src/workshop/edits';
import { draftOfGame } from './random-draft';

/** The faults that come from the rules of a place, or from two fields together: a form knows one field. */
const OF_PLACES = /\.at$|^clock$|^turns$|^break$|\.(?:strength|heroic)$|\.save$/;

describe.each(GAMES.map(({ rules }) => [rules.id, rules] as const))('%s', (_, game) => {
  /** The steps of all roads, in either direction. */
  const linksOf = ({ roads }: Draft): readonly string[] =>
    (Array.isArray(roads) ? (roads as string[][]) : [])
      .flatMap((road) => road.flatMap((space, at) => [[space, road[at + 1] ?? space].sort().join()]))
      .sort();

  const resizes = fc.record({
    type: fc.constant('resize' as const),
    edge: fc.constantFrom(...EDGES),
    by: fc.constantFrom(-4, -2, -1, 1, 2, 6),
  });

  /** Drafts on boards of any size that the game has. */
  const drafts = fc
    .tuple(draftOfGame(game), fc.array(resizes, { maxLength: 3 }))
    .map(([draft, all]) => all.reduce<Draft>((now, edit) => edited([game], now, edit), draft));

  test('the readers take whatever the forms allow', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const faults = scenarioFaults(game, draft).filter(({ place }) => !OF_PLACES.test(place));
        expect(faults).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('sixty scenarios come back equal from file, journal, compendium and battle', () => {
    let read = 0;
    fc.assert(
      fc.property(drafts, (draft) => {
        // Their pieces stand where they may: each on a space of its own, if the rules let it.
        const placed = withoutFaulty(draft);
        fc.pre(placed !== undefined);
        const scenario = readScenario(game, placed);
        const text = scenarioText(scenarioData(game, scenario));
        const again = readScenario(game, JSON.parse(text));
        expect(again).toEqual(scenario);
        expect(draftFrom(game, again)).toEqual(draftFrom(game, scenario));
        // A page of the journal keeps it in one line, and a compendium keeps the page.
        const page = JSON.stringify(scenarioData(game, scenario));
        expect(readScenario(game, parseJson(page, LONGEST.scenarioFile))).toEqual(scenario);
        expectSameBattle(scenario);
        read += 1;
      }),
      { numRuns: 60, maxSkipsPerRun: 1000 },
    );
    expect(read).toBe(60);
  });

  /** A battle of the scenario, as it stands at its start, is the same scenario. */
  function expectSameBattle(scenario: Scenario): void {
    const state = deploy(game, scenario);
    const draft = draftFromBattle(game.on(state.board), state, {
      title: scenario.title,
      briefing: wholeBriefing(scenario.briefing),
    });
    const again = deploy(game, readScenario(game, draft));
    expect(again).toEqual({ ...state, options: again.options });
  }

  /** The fields that end a battle, which no draft of chance gets right. */
  const { battle } = game.scenarioFields;
  const ends = [
    battle.clock && { clock: { start: '08:00' } },
    battle.turns && { turns: 9, break: 0.5 },
    battle.firsts && { break: { share: 0.5, points: 1 } },
  ];

  /** The draft without the pieces that have faults; undefined if other faults are left. */
  function withoutFaulty(draft: Draft): Draft | undefined {
    const now = Object.assign({ ...draft, arrivals: [] }, ...ends);
    for (let faults = scenarioFaults(game, now); faults.length > 0; faults = scenarioFaults(game, now)) {
      const units = { ...now.units };
      for (const { place } of faults) delete units[place.split('.')[1] ?? ''];
      if (Object.keys(units).length === Object.keys(now.units).length) return undefined;
      now.units = units;
    }
    return now;
  }

  const place = fc.constantFrom(...game.grid.spaces);
  const edits: fc.Arbitrary<Edit> = fc.oneof(
    fc.record({
      type: fc.constant('paint' as const),
      on: fc.constant('terrain' as const),
      kind: fc.constantFrom(...Object.keys(game.terrain)),
      places: fc.array(place, { maxLength: 5 }),
    }),
    fc.record({
      type: fc.constant('paint' as const),
      on: fc.constant('roads' as const),
      kind: fc.constantFrom('road', 'clear'),
      places: fc.array(place, { maxLength: 5 }),
    }),
    fc.record({
      type: fc.constant('set' as const),
      path: fc.constantFrom(
        ['title'],
        ['units', 'new', 'at'],
        ['objectives', 0, 'points'],
        ['briefing', 'length'],
      ),
      value: fc.constantFrom<string | number>('A1', '4:4', 3),
    }),
    fc.record({
      type: fc.constant('drop' as const),
      path: fc.constantFrom(['source'], ['objectives', 0], ['units']),
    }),
    resizes,
    fc.constant({ type: 'even' as const }),
    fc.record({
      type: fc.constant('mirror' as const),
      how: fc.constantFrom('across' as const, 'turned' as const),
    }),
    fc.record(
      {
        type: fc.constant('copy' as const),
        spaces: fc.array(place, { maxLength: 5 }),
        to: place,
        pieces: fc.constant(true as const),
      },
      { requiredKeys: ['type', 'spaces', 'to'] },
    ),
  );

  test('what is undone and redone is the same as before, and so is a workshop that was kept', () => {
    fc.assert(
      fc.property(drafts, fc.array(edits, { maxLength: 12 }), (draft, all) => {
        const stages = [begun(game, draft)];
        for (const edit of all) stages.push(withEdit([game], stages.at(-1) ?? begun(game, draft), edit));
        const last = stages.at(-1) ?? begun(game, draft);
        let back = last;
        for (let at = last.done; at > 0; at -= 1) back = undone(back);
        expect(draftOf([game], back)).toEqual(draft);
        let forth = back;
        for (let at = 0; at < last.edits.length; at += 1) forth = redone(forth);
        expect(draftOf([game], forth)).toEqual(draftOf([game], last));
        const kept = readWorkshop(JSON.parse(workshopText(last)));
        expect(draftOf([game], kept)).toEqual(draftOf([game], last));
      }),
      { numRuns: 40 },
    );
  });

  test.each(['across', 'turned'] as const)('mirrored twice (%s), a draft is the same as before', (how) => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const edit: Edit = { type: 'mirror', how };
        const twice = edited([game], edited([game], draft, edit), edit);
        expect(twice).toEqual(draft);
      }),
      { numRuns: 40 },
    );
  });

  test('made fair, the ground is the same by half a turn, and so is a draft made fair again', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const fair = edited([game], draft, { type: 'even' });
        const turned = edited([game], fair, { type: 'mirror', how: 'turned' });
        expect(turned.terrain).toEqual(fair.terrain);
        expect(turned.borders).toEqual(fair.borders);
        expect(turned.works).toEqual(fair.works);
        expect(linksOf(turned)).toEqual(linksOf(fair));
        expect(edited([game], fair, { type: 'even' }).terrain).toEqual(fair.terrain);
      }),
      { numRuns: 80 },
    );
  });

  test('a draft of anything is shown as far as it is right, and checked', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            'units',
            'sides',
            'board',
            'terrain',
            'tables',
            'options',
            'objectives',
            'briefing',
          ),
          fc.jsonValue(),
        ),
        drafts,
        (junk, draft) => {
          for (const data of [junk, { ...draft, ...junk }]) {
            const any = data as Parameters<typeof sketchOf>[1];
            expect(sketchOf(game, any).state.ruleset).toBe(game.id);
            expect(Array.isArray(findingsIn(game, any))).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
