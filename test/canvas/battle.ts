import type { PieceSetup, SpaceId, State } from '../../src/core';
import { deploy, type PieceId, type Side } from '../../src/core';
import type { UserBattle } from '../../src/foundry/battle';
import { viewOf } from '../../src/match';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';

const side = (name: string, nation: string) => ({ name, nation, target: 5, rating: 4 });

/** A position of the game that is easiest to read: south has the turn. */
export const position = (
  units: Readonly<Record<PieceId, PieceSetup>>,
  terrain: Readonly<Record<SpaceId, string>> = {},
): State =>
  deploy(ccNapoleon, {
    id: 'test',
    ruleset: ccNapoleon.id,
    title: '',
    briefing: '',
    source: '',
    first: 'south',
    sides: { south: side('British', 'british'), north: side('French', 'french') },
    terrain,
    units,
    objectives: [],
    arrivals: [],
    options: { commandCards: false },
  });

/** The position as the holder of the seats sees it. */
export const seenBy = (seats: readonly Side[], state: State): UserBattle => ({
  ...viewOf(ccNapoleon, {
    ruleset: ccNapoleon.id,
    version: ccNapoleon.version,
    revision: 0,
    start: state,
    record: [],
    state,
    open: null,
    proposal: null,
    reported: 0,
    receipts: [],
  }),
  id: 'battle',
  seats,
  isPaused: false,
});

/** The same battle with a question open. */
export const asking = (
  battle: UserBattle,
  unit: PieceId,
  of: 'choice' | 'space' | 'unit',
  options: readonly string[],
): UserBattle => ({
  ...battle,
  question: { kind: 'ask', reason: 'response', side: 'north', unit, of, options, mark: '' },
});

/** Two lines of infantry face to face, a friend behind, guns far away, a general with the first unit. */
export const DUEL: Readonly<Record<PieceId, PieceSetup>> = {
  a: { side: 'south', type: 'infantry', at: '5:5' },
  b: { side: 'south', type: 'infantry', at: '7:2' },
  g: { side: 'south', type: 'general', at: '5:5' },
  x: { side: 'north', type: 'infantry', at: '4:5' },
  y: { side: 'north', type: 'artillery', at: '0:5' },
};

/** A user who commands one side and is no GM. */
export const PLAYER = { gameMaster: false };
