import type { Play } from '../../src/core';
import {
  Context,
  type Faults,
  type Fields,
  fields,
  items,
  oneOf,
  type PieceId,
  type RulesetData,
  type Side,
  type State,
  sideNumber,
  spread,
  toState,
  whole,
  wordNumber,
} from '../../src/core';
import { codeNapoleon } from '../../src/rulesets/code-napoleon';
import { battle, type Charge, type Melee, turnOf } from '../../src/rulesets/code-napoleon/battle';
import { isInCommand, straysOf } from '../../src/rulesets/code-napoleon/command';
import {
  generalData,
  ORDERS,
  type Order,
  orderOf,
  unitData,
} from '../../src/rulesets/code-napoleon/condition';
import { generalNoted, marked, noted, unitNoted } from '../../src/rulesets/code-napoleon/events';
import { CHARGED, MARCHED, WON } from '../../src/rulesets/code-napoleon/marks';
import { organisationRemarks } from '../../src/rulesets/code-napoleon/organisation';
import { INITIATIVE, STEPS } from '../../src/rulesets/code-napoleon/phases';
import type { Troop } from '../../src/rulesets/code-napoleon/troop';
import type { CaseFields } from './game-words';

/** The step of the phase in which an order is given, if a case does not name it. */
const STEP_OF: Readonly<Record<string, string>> = {
  charge: 'charges',
  resolve: 'contact',
  fire: 'small-arms',
  fight: 'melee',
  'break-advance': 'breakthrough',
  'break-turn': 'breakthrough',
  'break-through': 'breakthrough',
  'rally-back': 'breakthrough',
  rally: 'recovery',
  recover: 'recovery',
  ready: 'markers',
  'roll-initiative': INITIATIVE,
};

/** Fields that list the units for which they are true. */
const LISTS = [
  'disordered',
  'disorganised',
  'routed',
  'reacting',
  'moved',
  'charged',
  'won',
  'forded',
] as const;

const positionOf = (state: State) => (codeNapoleon.play as Play<Troop>).positionOf(state);

const words = (data: unknown): readonly string[] => (Array.isArray(data) ? data.map(String) : []);

/**
 * Checks a melee as described in a case: the attackers, the squares from which they came, and the start of their
 * charge.
 */
function checkMelee(data: unknown, pieces: readonly PieceId[], place: string, faults: Faults): void {
  const { attackers, began = {} } = fields(data, place, faults);
  for (const each of [attackers, began]) {
    for (const unit of Object.keys(fields(each, place, faults))) oneOf(unit, place, faults, pieces);
  }
}

/** The fields of cases that only Code Napoleon has: docs/cases.md. */
export const CODE_NAPOLEON_WORDS: CaseFields = {
  given: {
    step: 'The step of the phase. Without it: the step of the first order.',
    turn: 'The number of the turn; 1 if you leave it out.',
    second: '`true`: it is the second phase of the turn.',
    division: 'The division that is moving.',
    disordered: '`[a]`: disordered units.',
    disorganised: '`[a]`: disorganised units.',
    routed: '`[a]`: routed units.',
    reacting: '`[a]`: units with a react marker.',
    moved: '`[a]`: units that have moved in this phase.',
    charged: '`[a]`: units that have charged.',
    won: '`[a]`: units that have won a melee.',
    forded: '`[a]`: units that have forded.',
    spent: '`{ a: 1.5 }`: the number of squares that a unit has moved.',
    marches: '`{ a: 1 }`: forced marches that a unit has made.',
    wounded: '`{ gen: 3 }`: wounded generals, each with the last turn of the wound.',
    unhorsed: '`{ gen: 1 }`: unhorsed generals, each with the last turn on foot.',
    also: '`{ s: [D6, F6] }`: other squares that skirmishers hold.',
    abandoned: '`{ g: E6 }`: the square where gunners have left their guns.',
    away: '`{ a: 4 }`: units that have left over their own edge, each with the turn from which it may return.',
    declared: '`{ a: [E4, E3] }`: a declared charge: its path, ending with the charged square.',
    melee:
      '`{ at: E4, attackers: { a: E5 }, began: { a: E7 } }`: a melee. Attackers stand in `units` where they come from; `began` is where they began to charge.',
  },
  first: () => undefined,
  check(_rules, given, pieces, place, faults) {
    if (given.step !== undefined) oneOf(given.step, `${place}: step`, faults, [INITIATIVE, ...STEPS]);
    for (const word of ['turn'] as const) {
      if (given[word] !== undefined) whole(given[word], `${place}: ${word}`, faults, 1);
    }
    for (const word of LISTS) {
      for (const id of items(given[word], `${place}: ${word}`, faults)) {
        oneOf(id, `${place}: ${word}`, faults, pieces);
      }
    }
    for (const word of ['spent', 'marches', 'wounded', 'unhorsed', 'also', 'abandoned', 'away']) {
      for (const id of Object.keys(fields(given[word] ?? {}, `${place}: ${word}`, faults))) {
        oneOf(id, `${place}: ${word}`, faults, pieces);
      }
    }
    if (given.melee !== undefined) checkMelee(given.melee, pieces, `${place}: melee`, faults);
    checkDeclared(given.declared, pieces, `${place}: declared`, faults);
  },
  begin(deployed, given, active, first) {
    if (deployed.preparation) return deployed;
    const position = positionOf(deployed);
    const c = new Context(position, false);
    const step = typeof given.step === 'string' ? given.step : stepOf(position, first);
    const turn = typeof given.turn === 'number' ? given.turn : 1;
    const isSecond = given.second === true;
    const other: Side = active === 'south' ? 'north' : 'south';
    noted(c, { first: isSecond ? other : active });
    position.setTurn(2 * turn - (isSecond ? 0 : 1), sideNumber(active), wordNumber(step), 0);
    setUnits(c, given);
    // T003-7: a phase begins with its charges, and this settles command.
    if (step === 'charges') noted(c, { strays: straysOf(position) });
    spreadOut(c, given);
    setForded(c, given);
    setAway(c, given);
    if (typeof given.division === 'string') noted(c, { division: given.division });
    noted(c, { charges: chargesOf(position, given.declared) });
    if (given.melee !== undefined) beginMelee(c, given.melee);
    return toState(position);
  },
  ofPiece: {
    facing: 'Its facing.',
    order: '`good`, `disorganised`, `disordered` or `routed`.',
    reacts: '`true`: it has a react marker.',
    spent: 'The number of squares that it has moved.',
    'in-command': '`true` or `false`.',
    also: 'The other squares that skirmishers hold.',
    won: '`true`: it has won a melee.',
    rating: 'The rating of a general.',
    unhorsed: 'The last turn in which a general is unhorsed, `null` for none.',
    wounded: 'The last turn in which a general is wounded, `null` for none.',
  },
  piece(state, id): RulesetData {
    const position = positionOf(state);
    const piece = position.find(id);
    if (!piece?.isOnBoard) return {};
    if (piece.isLeader) {
      const { unhorsed = null, wounded = null } = generalData(piece);
      return { rating: piece.kind.rating, 'in-command': isInCommand(position, piece), unhorsed, wounded };
    }
    const { reacts = false, spent = 0 } = unitData(piece);
    return {
      facing: piece.facing ?? '',
      order: orderOf(piece),
      reacts,
      spent: spent / 100,
      'in-command': isInCommand(position, piece),
      won: piece.has(WON),
      also: piece.also.map((space) => position.board.name(space)),
    };
  },
  ofBattle: {
    turn: 'The number of the turn.',
    division: 'The division that is moving.',
    charges: '`[a]`: units whose charges are declared.',
    melees: '`[E4]`: squares of melees.',
    elapsed: 'The minutes gone.',
    remarks: 'Remarks on the order of battle of the side whose turn it is.',
  },
  battle(state) {
    const position = positionOf(state);
    return {
      turn: turnOf(position),
      division: battle(position, 'division'),
      charges: battle(position, 'charges').map(({ unit }) => unit),
      melees: battle(position, 'melees').map(({ at }) => at),
      elapsed: battle(position, 'clock').elapsed,
      // The remarks of the side to play.
      remarks: organisationRemarks(position, position.side).map(({ reason }) => reason),
    };
  },
};

type Position = ReturnType<typeof positionOf>;

const stepOf = (
  position: Position,
  { type, unit }: { readonly type: string; readonly unit?: string },
): string => {
  const isBattery = position.find(unit ?? '')?.kind.arm === 'artillery';
  return type === 'fire' && isBattery ? 'artillery-fire' : (STEP_OF[type] ?? 'movement');
};

/** Faults have been reported already; this only reads the value again. */
function meleeOf(data: unknown): Melee {
  const { at, attackers } = Object(data) as Fields;
  const came = Object.entries(Object(attackers) as Fields);
  return { at: String(at), attackers: came.map(([unit, from]) => ({ unit, from: String(from) })) };
}

/** Checks every unit with a declared charge, and the squares of its path. */
function checkDeclared(data: unknown, pieces: readonly PieceId[], place: string, faults: Faults): void {
  for (const [id, way] of Object.entries(fields(data ?? {}, place, faults))) {
    oneOf(id, place, faults, pieces);
    items(way, `${place}: ${id}`, faults);
  }
}

/** Charges declared before the case begins, each with its path; the last square is the target. */
function chargesOf(position: Position, data: unknown): readonly Charge[] {
  return Object.entries(Object(data) as Fields).flatMap(([id, way]): readonly Charge[] => {
    const unit = position.find(id);
    const squares = words(way);
    const to = squares.at(-1);
    if (!unit || to === undefined) return [];
    return [{ unit: id, from: position.board.name(unit.at), to, via: squares.slice(0, -1) }];
  });
}

/** Attackers have been placed where they came from: enemies share a square only in a melee. */
function beginMelee(c: Context<Troop>, data: unknown): void {
  const { position } = c;
  const melee = meleeOf(data);
  noted(c, { melees: [melee] });
  const began = Object.entries(Object(Object(data).began) as Fields);
  noted(c, {
    charges: began.map(([unit, from]) => ({ unit, from: String(from), to: melee.at, via: [] })),
  });
  for (const { unit } of melee.attackers) {
    const piece = position.find(unit);
    if (piece) position.place(piece, position.board.number(melee.at));
  }
}

/** Sets the conditions of units and generals at the start of the case. */
function setUnits(c: Context<Troop>, given: Fields): void {
  const { position } = c;
  const all = (word: string) => words(given[word]).flatMap((id) => position.find(id) ?? []);
  for (const order of ORDERS) for (const unit of all(order)) unitNoted(c, unit, { order: order as Order });
  for (const unit of all('reacting')) unitNoted(c, unit, { reacts: true });
  for (const unit of all('moved')) marked(c, unit, MARCHED);
  for (const unit of all('charged')) marked(c, unit, CHARGED);
  for (const unit of all('won')) marked(c, unit, WON);
  const each = (word: string) =>
    Object.entries(Object(given[word]) as Fields).flatMap(([id, value]) => {
      const piece = position.find(id);
      return piece ? [[piece, Number(value)] as const] : [];
    });
  for (const [unit, squares] of each('spent')) unitNoted(c, unit, { spent: Math.round(squares * 100) });
  for (const [unit, marches] of each('marches')) unitNoted(c, unit, { marches });
  for (const [general, until] of each('wounded')) generalNoted(c, general, { wounded: until, hasScar: true });
  for (const [general, until] of each('unhorsed')) generalNoted(c, general, { unhorsed: until });
}

/** Sets the squares of each battery's abandoned guns, and the turn from which units off the board may return. */
function setAway(c: Context<Troop>, { abandoned, away }: Fields): void {
  const { position } = c;
  for (const [id, guns] of Object.entries(Object(abandoned) as Fields)) {
    const battery = position.find(id);
    if (battery) unitNoted(c, battery, { guns: String(guns) });
  }
  for (const [id, back] of Object.entries(Object(away) as Fields)) {
    const unit = position.find(id);
    if (!unit) continue;
    unitNoted(c, unit, { back: Number(back) });
    c.left(unit, 'left-the-field');
  }
}

/** R003-82: places skirmisher regiments in the squares they occupy besides their own. */
function spreadOut(c: Context<Troop>, { also }: Fields): void {
  const { position } = c;
  for (const [id, over] of Object.entries(Object(also) as Fields)) {
    const unit = position.find(id);
    const squares = words(over).map((space) => position.board.number(space));
    if (unit) spread(c, unit, squares);
  }
}

/** R003-124: marks the units that have crossed a ford in the phase in which the case begins. */
function setForded(c: Context<Troop>, { forded }: Fields): void {
  const { position } = c;
  for (const unit of words(forded).flatMap((id) => position.find(id) ?? [])) {
    unitNoted(c, unit, { forded: position.turn });
  }
}
