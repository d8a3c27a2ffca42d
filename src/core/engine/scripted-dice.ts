import { drew } from './draws';
import type { AskQuery, Query, Reply } from './query';

/** Dice and answers written in advance. */
export interface Script {
  /** The faces of each roll, in the order of the rolls. */
  readonly dice: readonly (readonly string[])[];
  /** Cards drawn, in the order of the draws; missing ones come from the top of the pile. */
  readonly draws: readonly string[];
  /** Answers by reason; a list answers as many questions as it has entries, a single answer the first question only. */
  readonly choose: Readonly<Record<string, string | readonly string[]>>;
}

/** Thrown if a script and the rules disagree on a roll or a question. */
export class ScriptMismatch extends Error {}

export interface ScriptReader {
  answer(query: Query): Reply;
  /** Throws ScriptMismatch if dice or answers are left over. */
  finish(): void;
}

/** Answers from a script; a missing die is an error, an unanswered question takes its first option. */
export function readScript(script: Script): ScriptReader {
  const dice = [...script.dice];
  const draws = [...script.draws];
  const answers = new Map(
    Object.entries(script.choose).map(([reason, answer]) => [
      reason,
      typeof answer === 'string' ? [answer] : [...answer],
    ]),
  );
  const byDefault: string[] = [];
  const chosen = ({ reason, options }: AskQuery): string => {
    const written = answers.get(reason)?.shift();
    const option = written ?? options[0] ?? '';
    if (written === undefined) byDefault.push(`${reason}: ${option}`);
    if (options.includes(option)) return option;
    throw new ScriptMismatch(`answer "${option}" to ${reason} is not one of: ${options.join(', ')}`);
  };
  return {
    answer(query) {
      if (query.kind === 'ask') return { kind: 'chose', option: chosen(query) };
      if (query.kind === 'draw') {
        const left = [...query.pile];
        const cards = Array.from({ length: query.count }, () => {
          const at = draws.length > 0 ? left.indexOf(draws[0] ?? '') : 0;
          if (at < 0) throw new ScriptMismatch(`card "${draws[0]}" is not in the pile`);
          draws.shift();
          return left.splice(at, 1)[0] ?? '';
        });
        return drew(query, cards);
      }
      const faces = dice.shift();
      if (!faces) {
        // An answer that nobody has given often leads to the roll.
        const taken = byDefault.length > 0 ? `; by default choose: { ${byDefault.join(', ')} }` : '';
        throw new ScriptMismatch(`no dice are left for ${query.reason} (${query.count} dice)${taken}`);
      }
      if (faces.length !== query.count) {
        throw new ScriptMismatch(
          `${query.reason} rolls ${query.count} dice, but ${faces.length} are given: ${faces.join(', ')}`,
        );
      }
      return { kind: 'rolled', faces };
    },
    finish() {
      if (dice.length > 0) throw new ScriptMismatch(`dice never rolled: ${JSON.stringify(dice)}`);
      if (draws.length > 0) throw new ScriptMismatch(`cards never drawn: ${draws.join(', ')}`);
      const left = [...answers].filter(([, list]) => list.length > 0).map(([reason]) => reason);
      if (left.length > 0) throw new ScriptMismatch(`answers never asked for: ${left.join(', ')}`);
    },
  };
}
