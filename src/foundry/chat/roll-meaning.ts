import type { RollLine } from './card-data';
import type { Words } from './words';

/** One die of a roll with what it was worth. */
export interface FaceContext {
  readonly face: string;
  /** The face and its worth in words. */
  readonly name: string;
  readonly worth: string;
  /** The worth as it stands below the die; empty for dice whose face says it. */
  readonly caption: string;
  /** No more dice of this worth count: this one is one too many. */
  readonly isOver: boolean;
}

/** The class of faces that are worth nothing in any case. */
const NOTHING = 'miss';

/** The dice of a roll, each with its worth. */
export function readFaces({ faces, worth, meaning = [] }: RollLine, words: Words): readonly FaceContext[] {
  return faces.map((face, index) => {
    const own = worth[index] ?? '';
    const caption = meaning.length > 0 ? words.textOr(`PDC.worth.${own}`, own) : '';
    const plain = words.textOr(`PDC.face.${face}`, face);
    const earlier = worth.slice(0, index).filter((each) => each === own).length;
    const { most } = meaning.find(({ name }) => name === own) ?? {};
    return {
      face,
      name: caption === '' ? plain : words.text('PDC.card.faceWorth', { face: plain, worth: caption }),
      worth: own,
      caption,
      isOver: most !== undefined && own !== NOTHING && earlier >= most,
    };
  });
}

/** What every number of a die means, and how many of them count where that is limited. */
export function legendOf({ faces, meaning = [] }: RollLine, words: Words) {
  return meaning.map(({ name, faces: numbers, most }) => {
    const worth = words.textOr(`PDC.worth.${name}`, name);
    const isLimited = most !== undefined && most < faces.length && name !== NOTHING;
    const several = most === 0 ? 'none' : most === 1 ? 'one' : 'many';
    return {
      faces: words.list(numbers),
      text: isLimited ? words.text(`PDC.card.counts.${several}`, { worth, count: String(most) }) : worth,
    };
  });
}
