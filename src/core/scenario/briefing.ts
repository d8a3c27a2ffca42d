import { type Faults, fields, noOthers } from '../data';
import { SIDES, type Side } from '../state';

/** What players are told before a battle; numbers stand in the scenario itself and are told from there. */
export interface Briefing {
  /** What has brought the armies here. */
  readonly situation: string;
  /** What each side is there to do, said to whoever leads it: "You are ...". */
  readonly roles?: Readonly<Partial<Record<Side, string>>>;
  /** What wins, where more is to be said of it than points and places. */
  readonly victory?: string;
  /** How long it lasts, where more is to be said of it than the clock says. */
  readonly length?: string;
}

/** As many characters as fit on a sheet beside the map. */
const LONGEST = 1200;

/** A briefing in whole, also where a scenario has nothing but its situation. */
export const wholeBriefing = (briefing: string | Briefing): Briefing =>
  typeof briefing === 'string' ? { situation: briefing } : briefing;

/** Reads a briefing: a text that is the situation, or a mapping with more. A missing one is empty. */
export function readBriefing(data: unknown, place: string, faults: Faults): string | Briefing {
  if (data === undefined) return '';
  if (typeof data === 'string') return bounded(data, place, faults);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    faults.add(place, 'expected text, or a mapping with situation, roles, victory and length');
    return '';
  }
  const given = fields(data, place, faults);
  noOthers(given, ['situation', 'roles', 'victory', 'length'], place, faults);
  const roles = fields(given.roles ?? {}, `${place}.roles`, faults);
  noOthers(roles, SIDES, `${place}.roles`, faults);
  const own = SIDES.filter((side) => roles[side] !== undefined);
  const told = (word: 'victory' | 'length') =>
    given[word] === undefined ? {} : { [word]: bounded(given[word], `${place}.${word}`, faults) };
  return {
    situation: given.situation === undefined ? '' : bounded(given.situation, `${place}.situation`, faults),
    ...(own.length > 0 && {
      roles: Object.fromEntries(
        own.map((side) => [side, bounded(roles[side], `${place}.roles.${side}`, faults)]),
      ),
    }),
    ...told('victory'),
    ...told('length'),
  };
}

function bounded(data: unknown, place: string, faults: Faults): string {
  if (typeof data !== 'string') {
    faults.add(place, 'expected text');
    return '';
  }
  if (data.length > LONGEST) {
    faults.add(place, `has ${data.length} characters; the limit is ${LONGEST}`);
  }
  return data.slice(0, LONGEST);
}
