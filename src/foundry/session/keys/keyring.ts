import { MODULE_ID } from '../../documents/module-id';
import { parsedOrNull } from '../../documents/parsed-or-null';
import { localize } from '../../texts';
import { derivedSecret, isKey, newSecret, publicOf, sharedSecret, shownText } from './cipher';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.ownKeys': foundry.data.fields.StringField<{ required: true; initial: '' }>;
    'pas-de-charge.ring': foundry.data.fields.StringField<{ required: true; initial: '' }>;
  }
}

/** A key of this world, with which its GMs write hidden information. */
export interface WorldKey {
  /** The name by which encrypted texts refer to it. */
  readonly name: string;
  readonly secret: string;
  readonly public: string;
}

/** The keys stored in this browser for its user: the user's own secret, and the world keys. */
interface Kept {
  readonly own: string;
  readonly held: readonly string[];
}

/** The public form of a key of this world. */
export interface RingKey {
  readonly public: string;
  /** By user, and by the key of each browser: for GMs the key itself, for others the key to their own hands. */
  readonly for: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The two kinds of encrypted keys: the world key itself, or the key to the hands of one user. */
export const FOR_MASTERS = 'master';
export const FOR_PLAYERS = 'player';

/** The number of characters of a key that identify it. */
const NAME = 16;
export const keyName = (key: string): string => key.slice(0, NAME);

/** Registers the settings for keys: this browser's own, and the world's key ring; call once, in `init`. */
export function registerKeyring(onChange: () => void): void {
  const text = () => new foundry.data.fields.StringField({ required: true, initial: '' });
  game.settings.register(MODULE_ID, 'ownKeys', { scope: 'client', config: false, type: text() });
  game.settings.register(MODULE_ID, 'ring', { scope: 'world', config: false, type: text(), onChange });
}

/** The value of a setting stored as JSON; an empty object if it can't be read. */
function keptAs(setting: 'ownKeys' | 'ring'): object {
  return Object(parsedOrNull(game.settings.get(MODULE_ID, setting) || '{}'));
}

function kept(): Kept {
  const { own, held }: Partial<Kept> = Object(Reflect.get(keptAs('ownKeys'), game.user.id));
  return { own: isKey(own) ? own : '', held: Array.isArray(held) ? held.filter(isKey) : [] };
}

/** Several users may share a browser, and a user may visit other worlds with it. */
async function keep(changes: Partial<Kept>): Promise<void> {
  const all = { ...keptAs('ownKeys'), [game.user.id]: { ...kept(), ...changes } };
  await game.settings.set(MODULE_ID, 'ownKeys', JSON.stringify(all));
}

/** The secret of this user in this browser; made on first use. */
export async function ownSecret(): Promise<string> {
  const { own } = kept();
  if (own !== '') return own;
  const secret = newSecret();
  await keep({ own: secret });
  return secret;
}

const known = new Map<string, WorldKey>();

function worldKey(secret: string): WorldKey {
  const before = known.get(secret);
  if (before) return before;
  const shown = publicOf(secret);
  const key = { name: keyName(shown), secret, public: shown };
  known.set(secret, key);
  return key;
}

/** The keys of this world that this browser holds for its user. */
export const heldKeys = (): readonly WorldKey[] => kept().held.map(worldKey);

/** Adds keys of this world to this browser and keeps those it has. True if there was a new one. */
export async function holdKeys(secrets: readonly string[]): Promise<boolean> {
  const { held } = kept();
  const added = secrets.filter((secret) => !held.includes(secret));
  if (added.length > 0) await keep({ held: [...held, ...added] });
  return added.length > 0;
}

/** The key ring of this world, which every user can see, the latest key last. */
export function ring(): readonly RingKey[] {
  const { keys }: { readonly keys?: unknown } = keptAs('ring');
  const all: readonly Partial<RingKey>[] = Array.isArray(keys) ? keys.map(Object) : [];
  return all.flatMap((key) => (isKey(key.public) ? [{ public: key.public, for: Object(key.for) }] : []));
}

/** The current key for writing. Throws an Error with the remedy if this browser has none. */
export function writingKey(): WorldKey {
  const held = heldKeys();
  const shared = ring().findLast((key) => held.some((own) => own.public === key.public));
  const key = held.find((own) => own.public === shared?.public) ?? held.at(-1);
  if (!key) throw new Error(localize('PDC.windows.secrets.none'));
  return key;
}

/** Makes sure that there is a key for writing: if this browser has none, a new one is made. */
export async function ensureKey(): Promise<void> {
  if (heldKeys().length === 0) await holdKeys([newSecret()]);
}

/** The key with a name. Throws an Error with the remedy if this browser does not have it. */
export function keyNamed(name: string): WorldKey {
  const key = heldKeys().find((held) => held.name === name);
  if (!key) throw new Error(localize('PDC.windows.secrets.missing', { key: name }));
  return key;
}

/** The secret with which the hands of one user are written under a key of the world. */
export const handSecret = ({ secret }: WorldKey, owner: string): string =>
  derivedSecret(secret, `hand ${owner}`);

/** The same secret, as held by the user; undefined if no GM has given it to this browser yet. */
export function ownHandSecret(name: string): string | undefined {
  const key = ring().find((each) => keyName(each.public) === name);
  return key && given(key, FOR_PLAYERS);
}

/** The keys of this world that were given to the user of this browser, who is a GM. */
export const keysGiven = (): readonly string[] =>
  ring().flatMap((key) => {
    const secret = given(key, FOR_MASTERS);
    return isKey(secret) && worldKey(secret).public === key.public ? [secret] : [];
  });

const opened = new Map<string, string | undefined>();

/**
 * The key that was encrypted for this browser under a world key; undefined if there is none, or if it can't be read.
 */
function given(key: RingKey, place: string): string | undefined {
  const { own } = kept();
  if (own === '') return undefined;
  const text: unknown = Object(Object(key.for)[game.user.id])[worldKey(own).name];
  if (typeof text !== 'string') return undefined;
  const about = `${place} ${own} ${text}`;
  if (!opened.has(about)) opened.set(about, openedOrNone(own, key, text, place));
  return opened.get(about);
}

function openedOrNone(own: string, key: RingKey, text: string, place: string): string | undefined {
  try {
    return shownText(sharedSecret(own, key.public), text, place);
  } catch {
    // It was encrypted for this user's former role: player or GM.
    return undefined;
  }
}
