import { digestOf } from './digest';
import { senderOf } from './generation';
import { MODULE_ID } from './module-id';
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

type QueryName = 'request' | 'dice' | 'campaign';
type Told<Name extends QueryName> = Awaited<ReturnType<CONFIG.Queries[`${typeof MODULE_ID}.${Name}`]>>;
type Answer<Name extends QueryName> = Exclude<Told<Name>, StillDeciding>;

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
 * Sends a request of this client's user to another user's client, and waits for the answer as long as that client says
 * it is still deciding; `onStill` is then called once. Without such an answer it waits until a deadline in
 * milliseconds: Foundry may not report that the other user has left.
 * @throws if neither arrives in time
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

/** Waits for a promise until a deadline in milliseconds. */
async function within<Given>(deadline: number, wanted: Promise<Given>): Promise<Given> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${deadline} ms`)), deadline);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}

/** The functions with which the deciding client carries out a request or refuses it. */
export interface Decider<Given> {
  answer(content: unknown, user: string): Promise<Given>;
  refuse(reason: string): Given;
}

/**
 * Answers the requests of other clients if the named user vouches for them, with the result or with the answer that it
 * is still being decided; never rejects.
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

/**
 * The vouched requests since this client was opened, the last few for each user: two clients of one user may send
 * requests at once.
 */
const vouchedBy = new Map<string, readonly string[]>();
const REMEMBERED = 16;

/** Requests that arrived before their user's voucher. */
const waiting = new Set<() => void>();

/** Records the requests that users vouch for; called once, in `init`. */
export function watchVouching(): void {
  Hooks.on('updateUser', (user, changes) => {
    const digest = changes.flags?.[MODULE_ID]?.vouched;
    if (!user.id || typeof digest !== 'string') return;
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
    const { content }: { readonly content?: unknown } = Object(JSON.parse(text));
    return content;
  } catch {
    return undefined;
  }
}
