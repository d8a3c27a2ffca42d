import { MODULE_ID } from './module-id';

/**
 * Options of a write that only draws what the battle says, so that no hook takes it for a request. New for every
 * write: Foundry may put things of its own into them.
 */
export const ownWrite = (): object => ({ [MODULE_ID]: { projected: true } });

/** Whether a change was made by the module itself. */
export function isOwnWrite(options: unknown): boolean {
  if (typeof options !== 'object' || options === null || !(MODULE_ID in options)) return false;
  const ours = options[MODULE_ID];
  return typeof ours === 'object' && ours !== null && 'projected' in ours && ours.projected === true;
}
