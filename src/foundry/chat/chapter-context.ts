import { drawFace, imageSource } from '../../drawing';
import type { CampaignQuestion } from '../battle/campaign-port';
import { type Localize, signed } from '../texts';
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
  return {
    title: localize(`PDC.campaign.card.${order}`, { battle }),
    isUndone,
    lines: lines.map((line) => lineContext(line, localize)),
    isQuiet: lines.length === 0 && question === null,
    nothing: localize(`PDC.campaign.card.nothing.${order}`),
    question: question && {
      text: question.text,
      asked,
      answers: mayAnswer ? question.answers : [],
      hint: hint && localize(hint, { party: asked, side: asked }),
    },
  };
}

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
