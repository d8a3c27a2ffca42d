import { drawFace, imageSource } from '../../drawing';
import type { CampaignQuestion } from '../battle/campaign-port';
import { type Localize, signed } from '../texts';
import type { ChapterData, ChapterLine } from './chapter-data';

/** Who looks at the card of a chapter. */
export interface ChapterViewer {
  /** It was taken back. */
  readonly isUndone: boolean;
  /** The open question, where the card's is the one that is open. */
  readonly question: CampaignQuestion | null;
  /** The name of the party that is asked. */
  readonly asked: string;
  readonly mayAnswer: boolean;
  /** He may answer in the place of the player who is asked. */
  readonly isDeputy: boolean;
}

/** What the card of a chapter shows. */
export function chapterContext(
  { order, battle, lines }: ChapterData,
  viewer: ChapterViewer,
  localize: Localize,
) {
  const { isUndone, question, asked, mayAnswer, isDeputy } = viewer;
  const hint = mayAnswer ? (isDeputy ? 'PDC.campaign.card.deputy' : '') : 'PDC.campaign.card.waiting';
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
      hint: hint && localize(hint, { party: asked }),
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
