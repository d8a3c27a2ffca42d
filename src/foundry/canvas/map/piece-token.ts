/** The piece of a battle that a token stands for. */
interface TokenPiece {
  readonly piece: string;
  readonly battle: string;
}

/** Reads which piece a token stands for out of its actor; undefined for every other token. */
export function tokenPiece(token: { readonly actor?: unknown }): TokenPiece | undefined {
  const { actor } = token;
  if (typeof actor !== 'object' || actor === null || !('system' in actor)) return undefined;
  const { system } = actor;
  if (typeof system !== 'object' || system === null || !('piece' in system) || !('battle' in system)) {
    return undefined;
  }
  const { piece, battle } = system;
  if (typeof piece !== 'string' || typeof battle !== 'string' || piece === '') return undefined;
  return { piece, battle };
}
