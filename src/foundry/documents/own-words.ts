/** The key of a text as one game says it, where it has words of its own for it; else the key that all games share. */
export function ownKey(ruleset: string, key: string, has: (key: string) => boolean): string {
  const own = key.replace(/^PDC\./, `PDC.of.${ruleset}.`);
  return has(own) ? own : key;
}

/** The key of an answer, as it reads where it answers this question; else as it reads everywhere. */
export function answerKey(
  ruleset: string,
  question: string,
  option: string,
  has: (key: string) => boolean,
): string {
  const asked = ownKey(ruleset, `PDC.answer.${question}.${option}`, has);
  return has(asked) ? asked : ownKey(ruleset, `PDC.answer.${option}`, has);
}
