import {
  type Faults,
  type Fields,
  type Forms,
  oneOf,
  type PieceDetails,
  type PieceType,
  whole,
  wordForm,
} from '../../core';

/** The classes of troops to which a leader's command may be limited. */
const CLASSES = ['infantry', 'cavalry', 'artillery'] as const;
/** The limits of units a leader orders in a chain: fewer than usual, up to the usual number. */
const REACH = { least: 2, most: 3 };

/** Fields of leaders, and of units, that every game of the family reads. */
const LEADER_WORDS = ['reach', 'carriage', 'leads'] as const;
const UNIT_WORDS = ['heroic'] as const;
export const PIECE_WORDS: readonly string[] = [...LEADER_WORDS, ...UNIT_WORDS];

const LEADER_FORMS = {
  reach: wordForm([REACH.least, REACH.most]),
  carriage: { is: 'flag' },
  leads: wordForm(CLASSES),
} as const satisfies Forms;
const UNIT_FORMS = { heroic: { is: 'flag' } } as const satisfies Forms;

/** Describes them for a piece of a type. */
export function formsOf({ kind, arm }: PieceType): Forms {
  if (kind === 'leader') return LEADER_FORMS;
  return arm === 'artillery' ? {} : UNIT_FORMS;
}

const readFlag = (data: unknown, place: string, faults: Faults): boolean => {
  if (typeof data !== 'boolean') faults.add(place, 'expected true or false');
  return data === true;
};

/** Reports leader fields on a unit, or unit fields on a leader; and heroic artillery, which does not exist. */
function checkWords(
  { kind, arm }: PieceType,
  given: Fields,
  at: (word: string) => string,
  faults: Faults,
): void {
  const isLeader = kind === 'leader';
  for (const word of isLeader ? UNIT_WORDS : LEADER_WORDS) {
    if (given[word] !== undefined)
      faults.add(at(word), isLeader ? 'only units can have this' : 'only leaders can have this');
  }
  if (given.heroic === true && arm === 'artillery') faults.add(at('heroic'), 'artillery cannot be heroic');
}

/** R001-21 to R001-27, R001-46: reads a scenario's details of a leader, or of a heroic unit. */
export function readPiece(type: PieceType, given: Fields, place: string, faults: Faults): PieceDetails {
  const at = (word: string) => (place === '' ? word : `${place}.${word}`);
  checkWords(type, given, at, faults);
  const { reach, carriage, leads, heroic } = given;
  const traits = {
    ...(reach !== undefined && {
      reach: whole(reach, at('reach'), faults, REACH.least, undefined, REACH.most),
    }),
    ...(carriage !== undefined && { carriage: readFlag(carriage, at('carriage'), faults) }),
    ...(leads !== undefined && { leads: oneOf(leads, at('leads'), faults, CLASSES) }),
    ...(heroic !== undefined && { heroic: readFlag(heroic, at('heroic'), faults) }),
  };
  return Object.keys(traits).length > 0 ? { traits } : {};
}
