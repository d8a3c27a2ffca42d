import { localize } from '../texts';

/**
 * The certainty that Foundry behaves so: seen in a live Foundry by others (L), in its official documentation (O), from a
 * third party (C), or expected by us (E).
 */
export type Grade = 'L' | 'O' | 'C' | 'E';

/** A behaviour of Foundry that the module relies on. */
export interface Fact<Stage> {
  readonly grade: Grade;
  /**
   * The place where others have described it: `API` is foundryvtt.com/api, `article` is in foundryvtt.com/article, `issue`
   * is of github.com/foundryvtt/foundryvtt.
   */
  readonly source: string;
  /** Throws if Foundry behaves differently; a text that it returns is a note. */
  readonly check: (stage: Stage) => unknown;
}

/** Facts that belong together, by id. Their texts are `PDC.self-check.check.<id>`, its name is `family.<id>`. */
export interface Family<Stage> {
  readonly id: string;
  readonly facts: Readonly<Record<string, Fact<Stage>>>;
}

/** A fact with its source and its check. */
export const fact = <Stage>(grade: Grade, source: string, check: (stage: Stage) => unknown): Fact<Stage> => ({
  grade,
  source,
  check,
});

/** The title of a fact where tests are listed. */
export const titleOf = ({ grade, source }: Pick<Fact<never>, 'grade' | 'source'>, words: string): string =>
  `[${grade}] ${words} (${source})`;

/** Thrown if a check could not be tried, so that its outcome is unknown. */
export class NotTried extends Error {}

/** Throws unless two values are equal. */
export function same(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(found) ?? 'undefined', JSON.stringify(expected) ?? 'undefined'];
  if (one !== other)
    throw new Error(localize('PDC.self-check.differs', { what, found: one, expected: other }));
}

/** Throws unless a condition is true. */
export function holds(what: string, isSo: boolean): void {
  if (!isSo) throw new Error(localize('PDC.self-check.notSo', { what }));
}

/** The time limit for things that Foundry does by itself, in milliseconds. */
const PATIENCE = 5000;
const PAUSE = 25;

/** Waits until a condition is true; throws after the time limit. */
export async function until(what: string, isSo: () => boolean, patience = PATIENCE): Promise<void> {
  const late = Date.now() + patience;
  while (!isSo()) {
    if (Date.now() > late) throw new Error(localize('PDC.self-check.notSo', { what }));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** The result of a promise; throws an error of that class if it takes longer than a limit in milliseconds. */
export async function inTime<T>(
  running: Promise<T>,
  limit: number,
  Late: new (message: string) => Error = Error,
  why = localize('PDC.self-check.late'),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late(why)), limit);
  });
  return Promise.race([running, late]).finally(() => clearTimeout(timer));
}

/** Does something while a hook has one more listener. */
export async function listening<Hook extends Hooks.HookName, T>(
  hook: Hook,
  listener: Hooks.Function<Hook>,
  act: () => Promise<T>,
): Promise<T> {
  const id = Hooks.on(hook, listener);
  try {
    return await act();
  } finally {
    Hooks.off(hook, id);
  }
}

/** A call of a hook about a document. */
interface Call {
  readonly hook: string;
  /** The arguments that followed the document. */
  readonly given: readonly unknown[];
}

/** The calls of hooks about one document while something is done; waits for a number of them. */
export async function callsAbout(
  { id }: { readonly id: string | null },
  hooks: readonly string[],
  act: () => Promise<unknown>,
  wanted = hooks.length,
): Promise<readonly Call[]> {
  const calls: Call[] = [];
  const listen = ([hook, ...others]: readonly string[]): Promise<void> => {
    const note = (about: unknown, ...given: readonly unknown[]): void => {
      if (Reflect.get(Object(about), 'id') === id) calls.push({ hook: hook ?? '', given });
    };
    if (hook !== undefined) return listening(hook as 'ready', note as never, () => listen(others));
    return act().then(() => until(`${wanted} hooks`, () => calls.length >= wanted));
  };
  await listen(hooks);
  return calls;
}
