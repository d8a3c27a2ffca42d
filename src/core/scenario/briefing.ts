import { type Faults, fields, noOthers } from '../data';
import { type Briefing, SIDES } from '../state';

/** The number of characters that fit on a sheet beside the map. */
const LONGEST = 1200;

/** A full briefing, even if a scenario has only its situation. */
export const wholeBriefing = (briefing: string | Briefing): Briefing =>
  typeof briefing === 'string' ? { situation: briefing } : briefing;

/** Reads a briefing: a text, which is the situation, or a mapping with more. A missing one is empty. */
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
