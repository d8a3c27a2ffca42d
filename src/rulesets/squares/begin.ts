import { NORTH, type Side, type SideNumber, SOUTH, sideName, sideNumber } from '../../core';
import { prepareBattle } from '../custom-battle/preparation';
import { takeSquare } from '../square-grid/objectives';
import { DEPLOYMENT } from '../square-grid/preparation';
import { countCommands } from './commands';
import { noted } from './events';
import { optionIs } from './options';
import type { Context, Piece, Position } from './play';
import { FRESH } from './turn';
import { COMMAND, INITIATIVE } from './who-acts';

/** The defaults of a battle if its scenario says nothing else. */
const USUAL = {
  clock: { start: '08:00', minutes: null, elapsed: 0 },
  firsts: [],
  towns: {},
  break: null,
  special: [],
  grades: null,
};

/** Prepares a deployed battle for play: R004-22. */
export function begin(c: Context, first: Side): void {
  const { position } = c;
  const strength = { south: countUnits(position, 0), north: countUnits(position, 1) };
  noted(c, {
    ...USUAL,
    ...position.data.all,
    ...FRESH,
    strength,
    first,
    planIsOver: false,
    isForeseen: false,
  });
  const side = sideNumber(first);
  if (!position.preparation) {
    firstTurn(c, side);
    return;
  }
  prepareBattle(c, side, DEPLOYMENT);
  // The one that begins the battle is found by the deployment.
  noted(c, { first: sideName(c.position.side) });
}

/** Begins the first turn, or the roll for it; units hold the objectives on which they stand. */
export function firstTurn(c: Context, side: SideNumber): void {
  const { position } = c;
  for (const unit of [...position.force(SOUTH).units, ...position.force(NORTH).units]) {
    takeSquare(c, unit.at, unit.side);
  }
  const step = optionIs(position, 'initiative', 'rollOff') ? INITIATIVE : COMMAND;
  c.turnBegan(1, side, step, countCommands(position, side, 1));
}

/** The number of units of a side, reinforcements included. */
function countUnits(position: Position, side: SideNumber): number {
  const all = position.pieces.slice(0, position.count) as readonly Piece[];
  return all.filter((piece) => piece.side === side && !piece.isLeader).length;
}
