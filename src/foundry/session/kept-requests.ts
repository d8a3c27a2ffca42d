import { UnusableData } from '../../core';
import { type RequestMessage, readRequestMessage } from '../../match';
import { keepRequests, requestsKept } from '../documents';
import { parsedOrNull } from '../documents/parsed-or-null';

/** How many requests are kept in a browser: the oldest are forgotten, as those of worlds that nobody opens any more. */
const MOST = 20;

/**
 * The requests of this client's user that wait for a GM, one for each battle. They lie in this browser and survive a
 * reload; each keeps the id and the revision of its click, so that it counts once, and not where the battle has moved on.
 */
export class KeptRequests {
  /** The request that waits in a battle; undefined where none does. */
  of(battle: string): RequestMessage | undefined {
    const kept: unknown = Reflect.get(keptNow(), keyOf(battle));
    return kept === undefined ? undefined : readOrNone(kept);
  }

  /** The battles in which one waits, by their ids. */
  battles(): readonly string[] {
    const own = keyOf('');
    return Object.keys(keptNow()).flatMap((key) => (key.startsWith(own) ? [key.slice(own.length)] : []));
  }

  async keep(battle: string, message: RequestMessage): Promise<void> {
    const all = [...Object.entries(keptNow()), [keyOf(battle), message] as const];
    await keepRequests(JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  }

  async drop(battle: string): Promise<void> {
    const { [keyOf(battle)]: _, ...others } = keptNow();
    await keepRequests(JSON.stringify(others));
  }
}

/** Users of one browser keep theirs apart. */
const keyOf = (battle: string): string => `${game.user.id} ${battle}`;

const keptNow = (): Readonly<Record<string, unknown>> => {
  const text = requestsKept();
  return text === '' ? {} : Object(parsedOrNull(text));
};

/** A browser's memory can hold anything: what is no request waits for nobody. */
function readOrNone(data: unknown): RequestMessage | undefined {
  try {
    return readRequestMessage(data);
  } catch (error) {
    if (!(error instanceof UnusableData)) throw error;
    return undefined;
  }
}
