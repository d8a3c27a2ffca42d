import { type Procedure, type Refusal, type SideNumber, sideName } from '../../core';
import { terrainPlacing } from '../custom-battle/place-terrain';
import { placing } from '../custom-battle/preparation';
import { numberOf } from '../square-grid/dice';
import { deploymentBeginning, squarePreparation } from '../square-grid/preparation';
import { because } from '../square-grid/refusal';
import { isCavalry } from './arms';
import { lookAlong } from './batteries';
import { firstRoll } from './begin';
import { COME_BACK } from './come-back';
import { eachOf } from './dice';
import { noted } from './events';
import { settle } from './go-to-square';
import type { Context, Piece, Position } from './play';
import { isEnemyAt, roomFault } from './stacking';
import { groundPrice } from './step-price';
import { TERRAIN } from './terrain-types';
import type { Troop } from './troop';
import { walkerOf } from './walker';

/** R003-16: the die that decides who deploys first is that for initiative. */
const DIE = 10;

/** The preparation of custom battles. */
const PREPARATION = squarePreparation<Troop>({
  kinds: Object.keys(TERRAIN),
  standFault,
  isCavalry,
  roll,
  settle(c, piece) {
    if (piece.isLeader) return;
    settle(c, piece);
    lookAlong(c, piece);
  },
  begin(c, first) {
    noted(c, { first: sideName(first) });
    firstRoll(c, first);
  },
});

/** R003-53 to R003-57, T003-10: the reason why a piece can't be deployed in a square. */
function standFault(position: Position, piece: Piece, to: number): Refusal | undefined {
  const space = position.board.name(to);
  if (isEnemyAt(position, piece, to)) return because('enemy-there', 'R003-57', space);
  if (piece.isLeader) return undefined;
  const price = groundPrice(position, walkerOf(piece), to);
  if (typeof price !== 'number') return because(price.reason, price.rule, space);
  return roomFault(position, piece, to);
}

function* roll(c: Context, side: SideNumber): Procedure<number> {
  const thrown = yield* c.roll({ reason: 'deployment', side, classes: eachOf(DIE), dice: 1 });
  const pips = numberOf(thrown);
  c.rolled(pips);
  return pips;
}

export const PLACE_TERRAIN = terrainPlacing(PREPARATION);
export const BEGIN_DEPLOYMENT = deploymentBeginning(PREPARATION);

/** Places a piece of the reserve: in the deployment before the battle, or back on the board in it. */
export const PLACE = placing(PREPARATION, COME_BACK);
