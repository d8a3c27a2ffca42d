import { LONGEST, parseJson } from '../../core';
import { digestOf } from './digest';
import { openQuery, type Told, type Words } from './incoming-query';
import { MODULE_ID } from './module-id';
import { sendQuery } from './permissions';
import { senderOf } from './query-sender';
import { decidedOnce, isStillDeciding, type StillDeciding } from './still-deciding';

/**
 * A request from one client to another. A Foundry 13 query does not say who sent it, but only the user and GMs can
 * write to the user's document: it holds the user's latest request, as a digest that reveals nothing of it.
 */
export interface VouchedRequest {
  /** The user that the request claims to come from. */
  readonly user: string;
  /** The request and an unpredictable salt, as JSON. */
  readonly text: string;
}

export type QueryName = 'request' | 'takeCommand' | 'standing' | 'dice' | 'campaign' | 'selfCheck';
export type Answer<Name extends QueryName> = Exclude<Told<Name>, StillDeciding>;

/** The reason to refuse a request whose sender may be another user. */
const NOT_VOUCHED_FOR = 'not-vouched-for';

/** The longest delay of a user's voucher after the request, in milliseconds: both arrive through the server. */
const PATIENCE = 3000;

/** Records this client user's request in the user's document; returns the request to send. */
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
 * @throws where neither comes in time, or this client's user may not ask
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
      sendQuery(other, `${MODULE_ID}.${name}`, asked as never, deadline) as Promise<Told<Name>>,
    );
  let told = await ask();
  if (isStillDeciding(told)) onStill?.();
  while (isStillDeciding(told)) told = await ask();
  return told as Answer<Name>;
}

/** Waits for a promise until a deadline in milliseconds. */
async function within<Given>(deadline: number, wanted: Promise<Given>): Promise<Given> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${deadline} ms`)), deadline);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}

/** How a client carries out what a user asks for, and how it says no. */
interface Decider<Given> {
  answer(content: unknown, user: string, context: unknown): Promise<Given>;
  refuse(reason: string): Given;
}

/**
 * Answers a query of other clients, if the user in whose name they ask vouches for it, or with the word that it is
 * still being decided; to be called once for each, in `init`.
 */
export function openVouched<Name extends QueryName>(
  name: Name,
  decider: Decider<Exclude<Told<Name>, StillDeciding>>,
): void {
  openQuery(name, ['user', 'text'], {
    answer: (asked, context) => answerVouched(asked, context, decider) as Promise<Told<Name>>,
    refuse: (reason) => decider.refuse(reason) as Told<Name>,
  });
}

async function answerVouched<Given>(
  { user: named, text }: Words<'user' | 'text'>,
  context: unknown,
  decider: Decider<Given>,
): Promise<Given | StillDeciding> {
  const told = senderOf(context);
  const user = game.users.get(told ?? String(named));
  if (!user?.id || typeof text !== 'string') return decider.refuse(NOT_VOUCHED_FOR);
  if (told === undefined && !(await vouchesFor(user, digestOf(text)))) return decider.refuse(NOT_VOUCHED_FOR);
  const { id } = user;
  return decidedOnce(`${id} ${text}`, () => decider.answer(contentOf(text), id, context));
}

/**
 * The vouched requests since this client was opened, the last few for each user: two clients of one user may send
 * requests at once.
 */
const vouchedBy = new Map<string, readonly string[]>();
const REMEMBERED = 16;

/** Letters of a digest: a user may write any other text there. */
const DIGEST = 64;

/** Requests that arrived before their user's voucher. */
const waiting = new Set<() => void>();

/** Records the requests that users vouch for; called once, in `init`. */
export function watchVouching(): void {
  Hooks.on('updateUser', (user, changes) => {
    const digest = changes.flags?.[MODULE_ID]?.vouched;
    if (!user.id || typeof digest !== 'string' || digest.length !== DIGEST) return;
    vouchedBy.set(user.id, [digest, ...(vouchedBy.get(user.id) ?? [])].slice(0, REMEMBERED));
    for (const look of waiting) look();
  });
}

/** True if a user's document confirms this request; waits a little for it. */
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

/** The content of a request, of any kind; the deciding client checks it. */
function contentOf(text: string): unknown {
  try {
    const { content }: { readonly content?: unknown } = Object(parseJson(text, LONGEST.query));
    return content;
  } catch {
    return undefined;
  }
}
