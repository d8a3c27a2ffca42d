import { enemyOfNumber, pathTo, reach, SpaceSet } from '../../core';
import type { Battle, Unit } from './battle';
import { atPace, mayLead } from './leader-traits';
import { footingOf } from './passable-terrain';
import { Walking } from './walking';

/** The movement of a piece in battle order: by the chart, unless the card in play or a carriage changes it. */
export const battleMove = (battle: Battle, piece: Unit): number =>
  atPace(battle, piece, battle.game.battleMove(battle, piece));

/** R001-21: removes the spaces where a piece would join another that it may not be with. */
function removeUnfit(battle: Battle, piece: Unit, ends: SpaceSet): void {
  const { units, leaders } = battle.force(piece.side);
  if (!piece.isLeader) {
    for (const leader of leaders) if (!mayLead(leader, piece)) ends.delete(leader.at);
  } else if (piece.info.traits?.leads !== undefined) {
    for (const unit of units) if (!mayLead(piece, unit)) ends.delete(unit.at);
  }
}

/** R000-37: a leader passes through friends, never through enemies, and may not end with another leader. */
function leaderWalk(battle: Battle, leader: Unit, walk: Walking): void {
  const { mayEnter, stops } = footingOf(battle, leader);
  const own = battle.force(leader.side);
  const enemy = battle.force(enemyOfNumber(leader.side));
  walk.open.copy(mayEnter);
  walk.open.subtract(enemy.held);
  removeAlone(walk.open, enemy.alone, own.held);
  walk.ends.copy(walk.open);
  walk.ends.subtract(own.led);
  walk.ends.subtract(enemy.led);
  removeUnfit(battle, leader, walk.ends);
  walk.stops.copy(stops);
  walk.beside = undefined;
}

/** Removes the spaces where enemy leaders are without any unit. */
function removeAlone(spaces: SpaceSet, alone: SpaceSet, held: SpaceSet): void {
  if (alone.isEmpty()) return;
  const { words } = spaces;
  for (let word = 0; word < words.length; word += 1) {
    const barred = (alone.words[word] ?? 0) & ~(held.words[word] ?? 0);
    words[word] = (words[word] ?? 0) & ~barred;
  }
}

/** Sets up the walk of a unit in battle order: R000-29 to R000-33, R000-154, R000-156. */
function unitWalk(battle: Battle, unit: Unit, walk: Walking): void {
  const { mayEnter, mayStand, stops } = footingOf(battle, unit);
  const own = battle.force(unit.side);
  const enemy = battle.force(enemyOfNumber(unit.side));
  walk.open.copy(mayEnter);
  walk.open.subtract(enemy.held);
  removeAlone(walk.open, enemy.alone, own.held);
  walk.ends.copy(mayStand);
  walk.ends.subtract(enemy.held);
  walk.ends.subtract(own.held);
  removeAlone(walk.ends, enemy.alone, own.held);
  removeUnfit(battle, unit, walk.ends);
  walk.stops.copy(stops);
  walk.beside = undefined;
  battle.game.walkAmongFriends(battle, unit, walk);
  if (battle.unitAt(unit.at) === unit) {
    // A unit does not block itself.
    if (mayEnter.has(unit.at)) walk.open.add(unit.at);
    if (mayStand.has(unit.at)) walk.ends.add(unit.at);
  }
}

/** The walk of a piece in battle order, or of a leader without a unit. */
export function battleWalk(battle: Battle, piece: Unit, walk = new Walking(battle.board.size)): Walking {
  walk.start = piece.at;
  walk.steps = battleMove(battle, piece);
  if (piece.isLeader) leaderWalk(battle, piece, walk);
  else unitWalk(battle, piece, walk);
  return walk;
}

/** Turns a walk in battle order into one in march column; leaders have none. */
export function inColumn(battle: Battle, piece: Unit, walk: Walking): Walking {
  if (piece.isLeader) walk.steps = 0;
  else battle.game.marchColumn(battle, piece, walk);
  walk.steps = atPace(battle, piece, walk.steps);
  return walk;
}

/** The spaces where a piece may end its move, reached by march only where no other way exists. */
export class Ways {
  #battle: Battle | undefined;
  #version = -1;
  #slot = -1;
  #walk = new Walking(0);
  #inBattleOrder = new SpaceSet(0);
  /** Those in march column too, once they are asked for. */
  #all = new SpaceSet(0);
  #isWhole = false;

  of(battle: Battle, piece: Unit): this {
    const isSame = this.#battle === battle && this.#version === battle.version && this.#slot === piece.slot;
    if (isSame) return this;
    const { size } = battle.board;
    if (this.#all.words.length !== (size + 31) >> 5 || !this.#battle) this.#makeRoom(size);
    this.#battle = battle;
    this.#version = battle.version;
    this.#slot = piece.slot;
    const walk = battleWalk(battle, piece, this.#walk);
    this.#inBattleOrder.clear();
    reach(battle.board, walk, this.#inBattleOrder);
    this.#isWhole = false;
    return this;
  }

  #whole(): SpaceSet {
    const battle = this.#battle;
    const piece = battle?.pieces[this.#slot];
    if (this.#isWhole || !battle || !piece) return this.#all;
    this.#isWhole = true;
    this.#all.copy(this.#inBattleOrder);
    if (piece.isLeader) return this.#all;
    const walk = inColumn(battle, piece, this.#walk);
    if (walk.steps > 0) reach(battle.board, walk, this.#all);
    return this.#all;
  }

  #makeRoom(size: number): void {
    this.#walk = new Walking(size);
    this.#inBattleOrder = new SpaceSet(size);
    this.#all = new SpaceSet(size);
  }

  /** All of them; the set is valid until the next call for another piece. */
  get spaces(): SpaceSet {
    return this.#whole();
  }

  has(space: number): boolean {
    return space >= 0 && (this.#inBattleOrder.has(space) || this.#whole().has(space));
  }

  /** True if the piece reaches a space only in march column. */
  isMarch(space: number): boolean {
    return !this.#inBattleOrder.has(space);
  }

  /** The first of the shortest paths to a space that it can reach. */
  to(space: number): readonly number[] {
    const battle = this.#battle;
    const piece = battle?.pieces[this.#slot];
    if (!battle || !piece) throw new RangeError('nobody has been asked about');
    const walk = battleWalk(battle, piece);
    const way = pathTo(battle.board, this.isMarch(space) ? inColumn(battle, piece, walk) : walk, space);
    if (!way) throw new RangeError(`"${piece.id}" has no way to ${battle.board.name(space)}`);
    return way;
  }
}

const ways = new Ways();
const skirmisherWays = new Ways();

/** The spaces a piece can reach. */
export const waysOf = (battle: Battle, piece: Unit): Ways => ways.of(battle, piece);

/** The spaces that one skirmisher of a unit can reach by itself. */
export const waysOfSkirmisher = (battle: Battle, skirmisher: Unit): Ways =>
  skirmisherWays.of(battle, skirmisher);
