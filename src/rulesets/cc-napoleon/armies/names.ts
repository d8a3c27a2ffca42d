/** The name of a unit of each type, after its number. */
export const NAMES: Readonly<Record<string, string>> = {
  infantry: 'Line',
  'light-infantry': 'Light',
  'elite-infantry': 'Grenadiers',
  militia: 'Militia',
  cavalry: 'Dragoons',
  'light-cavalry': 'Hussars',
  'heavy-cavalry': 'Cuirassiers',
  'landwehr-cavalry': 'Irregular Horse',
  artillery: 'Foot Battery',
  'horse-artillery': 'Horse Battery',
  'heavy-artillery': 'Heavy Battery',
  general: 'General',
  commander: 'Commander',
};
