/** Answers that let things be. */
const REFUSING: readonly string[] = ['no', 'none'];

/** Answers in the order in which they are shown: what lets things be always comes last, whatever happens by default. */
export const answersInOrder = (options: readonly string[]): readonly string[] => [
  ...options.filter((option) => !REFUSING.includes(option)),
  ...options.filter((option) => REFUSING.includes(option)),
];
