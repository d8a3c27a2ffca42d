import { describe, expect, it, test } from 'vitest';
import {
  deploy,
  type Guide,
  type Ruleset,
  readScenario,
  type Scenario,
  scenarioData,
  UnusableData,
  wholeBriefing,
} from '../../src/core';
import { drawWorksSample, imageSource } from '../../src/drawing';
import { briefingContext } from '../../src/foundry/applications/briefing/briefing-context';
import { legendContext } from '../../src/foundry/applications/briefing/legend-context';
import { battleFile, readBattleFile } from '../../src/foundry/session/battle-file';
import type { GuideTexts } from '../../src/foundry/texts/guide-line';
import { newSave } from '../../src/match';
import { ccNapoleon, ccNapoleonGuide, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { squares, squaresGuide, squaresScenarios } from '../../src/rulesets/squares';
import { ENGLISH, openEnglish } from './english';

const texts: GuideTexts = {
  localize: (key, blanks = {}) => ENGLISH.format(key, blanks),
  has: ENGLISH.has,
  list: (words) => words.join(' & '),
};

const GAMES: Readonly<Record<string, readonly [Ruleset, Guide]>> = {
  'cc-napoleon': [ccNapoleon, ccNapoleonGuide],
  squares: [squares, squaresGuide],
};

const gameOf = ({ ruleset, board }: Scenario) => {
  const [rules, guide] = GAMES[ruleset] ?? [ccNapoleon, ccNapoleonGuide];
  return { rules: board ? rules.on(board) : rules, guide };
};

const told = (scenario: Scenario, seats: readonly ('south' | 'north')[] = ['south']) => {
  const { rules, guide } = gameOf(scenario);
  const battle = { rules, seats, state: deploy(rules, scenario) };
  const briefing = wholeBriefing(scenario.briefing);
  return briefingContext({ battle, title: scenario.title, briefing, guide }, texts);
};

const scenario = (id: string): Scenario => {
  const found = [...ccNapoleonScenarios, ...squaresScenarios].find((each) => each.id === id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
};

describe('the briefing', () => {
  it.each([...ccNapoleonScenarios, ...squaresScenarios].map((each) => [each.id, each] as const))(
    'tells of %s: situation, who each side is and what it is there for, what wins, how long',
    (_, each) => {
      for (const side of ['south', 'north'] as const) {
        const { situation, parts, victory, length, first } = told(each, [side]);
        expect(situation.length).toBeGreaterThan(60);
        expect(parts).toMatchObject([{ who: `You are the ${each.sides[side].name}.` }]);
        expect(parts[0]?.role.length).toBeGreaterThan(60);
        expect(victory.length).toBeGreaterThan(1);
        expect(length.length).toBeGreaterThan(0);
        expect(first).toContain(each.sides[each.first].name);
      }
    },
  );

  it('tells numbers and places as the battle has them, not as somebody wrote them once', () => {
    const rolica = told(scenario('rolica-1808')).victory;
    expect(rolica).toEqual([
      'The first side to reach 5 victory points wins at once.',
      '1 victory point for each enemy unit eliminated, except skirmishers.',
      'From the start of the turn after they take one, the Allies have 1 victory point for each of these hexes that they hold: hill 0:4 & hill 0:8.',
    ]);
    const changed = scenario('rolica-1808');
    const { south, north } = changed.sides;
    const sides = { south: { ...south, target: 7 }, north };
    expect(told({ ...changed, sides }).victory.slice(0, 2)).toEqual([
      'The Allies win as soon as they have 7 victory points.',
      'The French win as soon as they have 5 victory points.',
    ]);
    const single = { south: { ...south, target: 1 }, north: { ...north, target: 1 } };
    expect(told({ ...changed, sides: single }).victory[0]).toBe(
      'The first side to gain 1 victory point wins at once.',
    );
    const uneven = { ...changed, sides: { south: single.south, north } };
    expect(told(uneven).victory[0]).toBe('The Allies win as soon as they have 1 victory point.');
    expect(told(scenario('lauter-crossing')).length).toEqual([
      'The battle runs from 10:00 to 19:00 on the battle clock.',
      'A full turn (both sides) takes 30 to 75 minutes, decided by a die roll.',
      'The battle ends at once when a side has lost 40% of its units.',
    ]);
    expect(told(scenario('austerlitz-1805')).victory).toContain('If the French lead by 10 or more: a draw.');
    const waterloo = scenario('waterloo-1815');
    const relieved = (each: Scenario) => told(each).victory.filter((line) => line.includes('From turn 8 on'));
    expect(relieved(waterloo)).toHaveLength(1);
    expect(relieved({ ...waterloo, options: { relief: false } })).toEqual([]);
    expect(told(scenario('quatre-bras-1815')).length[2]).toBe(
      'In turn 4, the French receive reinforcements: 8th Cuirassiers & 11th Cuirassiers & Kellermann.',
    );
  });

  it('tells whoever leads nobody, or both sides, of both', () => {
    const parts = (...seats: ('south' | 'north')[]) =>
      told(scenario('rolica-1808'), seats).parts.map(({ who }) => who);
    expect(parts()).toEqual(['The Allies', 'The French']);
    expect(parts('south', 'north')).toEqual(['You are the Allies.', 'You are the French.']);
  });

  it('makes do with what the data of an own scenario say', () => {
    const own = { ...scenario('rolica-1808'), briefing: '' };
    const { situation, parts, victory } = told(own, ['north']);
    expect([situation, parts[0]?.who, parts[0]?.role]).toEqual(['', 'You are the French.', '']);
    expect(victory).toHaveLength(3);
  });
});

describe('a briefing in a file', () => {
  const written = (briefing: unknown) => ({
    ...scenarioData(ccNapoleon, scenario('two-villages')),
    briefing,
  });
  const faultsOf = (briefing: unknown): readonly string[] => {
    try {
      readScenario(ccNapoleon, written(briefing));
      return [];
    } catch (error) {
      return error instanceof UnusableData ? error.faults : [String(error)];
    }
  };

  it('is a text, or a mapping, and comes back as it was written', () => {
    const whole = {
      situation: 'Dawn.',
      roles: { north: 'Hold.' },
      victory: 'Honour.',
      length: 'Until noon.',
    };
    for (const each of ['', 'Dawn.', whole, { roles: { south: 'Go.' }, situation: '' }]) {
      expect(readScenario(ccNapoleon, written(each)).briefing).toEqual(each);
    }
  });

  it('is refused with the place and what would be right', () => {
    expect(faultsOf(7)).toEqual([
      'briefing: expected text, or a mapping with situation, roles, victory and length',
    ]);
    expect(faultsOf({ roles: { east: 'Go.', south: 1 }, goal: '' })).toEqual([
      'briefing.goal: is unknown; use one of situation, roles, victory, length',
      'briefing.roles.east: is unknown; use one of south, north',
      'briefing.roles.south: expected text',
    ]);
    expect(faultsOf({ situation: 'x'.repeat(1201) })).toEqual([
      'briefing.situation: has 1201 characters; the limit is 1200',
    ]);
  });

  it('goes with the battle into its file and back', () => {
    const { rules } = gameOf(scenario('two-villages'));
    const save = newSave(rules, deploy(rules, scenario('two-villages')));
    const briefing = { situation: 'Dawn.', roles: { north: 'Hold.' } };
    const filed = { title: 'A battle', seats: { south: '', north: '' }, save };
    const games = [{ rules, scenarios: [] }];
    expect(readBattleFile(battleFile({ ...filed, briefing }), games).briefing).toEqual(briefing);
    // Files from before there were any.
    expect(readBattleFile(battleFile(filed), games).briefing).toBeUndefined();
  });
});

describe('the legend', () => {
  const legendOf = (each: Scenario) => {
    const { rules, guide } = gameOf(each);
    return legendContext({ rules, state: deploy(rules, each) }, guide, texts);
  };

  it('tells what every face of the dice does', () => {
    const [fight] = legendOf(scenario('rolica-1808')).dice;
    const rows = fight?.rows.map(({ faces, text }) => [faces.map(({ name }) => name).join(), text]);
    expect(rows).toEqual([
      ['Red square', 'A hit in fire and close combat.'],
      ['Swords', expect.stringContaining("Doesn't hit for skirmishers & Landwehr cavalry.")],
      ['Flag', expect.stringContaining('The target retreats its full move')],
      ['Helmet', expect.stringContaining('if a commander is with the unit or within 1 hex of it.')],
      ['Blue triangle,Green circle', 'A miss.'],
    ]);
  });

  it('reads the tables and the readings of the battle', () => {
    const lauter = scenario('lauter-crossing');
    const rowsOf = (each: Scenario, index: number) =>
      legendOf(each).dice[index]?.rows.map(({ text }) => text);
    expect(rowsOf(lauter, 2)?.[0]).toBe('Result: close combat.');
    const cells = Array.from({ length: 6 }, () => ['P', 'P', 'P', 'C']);
    const changed = { ...lauter, tables: { 'combat-chart': cells } };
    expect(rowsOf(changed, 2)?.[0]).toBe('Result: pressure. With both advantages: close combat.');
    expect(rowsOf(lauter, 1)?.[0]).toContain('option A: 5+ at close range');
    expect(rowsOf({ ...lauter, options: { ...lauter.options, bombard: 'B' } }, 1)?.[0]).toContain(
      'option B: 5+',
    );
  });

  it('shows field works with what lies between spaces, where a game knows them', () => {
    const rolica = scenario('rolica-1808');
    const { rules } = gameOf(rolica);
    const works = { stream: { id: 'stream', drawn: 'field-works' as const } };
    const guide: Guide = { ...ccNapoleonGuide, borders: () => ({ stream: [] }) };
    const legend = legendContext({ rules: { ...rules, works }, state: deploy(rules, rolica) }, guide, texts);
    expect(legend.borders).toEqual([
      { id: 'stream', name: 'Stream', picture: imageSource(drawWorksSample('hex', 'field-works')), text: '' },
    ]);
  });

  test.each(['rolica-1808', 'austerlitz-1805'])(
    '%s: every kind of ground has its picture and its effect',
    (id) => {
      const { ground, borders, block, map, units } = legendOf(scenario(id));
      expect(ground).toHaveLength(Object.keys(gameOf(scenario(id)).rules.terrain).length);
      for (const { text, picture } of [...ground, ...borders]) {
        expect(text.length).toBeGreaterThan(5);
        expect(picture).toMatch(/^data:image/);
      }
      expect(Math.min(block.length, map.length)).toBeGreaterThan(3);
      // Units that are done are hatched, leaders lower their flag: both are told.
      const told = block.map(({ name }) => name);
      expect(told).toContain('Hatched: has acted this turn');
      expect(told).toContain('Flag at half-mast, or hatched ribbon: the leader has acted this turn');
      // Only what stands on this field: nobody has to look through kinds that are not there.
      const kinds = Object.values(scenario(id).units).map(({ type }) =>
        openEnglish(gameOf(scenario(id)).rules.id, `PDC.rules.type.${type}`),
      );
      for (const { name, cells } of units.rows) {
        expect(kinds).toContain(name);
        expect(cells).toHaveLength(units.columns.length);
      }
    },
  );
});
