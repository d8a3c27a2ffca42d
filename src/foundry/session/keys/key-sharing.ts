import { MODULE_ID } from '../../documents';
import { Listeners } from '../../documents/listeners';
import { permissionName } from '../../documents/permissions';
import { localize } from '../../texts';
import { hiddenText, isKey, publicOf, sharedSecret } from './cipher';
import {
  FOR_MASTERS,
  FOR_PLAYERS,
  handSecret,
  heldKeys,
  holdKeys,
  keyName,
  keysGiven,
  ownSecret,
  type RingKey,
  registerKeyring,
  ring,
  type WorldKey,
} from './keyring';

type AnyUser = User.Implementation;

/** The most browsers of a user that may read: the latest ones. */
const BROWSERS = 4;

/** How much of what a user may have written in the place of keys is looked at. */
const MOST_READ = 20;

/**
 * Gives every browser of every user the keys it needs to read; call once, in `init`. `onChange` runs when this browser
 * has received a key.
 */
export function watchKeys(onChange: () => void): void {
  changed.add(onChange);
  const shared = () => void takeKeys([]).catch(tell);
  registerKeyring(() => {
    // Players look up the keys they are given whenever they read.
    if (game.user.isGM) shared();
    else onChange();
  });
  Hooks.once('ready', () => void publishKey().then(shared, tell));
  Hooks.on('createUser', shared);
  Hooks.on('updateUser', (_, changes) => {
    if ('role' in changes || changes.flags?.[MODULE_ID]?.keys !== undefined) shared();
  });
}

const changed = new Listeners();

/** Adds keys to this browser, besides those that others have given it, and shares each with all who may have it. */
export async function takeKeys(secrets: readonly string[]): Promise<void> {
  const isNew = await holdKeys(secrets);
  const isGiven = await shareKeys();
  if (isNew || isGiven) changed.tell();
}

const tell = (error: unknown): void => console.error(error);

/** Publishes the public key of this browser. Only its user and GMs can do so. */
async function publishKey(): Promise<void> {
  const own = publicOf(await ownSecret());
  const keys = keysOf(game.user);
  if (keys.includes(own)) return;
  await game.user.setFlag(MODULE_ID, 'keys', [own, ...keys].slice(0, BROWSERS));
}

/** The public keys of a user's browsers; ignores any other content. */
function keysOf(user: AnyUser): readonly string[] {
  const keys: unknown = user.getFlag(MODULE_ID, 'keys');
  return Array.isArray(keys) ? keys.slice(0, MOST_READ).filter(isKey).slice(0, BROWSERS) : [];
}

/**
 * Takes the keys that other GMs have given to this browser, and shares its own with all who may have them. True if it
 * has received a key.
 */
export async function shareKeys(): Promise<boolean> {
  if (!game.user.isGM) return false;
  const isNew = await holdKeys(keysGiven());
  const before = ring();
  const held = heldKeys();
  const kept = before.map((key) => {
    const own = held.find((each) => each.public === key.public);
    return own ? sharedBy(own) : key;
  });
  const added = held.filter((own) => !before.some((key) => key.public === own.public)).map(sharedBy);
  const text = JSON.stringify({ keys: [...kept, ...added] });
  if (text === JSON.stringify({ keys: before })) return isNew;
  if (game.user.can('SETTINGS_MODIFY')) await game.settings.set(MODULE_ID, 'ring', text);
  else tellUnshared();
  return isNew;
}

let isTold = false;

/** Tells a GM once who is alone and may not share keys. Another GM who comes shares them, as soon as that one has them. */
function tellUnshared(): void {
  if (isTold || !game.user.isActiveGM) return;
  isTold = true;
  const permission = permissionName('SETTINGS_MODIFY');
  ui.notifications.warn(localize('PDC.windows.secrets.notShared', { permission }), { permanent: true });
}

/** A key in its public form, which is the same from every owner of the key. */
const sharedBy = (key: WorldKey): RingKey => ({
  public: key.public,
  for: Object.fromEntries(
    game.users.contents.flatMap((user) => {
      const keys = keysOf(user);
      return user.id && keys.length > 0 ? [[user.id, sharedWith(key, user, keys)]] : [];
    }),
  ),
});

function sharedWith(key: WorldKey, user: AnyUser, keys: readonly string[]): Record<string, string> {
  const secret = user.isGM ? key.secret : handSecret(key, user.id ?? '');
  const place = user.isGM ? FOR_MASTERS : FOR_PLAYERS;
  return Object.fromEntries(
    keys.flatMap((browser): [string, string][] => {
      const common = commonWith(key, browser);
      return common === undefined ? [] : [[keyName(browser), hiddenText(common, secret, place)]];
    }),
  );
}

const commons = new Map<string, string | undefined>();

/** The secret shared by a key of the world and that of a browser; undefined if that only looks like a key. */
function commonWith({ secret }: WorldKey, browser: string): string | undefined {
  const pair = `${secret} ${browser}`;
  if (!commons.has(pair)) commons.set(pair, commonOrNone(secret, browser));
  return commons.get(pair);
}

function commonOrNone(secret: string, browser: string): string | undefined {
  try {
    return sharedSecret(secret, browser);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
