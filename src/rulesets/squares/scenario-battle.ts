import {
  exactly,
  type Faults,
  type Fields,
  fields,
  type Grid,
  items,
  listForm,
  mappingForm,
  needed,
  noOthers,
  oneOf,
  type RulesetData,
  SIDES,
  type SpaceId,
  type TopicForms,
  text,
  whole,
  wholeForm,
  wholeFrom,
  wordForm,
  wordFrom,
} from '../../core';
import { readTime } from '../square-grid/clock';
import { GRADES_FORM, readGrades } from '../square-grid/victory-levels';
import type { Battle, First, SpecialRule, Town } from './battle';
import { USUAL_TOWN } from './battle';
import { TERRAIN } from './terrain-types';

/** Fields of a scenario that only these rules read. */
export const BATTLE_FORMS: TopicForms = {
  clock: {
    topic: 'ends',
    form: mappingForm({ start: { is: 'time' }, minutes: wholeForm(1), elapsed: wholeForm(0) }),
  },
  firsts: {
    topic: 'sides',
    form: listForm(mappingForm({ from: needed(wholeForm(1)), side: needed(wordForm(SIDES)) })),
  },
  towns: {
    topic: 'board',
    form: {
      is: 'bySpace',
      of: mappingForm({
        die: wordForm([4, 6, 8, 10, 12]),
        save: wholeForm(1, 12),
        infantry: wholeForm(0),
        artillery: wholeForm(0),
      }),
    },
  },
  break: {
    topic: 'ends',
    form: mappingForm({ share: needed({ is: 'share' }), points: needed(wholeForm(0)) }),
  },
  special: { topic: 'game', form: listForm({ is: 'kinds', by: 'rule', kinds: specialForms() }) },
  grades: { topic: 'ends', form: GRADES_FORM },
};

/** The fields of each special rule. */
function specialForms() {
  const until = needed(wholeForm(1));
  const commands = listForm({ is: 'commandName' });
  return {
    mist: { until, spaces: listForm({ is: 'space' }) },
    hidden: { until, commands },
    'planned-way': { until, commands, unlessBy: commands },
    presence: { side: needed(wordForm(SIDES)), reach: needed(wholeForm(0)) },
  };
}

/** Reads the fields of a scenario that only these rules have (rules/square-rules.md B7). */
export function readBattle(grid: Grid, given: Fields, faults: Faults): RulesetData {
  const battle: Partial<Battle> = {
    clock: readClock(given.clock, faults),
    firsts: items(given.firsts, 'firsts', faults).map((first, index) =>
      readFirst(first, `firsts[${index}]`, faults),
    ),
    towns: readTowns(grid, given.towns, faults, (space) => {
      const { terrain } = given;
      return TERRAIN[String(Object(terrain)[space])]?.isTown === true;
    }),
    break: given.break === undefined ? null : readBreak(given.break, 'break', faults),
    special: items(given.special, 'special', faults).map((rule, index) =>
      readSpecial(grid, given, rule, `special[${index}]`, faults),
    ),
    grades: given.grades === undefined ? null : readGrades(given.grades, 'grades', faults),
  };
  checkEnd(given, faults);
  return battle;
}

/** Checks the same fields in a saved battle. */
export function checkSetUp(grid: Grid, kept: Fields, faults: Faults): void {
  const { clock, firsts, towns, break: breaking, special, grades } = kept;
  const { minutes, ...others } = fields(clock, 'clock', faults);
  readClock({ ...others, ...(minutes !== null && { minutes }) }, faults);
  for (const [index, first] of listed(firsts, 'firsts', faults).entries()) {
    readFirst(first, `firsts[${index}]`, faults);
  }
  // The terrain may have been corrected since, so every town square counts as a town.
  readTowns(grid, towns, faults, () => true);
  if (breaking !== null) readBreak(breaking, 'break', faults);
  for (const [index, rule] of listed(special, 'special', faults).entries()) {
    readSpecial(grid, {}, rule, `special[${index}]`, faults);
  }
  if (grades !== null) readGrades(grades, 'grades', faults);
}

/** Reads a required list. */
const listed = (data: unknown, place: string, faults: Faults): readonly unknown[] =>
  items(data ?? null, place, faults);

/** A battle must have an end; rules cases, which have no sides, need none. */
function checkEnd({ sides, clock, break: breaking }: Fields, faults: Faults): void {
  const isEndless = Object(clock).minutes === undefined && breaking === undefined;
  if (sides !== undefined && isEndless) {
    faults.add('clock', 'add minutes or a break: otherwise the battle never ends');
  }
}

/** Reads the length of the battle; without minutes it lasts until one side breaks. */
function readClock(data: unknown, faults: Faults): Battle['clock'] {
  const clock = fields(data ?? {}, 'clock', faults);
  noOthers(clock, ['start', 'minutes', 'elapsed'], 'clock', faults);
  const start = readTime(clock.start, 'clock.start', faults);
  return {
    start,
    minutes: clock.minutes === undefined ? null : whole(clock.minutes, 'clock.minutes', faults, 1),
    elapsed: whole(clock.elapsed, 'clock.elapsed', faults, 0, 0),
  };
}

const readFirst = exactly<First>({ from: wholeFrom(1), side: wordFrom(SIDES) });

function readTowns(
  grid: Grid,
  data: unknown,
  faults: Faults,
  isTown: (space: SpaceId) => boolean,
): Readonly<Record<SpaceId, Town>> {
  const towns = Object.entries(fields(data ?? {}, 'towns', faults)).map(([space, words]) => {
    const place = `towns.${space}`;
    if (!grid.has(space)) faults.add(place, 'is not on the board');
    else if (!isTown(space)) faults.add(place, 'there is no town in this square');
    const given = fields(words, place, faults);
    noOthers(given, Object.keys(USUAL_TOWN), place, faults);
    const number = (key: keyof Town, least: number) =>
      whole(given[key], `${place}.${key}`, faults, least, USUAL_TOWN[key]);
    const town: Town = {
      die: number('die', 4),
      save: number('save', 1),
      infantry: number('infantry', 0),
      artillery: number('artillery', 0),
    };
    if (town.save > town.die) faults.add(`${place}.save`, `a die with ${town.die} faces can't roll that`);
    oneOf(`${town.die}`, `${place}.die`, faults, ['4', '6', '8', '10', '12']);
    return [space, town] as const;
  });
  return Object.fromEntries(towns);
}

const readBreak = exactly<NonNullable<Battle['break']>>({
  share(data, place, faults) {
    if (typeof data === 'number' && data > 0 && data <= 1) return data;
    faults.add(place, 'expected a fraction of the units, like 0.4');
    return 1;
  },
  points: wholeFrom(0),
});

function readSpecial(grid: Grid, battle: Fields, data: unknown, place: string, faults: Faults): SpecialRule {
  const given = fields(data, place, faults);
  const rule = oneOf(given.rule, `${place}.rule`, faults, [
    'mist',
    'hidden',
    'planned-way',
    'presence',
  ] as const);
  const until = () => whole(given.until, `${place}.until`, faults, 1);
  const words = (key: string) =>
    items(given[key], `${place}.${key}`, faults).map((word) => text(word, `${place}.${key}`, faults));
  const commands = commandsIn(battle);
  const known = (key: string) => {
    // Rules cases, which have no sides, may name commands that do not exist.
    const unknown = battle.sides === undefined ? [] : words(key);
    for (const word of unknown) oneOf(word, `${place}.${key}`, faults, commands);
    return words(key);
  };
  switch (rule) {
    case 'mist': {
      noOthers(given, ['rule', 'until', 'spaces'], place, faults);
      const spaces = words('spaces');
      for (const space of spaces)
        if (!grid.has(space)) faults.add(`${place}.spaces`, `there is no square ${space}`);
      return { rule, until: until(), spaces };
    }
    case 'hidden':
      noOthers(given, ['rule', 'until', 'commands'], place, faults);
      return { rule, until: until(), commands: known('commands') };
    case 'planned-way':
      noOthers(given, ['rule', 'until', 'commands', 'unlessBy'], place, faults);
      return { rule, until: until(), commands: known('commands'), unlessBy: known('unlessBy') };
    case 'presence':
      noOthers(given, ['rule', 'side', 'reach'], place, faults);
      return {
        rule,
        side: oneOf(given.side, `${place}.side`, faults, SIDES),
        reach: whole(given.reach, `${place}.reach`, faults, 0),
      };
  }
}

/** The command of every piece in the scenario, or its side if it names none. */
function commandsIn({ units, arrivals, reserve }: Fields): readonly string[] {
  const coming = (Array.isArray(arrivals) ? arrivals : []).flatMap((arrival) =>
    Object.values(Object(arrival.units)),
  );
  const pieces = [...Object.values(Object(units)), ...coming, ...Object.values(Object(reserve))];
  return [...new Set([...SIDES, ...pieces.map((piece) => String(Object(piece).command ?? ''))])].filter(
    Boolean,
  );
}
