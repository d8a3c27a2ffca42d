/**
 * The module's id: the scope of its flags, the prefix of its document types, settings and queries, the marker of its
 * writes.
 */
export const MODULE_ID = 'pas-de-charge';

/** Full names of the module's document types. */
export const UNIT_TYPE = `${MODULE_ID}.unit` as const;
export const LEADER_TYPE = `${MODULE_ID}.leader` as const;
export const BATTLE_TYPE = `${MODULE_ID}.battle` as const;
export const ORDER_TYPE = `${MODULE_ID}.order` as const;
export const ARMY_TYPE = `${MODULE_ID}.army` as const;
export const SCENARIO_TYPE = `${MODULE_ID}.scenario` as const;
export const CAMPAIGN_TYPE = `${MODULE_ID}.campaign` as const;
export const CHAPTER_TYPE = `${MODULE_ID}.chapter` as const;

/** The path of a file of the module. */
export const modulePath = (file: string): string => `modules/${MODULE_ID}/${file}`;

/**
 * The options of a write that only shows the battle's state, so that no hook takes it for a request. A new object for
 * every write: Foundry may add properties to it.
 */
export const ownWrite = (): object => ({ [MODULE_ID]: { projected: true } });

/** True if a change was made by the module itself. */
export function isOwnWrite(options: unknown): boolean {
  if (typeof options !== 'object' || options === null || !(MODULE_ID in options)) return false;
  const ours = options[MODULE_ID];
  return typeof ours === 'object' && ours !== null && 'projected' in ours && ours.projected === true;
}
