import { BRANCHES, type Branch } from '../branches';
import type { CloseCombat, Musketry, Nation, UnitType } from '../unit-type';

type Given = Partial<Omit<UnitType, 'id' | 'nation' | 'branch' | 'melee'>> & {
  readonly melee?: Partial<CloseCombat>;
};
type Row = Omit<UnitType, 'id' | 'nation'>;

const NO_EXTRAS: CloseCombat = {
  more: 0,
  againstInfantry: 0,
  moved: 0,
  steady: 0,
  lance: 0,
  sabers: true,
};

const row = (code: string, branch: Branch) =>
  ({
    code,
    branch,
    gunsMelee: 0,
    ignores: 0,
    retreat: { first: 1, further: 1 },
    slow: false,
    mass: false,
    filled: 0,
    house: [],
  }) as const;

/** A musketry entry: dice beyond n when stationary, then the rounding of half of n on the move and the dice added. */
export const muskets = (standing: number, round: 'up' | 'down', more: number, range = 2): Musketry => ({
  range,
  standing,
  moving: { round, more },
});

/** A retreat entry: hexes for the first flag and for each further one. */
export const back = (first: number, further = first) => ({ first, further });

/** A row of infantry that moves one hex and may battle. */
export function foot(code: string, branch: Branch, strength: number, fire: Musketry, given: Given = {}): Row {
  const { melee, ...others } = given;
  return {
    ...row(code, branch),
    arm: 'infantry',
    strength,
    move: { battle: 1, most: 1 },
    fire,
    melee: { ...NO_EXTRAS, ...melee },
    ...others,
  };
}

/** A row of infantry that may move a second hex without battling. */
export const lightFoot: typeof foot = (code, branch, strength, fire, given = {}) =>
  foot(code, branch, strength, fire, { move: { battle: 1, most: 2 }, ...given });

/** A row of cavalry, which never fires: its movement, and its dice beyond n. */
export function horse(
  code: string,
  branch: Branch,
  strength: number,
  hexes: 2 | 3,
  more: number,
  given: Given = {},
): Row {
  const { melee, ...others } = given;
  return {
    ...row(code, branch),
    arm: 'cavalry',
    strength,
    move: { battle: hexes, most: hexes },
    fire: null,
    melee: { ...NO_EXTRAS, more, ...melee },
    ...others,
  };
}

/** A row of foot or horse artillery, whose dice come from table 1.12. */
export function guns(code: string, branch: Branch, given: Omit<Given, 'melee'> = {}): Row {
  return {
    ...row(code, branch),
    arm: 'artillery',
    strength: 3,
    move: BRANCHES[branch].isHorseArtillery ? { battle: 1, most: 2 } : { battle: 0, most: 1 },
    fire: 'guns',
    melee: 'guns',
    ...given,
  };
}

/** A row of a rocket battery: it moves up to two hexes, and can't fire after moving. */
export const rockets = (code: string): Row => ({
  ...row(code, 'rocket-battery'),
  arm: 'artillery',
  strength: 3,
  move: { battle: 0, most: 2 },
  fire: 'rockets',
  melee: 'rockets',
});

/** The table of a nation. */
export const tableOf = (nation: Nation, rows: readonly Row[]): readonly UnitType[] =>
  rows.map((each) => ({ ...each, nation, id: `${nation}-${each.branch}` }));
