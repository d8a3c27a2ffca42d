import {
  type Faults,
  type Fields,
  fields,
  type KeptData,
  noOthers,
  oneOf,
  SIDES,
  text,
  whole,
} from '../../core';
import { PARTS } from './battle';
import { checkSetUp, listed } from './battle-words';

/** What is known of a battle that was kept: its squares, and its pieces, fallen ones among them. */
type Known = Parameters<KeptData['battle']>[1];

/** Checks what these rules keep of a battle, in a file from outside. */
export const KEPT: KeptData = {
  battle(data, known, place, faults) {
    const inside: Faults = { add: (at, fault) => faults.add(`${place}.${at}`, fault) };
    noOthers(data, PARTS, place, faults);
    checkSetUp(known.grid, data, inside);
    checkTurn(data, inside);
    checkFights(data, known, inside);
  },
  // Nothing that becomes of a unit is known to these rules alone.
  unit: (data, place, faults) => noOthers(data, [], place, faults),
};

/** Whose turn it is, and which command is active in it. */
function checkTurn({ strength, first, active, activated, ...flags }: Fields, faults: Faults): void {
  const counts = fields(strength, 'strength', faults);
  noOthers(counts, SIDES, 'strength', faults);
  for (const side of SIDES) whole(counts[side], `strength.${side}`, faults, 0);
  oneOf(first, 'first', faults, SIDES);
  if (active !== null) checkActive(fields(active, 'active', faults), faults);
  for (const [index, command] of listed(activated, 'activated', faults).entries()) {
    text(command, `activated[${index}]`, faults);
  }
  for (const flag of ['hasLent', 'planIsOver', 'isForeseen']) {
    if (typeof flags[flag] !== 'boolean') faults.add(flag, 'true or false is needed');
  }
}

function checkActive(active: Fields, faults: Faults): void {
  noOthers(active, ['command', 'actions', 'rallies'], 'active', faults);
  text(active.command, 'active.command', faults);
  const actions = whole(active.actions, 'active.actions', faults, 0);
  whole(active.rallies, 'active.rallies', faults, 0, undefined, actions);
}

/** Assaults that wait, the one that is fought, and hits that are to be counted together. */
function checkFights({ assaults, pool, combat }: Fields, known: Known, faults: Faults): void {
  for (const [index, data] of listed(assaults, 'assaults', faults).entries()) {
    const place = `assaults[${index}]`;
    const assault = fields(data, place, faults);
    noOthers(assault, ['unit', 'from', 'to'], place, faults);
    checkPiece(assault.unit, `${place}.unit`, known, faults);
    checkSquare(assault.from, `${place}.from`, known, faults);
    checkSquare(assault.to, `${place}.to`, known, faults);
  }
  for (const [target, data] of Object.entries(fields(pool, 'pool', faults))) {
    const hits = fields(data, `pool.${target}`, faults);
    noOthers(hits, ['hits', 'dps'], `pool.${target}`, faults);
    whole(hits.hits, `pool.${target}.hits`, faults, 0);
    whole(hits.dps, `pool.${target}.dps`, faults, 0);
  }
  if (combat !== null) checkCombat(fields(combat, 'combat', faults), known, faults);
}

function checkCombat(combat: Fields, known: Known, faults: Faults): void {
  noOthers(combat, ['attacker', 'defender', 'to'], 'combat', faults);
  checkSquare(combat.to, 'combat.to', known, faults);
  for (const who of ['attacker', 'defender']) {
    const place = `combat.${who}`;
    const { leader, supports, ...others } = fields(combat[who], place, faults);
    noOthers(others, [], place, faults);
    checkPiece(leader, `${place}.leader`, known, faults);
    for (const [index, unit] of listed(supports, `${place}.supports`, faults).entries()) {
      checkPiece(unit, `${place}.supports[${index}]`, known, faults);
    }
  }
}

function checkPiece(data: unknown, place: string, { pieces }: Known, faults: Faults): void {
  if (!pieces.includes(text(data, place, faults))) faults.add(place, 'is no piece of this battle');
}

function checkSquare(data: unknown, place: string, { grid }: Known, faults: Faults): void {
  const square = text(data, place, faults);
  if (!grid.has(square)) {
    faults.add(place, `is not on the board: name a square from ${grid.spaces[0]} to ${grid.spaces.at(-1)}`);
  }
}
