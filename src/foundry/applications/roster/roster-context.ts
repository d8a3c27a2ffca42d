import { pieceOf, SIDES } from '../../../core';
import { drawPiece, imageSource } from '../../../drawing';
import type { UserBattle } from '../../battle';
import { ownKey, type Texts } from '../../texts';

/** One line of the roster. */
interface RosterLine {
  readonly name: string;
  readonly type: string;
  readonly picture: string;
  /** How far it stands in, in steps of the tree. */
  readonly depth: number;
  readonly isLeader: boolean;
  /** What is left of its strength, of how much; empty for leaders. */
  readonly strength: string;
  /** How good it is, in a word; empty for leaders, and where nothing is said of it. */
  readonly grade: string;
  readonly conditions: string;
  readonly command: string;
  readonly at: string;
}

/** Both armies, as their leaders lead them. */
export function rosterContext({ rules, state }: UserBattle, { localize, has }: Texts) {
  const word = (key: string): string => localize(ownKey(rules.id, key, has));
  const gradeOf = (id: string): string => {
    const value = rules.stats(state, id).find(({ key }) => key === 'grade')?.value;
    return value === undefined ? '' : word(`PDC.figureValue.${value}`);
  };
  const armies = SIDES.map((side) => ({
    name: state.sides[side].name,
    remarks: rules
      .remarks(state, side)
      .map(({ key, blanks }) => localize(ownKey(rules.id, `PDC.roster.remark.${key}`, has), blanks)),
    lines: rules.roster(state, side).flatMap(({ piece: id, depth, isInCommand }): readonly RosterLine[] => {
      const piece = pieceOf(state, id);
      if (!piece) return [];
      const unit = state.units[id];
      const { grade, gradeColour, conditions } = rules.signs(state, id);
      return [
        {
          ...{ name: piece.name, depth, isLeader: !unit, at: piece.at, grade: unit ? gradeOf(id) : '' },
          type: word(`PDC.type.${piece.type}`),
          picture: imageSource(drawPiece(rules, { ...piece, grade, gradeColour, conditions })),
          strength: unit ? `${unit.strength}/${unit.full}` : '',
          conditions: conditions.map((each) => word(`PDC.condition.${each}`)).join(', '),
          command: isInCommand === false ? localize('PDC.roster.outOfCommand') : '',
        },
      ];
    }),
  }));
  return { armies };
}
