import { enemyOf, type Side } from '../../../core';
import { nationColours } from '../../../drawing';
import { type Story, sidesTold, type TurningPoint } from '../../../match';
import type { UserBattle } from '../../battle';
import { signed, type Texts, textsOf } from '../../texts';
import { decimal } from '../../texts/decimal';
import { type CoursePicture, coursePicture } from './course-picture';
import { type ReviewLine, reviewLines } from './review-lines';

/** The data of a Battle report. */
export interface StoryContext {
  readonly title: string;
  readonly headline: string;
  readonly why: string;
  readonly sides: readonly object[];
  readonly picture: CoursePicture;
  readonly turns: readonly {
    readonly number: number;
    readonly text: string;
    readonly swing: string;
    readonly colour: string;
    /** The judgement of a Captain, line by line. */
    readonly review: readonly ReviewLine[];
  }[];
  /** How to read what a Captain says; empty if none was asked. */
  readonly captainNote: string;
  readonly hasLuck: boolean;
  readonly measured: string;
}

/** The Battle report in the user's language. */
export function storyContext(
  story: Story,
  { rules, state }: Pick<UserBattle, 'rules' | 'state'>,
  title: string,
  language: Texts,
): StoryContext {
  const texts = textsOf(rules.id, language);
  const { localize, has } = texts;
  const nameOf = (side: Side) => state.sides[side].name;
  const inkOf = (side: Side) => nationColours(state.sides[side].nation).face;
  const won = story.winner;
  const why = `PDC.rules.victory.${story.by || 'points'}`;
  const isTold = won !== 'draw' || story.by !== '';
  return {
    title,
    headline:
      won === 'draw'
        ? localize('PDC.windows.story.draw')
        : localize('PDC.windows.story.victory', { side: nameOf(won) }),
    why: isTold && has(why) ? localize(why) : '',
    sides: sidesTold(story).map((side) => sideContext(side, story, nameOf(side), inkOf(side), texts)),
    picture: coursePicture(story, { south: inkOf('south'), north: inkOf('north') }),
    turns: story.turns.map((turn, index) => ({
      number: index + 1,
      text: turnText(turn, nameOf(turn.side), texts),
      swing: localize('PDC.windows.story.swing', {
        side: nameOf(turn.swing > 0 ? 'south' : 'north'),
        swing: signed(Math.round(Math.abs(turn.swing))),
      }),
      colour: inkOf(turn.swing > 0 ? 'south' : 'north'),
      review: turn.review ? reviewLines(turn.review, rules, nameOf, texts) : [],
    })),
    captainNote: story.turns.some(({ review }) => review) ? localize('PDC.windows.story.captain.note') : '',
    hasLuck: story.sides.south.dice + story.sides.north.dice > 0,
    measured: localize('PDC.windows.story.measured', { south: nameOf('south'), north: nameOf('north') }),
  };
}

function sideContext(side: Side, story: Story, name: string, ink: string, { localize }: Texts) {
  const { points, units, unitsLost, leadersLost, strength, strengthLost, dice, hits, expected } =
    story.sides[side];
  const more = hits - expected;
  // Less than half a hit from the expected number counts as even.
  const how = Math.abs(more) < 0.5 ? 'even' : more > 0 ? 'good' : 'bad';
  return {
    name,
    ink,
    points,
    units: localize('PDC.windows.story.of', { lost: String(unitsLost), of: String(units) }),
    leaders: leadersLost,
    strength: localize('PDC.windows.story.of', { lost: String(strengthLost), of: String(strength) }),
    luck:
      dice === 0
        ? localize('PDC.windows.story.noDice')
        : localize('PDC.windows.story.hits', {
            hits: String(hits),
            expected: decimal(expected),
            dice: String(dice),
          }),
    verdict: dice > 0 ? localize(`PDC.windows.story.luck.${how}`, { more: decimal(Math.abs(more)) }) : '',
    isWinner: story.winner === side,
    isLoser: story.winner === enemyOf(side),
  };
}

function turnText({ turn, order, unit, target }: TurningPoint, side: string, { localize }: Texts): string {
  const what = localize(`PDC.rules.order.${order}`);
  const who = unit === '' ? side : unit;
  const key = target === '' ? 'turnAlone' : 'turn';
  return localize(`PDC.windows.story.${key}`, { turn: String(turn), what, who, target });
}
