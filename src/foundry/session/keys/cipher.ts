import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { x25519 } from './curve';

/** The number of bytes of a secret, of its public key, and of a nonce. */
const SECRET = 32;
const NONCE = 24;

/** The length of an encrypted text is a multiple of this number of bytes. */
const STEP = 16;

/** A new random secret: 64 hexadecimal digits. */
export const newSecret = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(SECRET)));

/** The public key for a secret. */
export const publicOf = (secret: string): string => bytesToHex(x25519.getPublicKey(hexToBytes(secret)));

/** True if a value could be a secret or a public key. */
export const isKey = (word: unknown): word is string =>
  typeof word === 'string' && /^[0-9a-f]{64}$/.test(word);

/**
 * The secret shared by two keys, from one's own secret and the other's public key. Throws an Error if that is not a
 * key.
 */
export const sharedSecret = (secret: string, other: string): string =>
  bytesToHex(x25519.getSharedSecret(hexToBytes(secret), hexToBytes(other)));

/** A secret derived from another one, which it reveals nothing of. */
export const derivedSecret = (secret: string, name: string): string => derived(secret, name, SECRET);

const derived = (secret: string, name: string, length: number): string =>
  bytesToHex(hkdf(sha256, hexToBytes(secret), undefined, utf8ToBytes(name), length));

/** The keys derived from one secret: one to encrypt, one to make nonces. */
interface Pair {
  readonly cipher: Uint8Array;
  readonly nonce: Uint8Array;
}

const pairs = new Map<string, Pair>();

function pairOf(secret: string): Pair {
  const known = pairs.get(secret);
  if (known) return known;
  const both = hexToBytes(derived(secret, 'pair', 2 * SECRET));
  const pair = { cipher: both.slice(0, SECRET), nonce: both.slice(SECRET) };
  pairs.set(secret, pair);
  return pair;
}

/**
 * Encrypts a text so that it can be read or changed only with the secret, and only in the named place. Texts of up to
 * `bytes` bytes all get the same length. The same text in the same place gives the same result: the nonce is derived
 * from both.
 */
export function hiddenText(secret: string, text: string, place: string, bytes = 0): string {
  const { cipher, nonce: by } = pairOf(secret);
  const about = utf8ToBytes(place);
  const plain = utf8ToBytes(text);
  const room = new Uint8Array(Math.ceil(Math.max(plain.length, bytes) / STEP) * STEP);
  room.set(plain);
  const nonce = hmac(sha256, by, concatBytes(about, new Uint8Array(1), room)).slice(0, NONCE);
  return toBase64(concatBytes(nonce, xchacha20poly1305(cipher, nonce, about).encrypt(room)));
}

/**
 * Decrypts such a text. Throws an Error if it was encrypted with another secret or for another place, or has been
 * changed.
 */
export function shownText(secret: string, hidden: string, place: string): string {
  const bytes = fromBase64(hidden);
  const nonce = bytes.slice(0, NONCE);
  const room = xchacha20poly1305(pairOf(secret).cipher, nonce, utf8ToBytes(place)).decrypt(
    bytes.slice(NONCE),
  );
  const end = room.indexOf(0);
  return new TextDecoder().decode(end < 0 ? room : room.slice(0, end));
}

function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
