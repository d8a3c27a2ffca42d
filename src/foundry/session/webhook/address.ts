/** The most characters of an address. */
const LONGEST = 500;

/** The names of the machine that the browser runs on. */
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** The key of what is wrong with an address; undefined for one that may be kept. */
export function addressFault(address: string): 'unreadable' | 'not-safe' | undefined {
  if (address.length > LONGEST || !URL.canParse(address)) return 'unreadable';
  const { protocol, hostname, username, password } = new URL(address);
  // Browsers send nothing to an address with a password in it.
  if (username !== '' || password !== '') return 'unreadable';
  const isSafe = protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.includes(hostname));
  return isSafe ? undefined : 'not-safe';
}

/** The server of an address, which may be shown: the rest of it lets anybody write there. */
export const serverOf = (address: string): string => new URL(address).host;
