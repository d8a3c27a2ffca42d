/** The kind, the title and the short effect of a command card, which have the room of a card in the hand. */
const ON_CARD = /\.(?:hand\.(kind)\.\w+|command\.[\w-]+\.(title|brief))$/;

/** The letters of a kind, all of them capitals. */
const LETTERS_OF_KIND = 10;

const LINES_OF_TITLE = 2;

/** The width of a line of a title, in letters such as n. */
const LINE = 12.5;

/** The letters of an effect: five lines, for which the picture of the card gives way. */
const LETTERS_OF_EFFECT = 60;

const NARROW = new Set("iljtfr.,'’ :!¡I-");
const WIDE = new Set('mwMWQ');

/** The width of a word as it is set in titles, in letters such as n. */
const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => {
    if (NARROW.has(letter)) return sum + 0.6;
    if (WIDE.has(letter)) return sum + 1.5;
    return sum + (/\p{Lu}/u.test(letter) ? 1.3 : 1);
  }, 0);

function linesOf(title: string): number {
  let [lines, line] = [0, ''];
  for (const word of title.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) <= LINE) {
      line = longer;
    } else {
      lines += 1;
      line = word;
    }
  }
  return lines;
}

/** The reason why a text finds no room on a card of the hand; empty if it does. */
export function cardFault(key: string, text: string): string {
  const [, kind, part] = ON_CARD.exec(key) ?? [];
  if (kind && text.length > LETTERS_OF_KIND) return `has over ${LETTERS_OF_KIND} letters on its card`;
  if (part === 'title' && linesOf(text) > LINES_OF_TITLE) return 'needs three lines on its card';
  if (part === 'brief' && text.length > LETTERS_OF_EFFECT)
    return `has over ${LETTERS_OF_EFFECT} letters on its card`;
  return '';
}
