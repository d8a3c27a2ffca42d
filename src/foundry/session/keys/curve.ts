import { pow } from '@noble/curves/abstract/modular.js';
import { montgomery } from '@noble/curves/abstract/montgomery.js';

/** RFC 7748, section 4.1. */
const P = 2n ** 255n - 19n;

/** RFC 7748, section 5: the form of a secret scalar. */
function adjustScalarBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const adjusted = Uint8Array.from(bytes);
  adjusted[0] = (adjusted[0] ?? 0) & 248;
  adjusted[31] = ((adjusted[31] ?? 0) & 127) | 64;
  return adjusted;
}

/**
 * The function X25519, with which two sides agree on a secret in public. The library's own entry point would include
 * signatures, and with them three times the code.
 */
export const x25519 = montgomery({
  P,
  type: 'x25519',
  powPminus2: (x) => pow(x, P - 2n, P),
  adjustScalarBytes,
});
