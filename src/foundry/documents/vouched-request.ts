import { digestOf } from './digest';
import { senderOf } from './generation';
import { MODULE_ID } from './module-id';
import { decidedOnce, isStillDeciding, type StillDeciding } from './still-deciding';

/**
 * What one client asks of another. A query of Foundry 13 does not tell who has sent it, but only a user himself and
 * game masters can write into his user document: there stands what he asked for last, as a digest that gives nothing
 * of it away.
 */
export interface VouchedRequest {
  /** Who says that he asks. */
  readonly user: string;
  /** What he asks for, and a salt that nobody can guess: JSON. */
  readonly text: string;
}

type QueryName = 'request' | 'dice' | 'campaign';
type Told<Name extends QueryName> = Awaited<ReturnType<CONFIG.Queries[`${typeof MODULE_ID}.${Name}`]>>;
type Answer<Name extends QueryName> = Exclude<Told<Name>, StillDeciding>;

/** Why the request of somebody who may be somebody else is refused. */
const NOT_VOUCHED_FOR = 'not-vouched-for';

/** How long a word of a user may be behind his request, in milliseconds: both come by way of the server. */
const PATIENCE = 3000;

/** Writes down that this client's user asks for something; what he sends with it. */
export async function vouch(content: object): Promise<VouchedRequest> {
  const text = JSON.stringify({ salt: foundry.utils.randomID(32), content });
  await game.user.setFlag(MODULE_ID, 'vouched', digestOf(text));
  return { user: game.user.id, text };
}

/**
 * Sends a request of this client's user to the client of another, and waits for the answer as long as that client says
 * that it is still at it; `onStill` is told so once. Without a word it waits until a deadline in milliseconds: Foundry
 * need not tell that the other has left.
 *
 * @throws where neither comes in time
 */
export async function askOf<Name extends QueryName>(
  other: User.Implementation,
  name: Name,
  content: object,
  { deadline, onStill }: { readonly deadline: number; onStill?(): void },
): Promise<Answer<Name>> {
  const asked = await within(deadline, vouch(content));
  const ask = () =>
    within(
      deadline,
      other.query(`${MODULE_ID}.${name}`, asked, { timeout: deadline }) as Promise<Told<Name>>,
    );
  let told = await ask();
  if (isStillDeciding(told)) onStill?.();
  while (isStillDeciding(told)) told = await ask();
  return told as Answer<Name>;
}

/** Waits for something until a deadline in milliseconds. */
async function within<Given>(deadline: number, wanted: Promise<Given>): Promise<Given> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${deadline} ms`)), deadline);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}

/** How the client that decides carries out what a user asks for, and how it says no. */
export interface Decider<Given> {
  answer(content: unknown, user: string): Promise<Given>;
  refuse(reason: string): Given;
}

/**
 * Answers what other clients ask, if the user in whose name they do so vouches for it, or with the word that it is
 * still being decided; never rejects.
 */
export async function answerVouched<Given>(
  asked: unknown,
  context: unknown,
  decider: Decider<Given>,
): Promise<Given | StillDeciding> {
  const { user: named, text }: Partial<VouchedRequest> = Object(asked);
  const told = senderOf(context);
  const user = game.users.get(told ?? String(named));
  if (!user?.id || typeof text !== 'string') return decider.refuse(NOT_VOUCHED_FOR);
  if (told === undefined && !(await vouchesFor(user, digestOf(text)))) return decider.refuse(NOT_VOUCHED_FOR);
  const { id } = user;
  return decidedOnce(`${id} ${text}`, () => decider.answer(contentOf(text), id));
}

/** What users have vouched for since this window was opened, the last few of each: two windows of one user may ask at once. */
const vouchedBy = new Map<string, readonly string[]>();
const REMEMBERED = 16;

/** Requests that came before the word of their user. */
const waiting = new Set<() => void>();

/** Notes for what users vouch; to be called once, in `init`. */
export function watchVouching(): void {
  Hooks.on('updateUser', (user, changes) => {
    const digest = changes.flags?.[MODULE_ID]?.vouched;
    if (!user.id || typeof digest !== 'string') return;
    vouchedBy.set(user.id, [digest, ...(vouchedBy.get(user.id) ?? [])].slice(0, REMEMBERED));
    for (const look of waiting) look();
  });
}

/** Whether a user has written into his document that he asks for this; waits for it a little. */
async function vouchesFor(user: User.Implementation, digest: string): Promise<boolean> {
  const does = (): boolean =>
    user.getFlag(MODULE_ID, 'vouched') === digest || vouchedBy.get(user.id ?? '')?.includes(digest) === true;
  if (does()) return true;
  return new Promise((resolve) => {
    const settle = (): void => {
      waiting.delete(look);
      clearTimeout(timer);
      resolve(does());
    };
    const look = (): void => {
      if (does()) settle();
    };
    const timer = setTimeout(settle, PATIENCE);
    waiting.add(look);
  });
}

/** What a request is about, whatever it is; checked by whoever decides. */
function contentOf(text: string): unknown {
  try {
    const { content }: { readonly content?: unknown } = Object(JSON.parse(text));
    return content;
  } catch {
    return undefined;
  }
}
