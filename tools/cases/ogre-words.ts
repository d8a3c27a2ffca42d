import type { Play } from '../../src/core';
import {
  Context,
  type Fields,
  fields,
  noOthers,
  oneOf,
  type PieceId,
  type RulesetData,
  SIDES,
  type Side,
  type State,
  sideNumber,
  toState,
  whole,
  wordNumber,
} from '../../src/core';
import type { Course } from '../../src/rulesets/ccn/battle';
import type { CoreGame } from '../../src/rulesets/ccn/core-rules';
import type { Kind } from '../../src/rulesets/ccn/piece-kind';
import { corsicanOgre } from '../../src/rulesets/corsican-ogre';
import { changeBattle } from '../../src/rulesets/corsican-ogre/change-battle';
import { conditionOf, note } from '../../src/rulesets/corsican-ogre/condition';
import { type OwnData, PARTS } from '../../src/rulesets/corsican-ogre/saved-data';
import type { CaseFields } from './game-words';

/** The chits each side has left if a case does not say; enough that no turn ends by itself. */
const DEFAULT_CHITS = 9;

/** Orders given before any piece acts. */
const OF_THE_ROUND = ['activate', 'pass', 'pass-round', 'place'];

const MORALE = ['steady', 'shaken', 'broken'] as const;

const positionOf = (state: State) => (corsicanOgre.play as Play<Kind, CoreGame>).positionOf(state);

const words = (data: unknown): readonly string[] => (Array.isArray(data) ? data.map(String) : []);

/** The fields of cases that only Corsican Ogre has: docs/cases.md. */
export const OGRE_WORDS: CaseFields = {
  given: {
    cup: '`{ south: 2, north: 1 }`: the chits left. A side that is not named has none. Without this word each side has 9.',
    spent: '`[a]`: spent pieces.',
    shaken: '`[a]`: shaken units.',
    broken: '`[a]`: broken units.',
    shots: '`{ guns: 5 }`: battle rolls that batteries have made.',
    aides: '`[gen]`: leaders whose ADCs have been used this turn.',
    passed: 'The side that passed in the round before.',
    streak: '`{ south: 3 }`: chits of a side drawn in a row.',
    turn: 'The number of the turn; 1 if you leave it out.',
    from: 'The hex where the acting unit began its charge. Without it: where it stands.',
  },
  first: () => undefined,
  check(_rules, given, pieces, place, faults) {
    for (const word of ['spent', 'shaken', 'broken', 'aides'] as const) {
      for (const id of words(given[word])) oneOf(id, `${place}: ${word}`, faults, pieces);
    }
    const shots = fields(given.shots ?? {}, `${place}: shots`, faults);
    noOthers(shots, pieces, `${place}: shots`, faults);
    for (const side of SIDES) {
      const count = fields(given.cup ?? {}, `${place}: cup`, faults)[side];
      if (count !== undefined) whole(count, `${place}: cup.${side}`, faults, 0);
    }
    if (given.turn !== undefined) whole(given.turn, `${place}: turn`, faults, 1);
    if (given.passed !== undefined) oneOf(given.passed, `${place}: passed`, faults, SIDES);
  },
  begin(deployed, given, active, first) {
    if (deployed.preparation) return deployed;
    const position = positionOf(deployed);
    const c = new Context(position, false);
    setConditions(c, given);
    // The first turn makes all pieces fresh, fills the cup, and forgets who passed.
    if (first.type === 'begin') return toState(position);
    const isRound = OF_THE_ROUND.includes(first.type);
    const actor = position.find(first.unit ?? '') ?? null;
    const turn = typeof given.turn === 'number' ? given.turn : 1;
    position.setTurn(turn, sideNumber(active), wordNumber(isRound ? 'round' : 'movement'), 0);
    changeBattle(c, { ...roundOf(given), group: isRound || !actor ? [] : [actor.id] });
    changeBattle(c, { from: chargeFrom(position, given, actor) });
    if (!isRound && actor) activateWith(c, actor);
    return toState(position);
  },
  ofPiece: {
    facing: 'Its facing.',
    spent: '`true` or `false`.',
    morale: '`steady`, `shaken` or `broken`.',
    shots: 'The battle rolls of a battery.',
  },
  piece(state, id: PieceId): RulesetData {
    const position = positionOf(state);
    const piece = position.find(id);
    if (!piece?.isOnBoard) return {};
    const { spent, morale, shots } = conditionOf(piece);
    return { facing: piece.facing ?? '', spent, morale: MORALE[morale] ?? '', shots };
  },
  ofBattle: {
    cup: 'The chits left, by side.',
    turn: 'The number of the turn.',
    aides: 'Leaders whose ADCs have been used this turn.',
    event: 'The tactical event being carried out, `null` for none.',
  },
  battle(state: State) {
    const position = positionOf(state);
    return {
      cup: position.data.part(PARTS.cup) ?? null,
      turn: position.turn,
      aides: position.data.part(PARTS.aides) ?? [],
      event: position.laid?.as ?? null,
    };
  },
};

type Battle = ReturnType<typeof positionOf>;
type Unit = NonNullable<ReturnType<Battle['find']>>;

/** Faults have been reported already; this only reads the value again. */
const partOf = (given: Fields, word: string): Fields => Object(given[word]) as Fields;

/** The chits, and the actions in the turn before the case begins. */
function roundOf(given: Fields): Omit<OwnData, 'from' | 'group' | 'stillTurns' | 'isBonus'> {
  const cup = partOf(given, 'cup');
  const usual = given.cup === undefined ? DEFAULT_CHITS : 0;
  const chits = (side: Side) => Number(cup[side] ?? usual);
  const streak = partOf(given, 'streak');
  const side = SIDES.find((each) => streak[each] !== undefined);
  return {
    cup: { south: chits('south'), north: chits('north') },
    streak: side ? { side, drawn: Number(streak[side]) } : null,
    bonus: null,
    passed: SIDES.find((each) => each === given.passed) ?? null,
    aides: words(given.aides),
    isFresh: false,
    event: null,
  };
}

const chargeFrom = ({ board }: Battle, { from }: Fields, actor: Unit | null): string => {
  if (typeof from === 'string') return from;
  return actor?.isOnBoard ? board.name(actor.at) : '';
};

/** Activates the acting piece, and the leader with it. */
function activateWith(c: Course, actor: Unit): void {
  const { pieces, count } = c.position;
  for (const each of pieces.slice(0, count)) {
    if (each.isOnBoard && each.side === actor.side && each.at === actor.at) c.activated(each);
  }
}

function setConditions(c: Course, given: Fields): void {
  const all = (word: string) => words(given[word]).flatMap((id) => c.position.find(id) ?? []);
  for (const piece of all('spent')) note(c, piece, { spent: true });
  for (const piece of all('shaken')) note(c, piece, { morale: 1 });
  for (const piece of all('broken')) note(c, piece, { morale: 2 });
  for (const [id, shots] of Object.entries(Object(given.shots))) {
    const piece = c.position.find(id);
    if (piece) note(c, piece, { shots: Number(shots) });
  }
}
