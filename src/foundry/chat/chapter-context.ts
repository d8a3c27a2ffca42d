import { drawFace, imageSource } from '../../drawing';
import type { CampaignQuestion } from '../battle/campaign-port';
import { type Localize, signed } from '../texts';
import { DICE, LETTERS, latestWithin, MOST_LINES, rows } from './card-room';
import type { ChapterData, ChapterLine } from './chapter-data';

/** The viewer of a chapter's card, and the card's current state. */
export interface ChapterViewer {
  /** True if it was undone. */
  readonly isUndone: boolean;
  /** The open question; null if it is not this card's. */
  readonly question: CampaignQuestion | null;
  /** The name of the party that must answer. */
  readonly asked: string;
  readonly mayAnswer: boolean;
  /** The key of the line below the question; empty if there is nothing to say. */
  readonly hint: string;
}

/** The template data of a chapter's card. */
export function chapterContext(
  { order, battle, lines }: ChapterData,
  viewer: ChapterViewer,
  localize: Localize,
) {
  const { isUndone, question, asked, mayAnswer, hint } = viewer;
  const title = localize(`PDC.campaign.card.${order}`, { battle });
  const told = lines.map((line) => lineContext(line, localize));
  const below = question && {
    text: question.text,
    asked,
    answers: mayAnswer ? question.answers : [],
    hint: hint && localize(hint, { party: asked, side: asked }),
  };
  const around =
    rows(title, LETTERS.title) +
    (below ? rows(`${asked}: ${below.text}`, LETTERS.asked) + rows(below.hint, LETTERS.small) : 0);
  const { first } = latestWithin(MOST_LINES - around, told.map(linesOf));
  return {
    title,
    isUndone,
    /** The lines that are folded, and those in view. */
    earlier: told.slice(0, first),
    lines: told.slice(first),
    isQuiet: lines.length === 0 && question === null,
    nothing: localize(`PDC.campaign.card.nothing.${order}`),
    question: below,
  };
}

type LineContext = ReturnType<typeof lineContext>;

const linesOf = ({ title, faces, text }: LineContext): number =>
  faces ? rows(title, LETTERS.small) + Math.ceil(faces.length / DICE.plain) : rows(text, LETTERS.told);

function lineContext(line: ChapterLine, localize: Localize) {
  switch (line.type) {
    case 'rolled':
      return {
        title: localize(`PDC.campaign.roll.${line.reason}`, { about: line.about }),
        faces: line.faces.map((face) => ({
          source: imageSource(drawFace(line.die, face)),
          name: /^\d+$/.test(face) ? face : localize(`PDC.campaign.face.${face}`),
        })),
      };
    case 'told':
      return { text: localize(`PDC.campaign.chronicle.${line.key}`, line.blanks) };
    case 'glory': {
      const change = localize('PDC.campaign.card.glory', { party: line.party, by: signed(line.by) });
      return { text: `${change} (${localize(`PDC.campaign.gloryFor.${line.reason}`)})`, isGlory: true };
    }
  }
}
