/** The module's id: scope of its flags, prefix of its document types, settings and queries. */
export const MODULE_ID = 'pas-de-charge';

/** Full names of the module's document types. */
export const UNIT_TYPE = `${MODULE_ID}.unit` as const;
export const LEADER_TYPE = `${MODULE_ID}.leader` as const;
export const BATTLE_TYPE = `${MODULE_ID}.battle` as const;
export const ORDER_TYPE = `${MODULE_ID}.order` as const;
export const ARMY_TYPE = `${MODULE_ID}.army` as const;

/** Where a file of the module is found. */
export const modulePath = (file: string): string => `modules/${MODULE_ID}/${file}`;
