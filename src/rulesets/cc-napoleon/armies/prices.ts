/** R000-163: what one of each type costs, in the order in which the source lists them. */
export const PRICES: Readonly<Record<string, number>> = {
  infantry: 3,
  'light-infantry': 4,
  'elite-infantry': 4,
  militia: 2,
  cavalry: 4,
  'light-cavalry': 3,
  'heavy-cavalry': 5,
  'landwehr-cavalry': 2,
  artillery: 4,
  'horse-artillery': 5,
  'heavy-artillery': 5,
  general: 6,
};

/** R000-162: every army has a Commander for free. */
export const FREE: Readonly<Record<string, number>> = { commander: 1 };
