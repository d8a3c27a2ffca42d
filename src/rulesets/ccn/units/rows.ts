import type { Branch, CloseCombat, Musketry, Nation, UnitType } from '../unit-type';

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

/** Musketry: dice beside n standing, then how half of n is rounded on the move and what is added. */
export const muskets = (standing: number, round: 'up' | 'down', more: number, range = 2): Musketry => ({
  range,
  standing,
  moving: { round, more },
});

/** Hexes of retreat for each flag. */
export const back = (first: number, further = first) => ({ first, further });

/** Infantry that moves a hex and battles. */
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

/** Infantry that may move a second hex without battling. */
export const lightFoot: typeof foot = (code, branch, strength, fire, given = {}) =>
  foot(code, branch, strength, fire, { move: { battle: 1, most: 2 }, ...given });

/** Cavalry, which never fires: its hexes, and its dice beside n. */
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

/** Artillery, whose dice are those of table 1.12: on foot, or horsed. */
export function guns(code: string, branch: Branch, given: Omit<Given, 'melee'> = {}): Row {
  const isHorse = branch === 'horse-artillery' || branch === 'guard-horse-artillery';
  return {
    ...row(code, branch),
    arm: 'artillery',
    strength: 3,
    move: isHorse ? { battle: 1, most: 2 } : { battle: 0, most: 1 },
    fire: 'guns',
    melee: 'guns',
    ...given,
  };
}

/** Rockets: they move no more than they like, and not before they fire. */
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
