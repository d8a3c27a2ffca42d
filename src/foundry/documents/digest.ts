import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hashes } from '../../match';

/** A text of fixed length that reveals nothing of the original and is unique to it. */
export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash functions that provable dice are derived with. */
export const HASHES: Hashes = {
  digest: digestOf,
  hmac: (key, text) => bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text))),
};

/** 32 unpredictable random bytes, in hexadecimal digits. */
export const freshSeed = (): string => bytesToHex(randomBytes(32));
