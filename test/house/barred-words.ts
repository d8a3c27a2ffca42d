/** Words and turns that read as if translated; docs/vocabulary.md has the words to use instead. */
export const BARRED: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'a fragment that begins with Who, Whoever, What or Whether',
    /(?:^|[.:!?] )(?:Who|Whoever|What|Whether)\b(?![^.]*\?)/,
  ],
  ['put right', /\bput(?:s|ting)?\b[^.]{0,30}? right\b(?! (?:of|flank|wing))/i],
  ['of an enemy the', /\bof an enemy the\b/i],
  ['nought', /\bnought\b/i],
  ['thrice, betimes', /\b(?:thrice|betimes)\b/i],
  ['fells', /\bfells\b/i],
  ['tells of', /\btells? of\b/i],
  ['goes by', /\bgo(?:es)? by\b/i],
  ['by the option', /\bby the option\b/i],
  ['from afar', /\bfrom afar\b/i],
  ['whoever', /\bwhoever\b/i],
  ['game master', /\bgame masters?\b/i],
  ['a player who is a man', /\b(?:he|him|his|himself)\b/i],
];
