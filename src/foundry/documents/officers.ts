import { SIDES, type Side } from '../../core';

/** The levels of the officers that may command a side, the weakest first. */
export const OFFICER_LEVELS = ['recruit', 'captain', 'marshal'] as const;

export type OfficerLevel = (typeof OFFICER_LEVELS)[number];

/** A digest of what officers choose: with other choices they are others, and so are the results of their battles. */
export const OFFICERS_EDITION = 'a589a140';

/** The sides of a battle that officers command. */
export type Officers = Readonly<Partial<Record<Side, OfficerLevel>>>;

/** The commanders of the sides: ids of users, names of officers, or empty for the GM. */
export type Commanders = Readonly<Record<Side, string>>;

/** The name of an officer among commanders, where users are named by their ids. */
export const officerNamed = (level: OfficerLevel): string => `officer:${level}`;

/** The level of a commander that is an officer. */
export const levelOf = (commander: string): OfficerLevel | undefined =>
  OFFICER_LEVELS.find((level) => officerNamed(level) === commander);

/** The users among the commanders of the sides. */
export const usersAmong = ({ south, north }: Commanders): Commanders => ({
  south: levelOf(south) ? '' : south,
  north: levelOf(north) ? '' : north,
});

/** The sides that officers command. */
export const officersSides = (stored: Parameters<typeof officersIn>[0]): readonly Side[] =>
  SIDES.filter((side) => officersIn(stored)[side]);

/** The officers of a battle, from the data of its document; an unknown level counts as none. */
export function officersIn({ officers }: { readonly officers?: unknown }): Officers {
  const stored: Partial<Record<Side, unknown>> = Object(officers);
  return Object.fromEntries(
    SIDES.flatMap((side) => {
      const level = OFFICER_LEVELS.find((each) => each === stored[side]);
      return level === undefined ? [] : [[side, level]];
    }),
  );
}
