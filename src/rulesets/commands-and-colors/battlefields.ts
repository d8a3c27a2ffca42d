import type { Scenario, SpaceId } from '../../core';

/** The letters of a drawn field; a full stop is open ground. */
type GroundLetter = 'h' | 'w' | 's' | 'v' | 'l' | 'f' | 'g';

/** The terrain of a game for hills, woods, streams, villages, lakes, farms and walled gardens. */
export type GroundNames = Readonly<Record<GroundLetter, string>>;

/** A field that several games fight over: the original layout of rules/hex-rules.md 3, hex by hex. */
interface Battlefield {
  readonly ground: string;
  readonly objectives: Scenario['objectives'];
}

/** The terrain of a field in the terms of one game. */
export function terrainOf({ ground }: Battlefield, names: GroundNames): Readonly<Record<SpaceId, string>> {
  const rows = ground.trim().split('\n');
  const spaces = rows.flatMap((row, at) =>
    row
      .trim()
      .split(' ')
      .map((letter, column) => [`${at}:${column}`, names[letter as GroundLetter]] as const),
  );
  return Object.fromEntries(spaces.filter(([, name]) => name !== undefined));
}

/** Corunna, 16 January 1809: rules/hex-rules.md 3.4. */
export const CORUNNA_FIELD: Battlefield = {
  ground: `
    . . . . . . . . . . . . .
     . . . . . h . . . . . .
    . . h h h h h h h h . . .
     . w . . . . . . . v . w
    s s s s v s s s s s s s s
     . w . . . . . . v . w .
    . . . h h h h h h h . . .
     . . . h . . . . h . . .
    . . w . . . v . . . . . .
  `,
  objectives: [],
};

/** Quatre Bras, 16 June 1815: rules/hex-rules.md 3.5. */
export const QUATRE_BRAS_FIELD: Battlefield = {
  ground: `
    . . . . . . . . . . . . .
     . . . . h . . h . . . .
    . . . w . . . . . . . . .
     w v s s s f s s . w w .
    . l . . . . . h . w w . .
     . . . . h h . . . w w .
    . . h h . . v . . . w . .
     . . . . . . v . . . . .
    . . . . . . . . . . . . .
  `,
  objectives: [
    { side: 'north', spaces: ['7:6', '6:6'], points: 1, per: 'each' },
    { side: 'north', spaces: ['3:5'], points: 1, per: 'each' },
  ],
};

/** Rolica, 17 August 1808: rules/hex-rules.md 3.2. */
export const ROLICA_FIELD: Battlefield = {
  ground: `
    . . . . h . . . h . . . .
     h h . . . v v . . . h h
    . h . . . h h h . . . h .
     . . . . h h h h . . . .
    . . w w . s s s . w . . .
     h . w . s . . s w . . h
    . w . . s . . . . . w . .
     . . . . . . . . . . . .
    . . . . . . . . . . . . .
  `,
  objectives: [{ side: 'south', spaces: ['0:4', '0:8'], points: 1, per: 'each' }],
};

/** Vimeiro, 21 August 1808: rules/hex-rules.md 3.3. */
export const VIMEIRO_FIELD: Battlefield = {
  ground: `
    . . . . . . . . . . . . .
     . . . . . . . . . . . .
    . . . . . . . . . . w . .
     . . . . w . . . w . s .
    . h h . . . . . . w s . .
     . h . w . h h h . s . .
    . h h . . . v v . s h h .
     . h . . . . s s s h h .
    . . . . . . . . . w . . .
  `,
  objectives: [{ side: 'north', spaces: ['6:6', '6:7'], points: 2, per: 'all' }],
};

/** Waterloo, 18 June 1815: rules/hex-rules.md 3.6. */
export const WATERLOO_FIELD: Battlefield = {
  ground: `
    . . . . . . . . . . . . w
     . v . . . . . . . . . .
    . . . . h h h h h . . . .
     . . . . . . . . . . w w
    . v . . . . f . . . f g .
     . v . . . . . . . . . .
    . h h h h h h h h h h . .
     . . . . . . . . . . . .
    w . . . . . v . . . . . .
  `,
  objectives: [
    { side: 'north', spaces: ['4:6', '4:10'], points: 1, per: 'each' },
    { side: 'north', spaces: ['8:6'], points: 2, per: 'each' },
    // The optional Prussian pressure of rules/hex-rules.md 3.6, a house rule.
    { side: 'south', spaces: ['1:1'], points: 1, per: 'each', relief: { from: 8, within: 2 } },
  ],
};
