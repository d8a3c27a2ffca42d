// All code that depends on the Foundry version is in this file.

/** The id of the user who sent a query, if Foundry provides it: V13 does not. */
export function senderOf(context: unknown): string | undefined {
  if (typeof context !== 'object' || context === null || !('user' in context)) return undefined;
  const { user } = context;
  if (typeof user !== 'object' || user === null || !('id' in user)) return undefined;
  return typeof user.id === 'string' ? user.id : undefined;
}
