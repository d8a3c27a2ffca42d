/** R000-163: the price of one unit of each type, in the order of the source. */
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
