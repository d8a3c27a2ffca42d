import type { Refusal, Ruleset, State } from '../../src/core';

const ARMS: readonly string[] = ['infantry', 'cavalry', 'artillery'];

/** Tells if a refusal can fill a placeholder of its text with a word: numbers fill those that stand for nothing else. */
function isFitting({ terrain, borders }: Ruleset, state: State, placeholder: string, word: string): boolean {
  switch (placeholder) {
    case 'who':
      return [state.units, state.leaders, state.reserve]
        .flatMap((pieces) => Object.values(pieces))
        .some(({ name }) => name === word);
    case 'terrain':
      return Object.hasOwn({ ...terrain, ...borders }, word);
    case 'arm':
      return ARMS.includes(word);
    default:
      return /^\d+$/.test(word);
  }
}

/** Words and spaces in a refusal that its position does not have; a case names only the reason. */
export function refusalFaults(rules: Ruleset, state: State, refusal: Refusal): readonly string[] {
  const { reason, space, about = {} } = refusal;
  const unfitting = Object.entries(about).filter(([name, word]) => !isFitting(rules, state, name, word));
  const { needs, has } = about;
  const isMet = needs !== undefined && has !== undefined && Number(needs) <= Number(has);
  return [
    ...(isMet ? [`${reason} says that ${needs} are needed, and that there are ${has}`] : []),
    ...unfitting.map(([name, word]) => `${reason} says "${word}" for {${name}}`),
    ...(space === undefined || rules.grid.has(space) ? [] : [`${reason} is in no space: ${space}`]),
  ];
}
