import { pow } from '@noble/curves/abstract/modular.js';
import { montgomery } from '@noble/curves/abstract/montgomery.js';

/** RFC 7748, section 4.1. */
const P = 2n ** 255n - 19n;

/** RFC 7748, section 5: what a secret number has to be like. */
function adjustScalarBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const adjusted = Uint8Array.from(bytes);
  adjusted[0] = (adjusted[0] ?? 0) & 248;
  adjusted[31] = ((adjusted[31] ?? 0) & 127) | 64;
  return adjusted;
}

/**
 * The function X25519, on which two can agree on a secret before everybody's eyes. The library's own entry for it brings
 * signatures along, and with them three times as many letters.
 */
export const x25519 = montgomery({
  P,
  type: 'x25519',
  powPminus2: (x) => pow(x, P - 2n, P),
  adjustScalarBytes,
});
