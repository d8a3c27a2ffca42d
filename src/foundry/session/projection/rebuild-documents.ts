import { errorText } from '../../../core';
import { localize } from '../../texts';

/** The documents that follow from the record of a battle, in the order of writing. */
export type Documents = 'papers' | 'board' | 'actors' | 'tokens' | 'card';

/** A part of a battle that is restored from its record; writes nothing if all is correct. */
export interface Part {
  readonly documents: Documents;
  write(): Promise<unknown>;
}

/** An error that lists the documents that could not be written, with the reasons: all others were. */
export class Unwritten extends Error {
  constructor(readonly faults: readonly { readonly documents: Documents; readonly fault: string }[]) {
    super(faults.map(({ documents, fault }) => `${documents}: ${fault}`).join('; '));
  }
}

/** Returns true for an error that makes all other parts pointless. */
export type IsEnd = (error: unknown) => boolean;

/** Writes every part, even if others fail. Rejects with `Unwritten` if some could not be written. */
export async function writeEach(parts: readonly Part[], isEnd: IsEnd = () => false): Promise<void> {
  const faults: Unwritten['faults'][number][] = [];
  for (const { documents, write } of parts) {
    try {
      await write();
    } catch (error) {
      if (isEnd(error)) throw error;
      console.error(error);
      if (error instanceof Unwritten) faults.push(...error.faults);
      else faults.push({ documents, fault: errorText(error) });
    }
  }
  if (faults.length > 0) throw new Unwritten(faults);
}

/** Tells the user which documents of a battle could not be written, why, and what to do. */
export function tellUnwritten({ faults }: Unwritten, title: string): void {
  const what = faults.map(({ documents, fault }) =>
    localize('PDC.windows.session.unwritten.one', {
      what: localize(`PDC.windows.session.unwritten.${documents}`),
      fault,
    }),
  );
  ui.notifications.error(localize('PDC.windows.session.unwritten.all', { title, what: what.join('; ') }));
}
