import { entryOf } from '../look-up';
import type { Body, Gun, Horse, Rider } from './bodies';
import type { Hat } from './hats';
import type { Weapon } from './weapons';

/** The dress and the weapon of the men of an arm. Arms differ in these shapes, not in colours alone. */
export interface Dress {
  readonly hat: Hat;
  readonly weapon: Weapon;
  /** The weapons of the men after the first, in turn, where they are not armed alike. */
  readonly others?: readonly Weapon[];
  /** On foot: the body and its pose. */
  readonly body?: Body;
  /** On horseback: the rider's dress and the horse's gait. */
  readonly rider?: Rider;
  readonly horse?: Horse;
  /** The gun that they serve. */
  readonly gun?: Gun;
  /** True for guards, whose flag and ground are edged with gold. */
  readonly isGilded?: boolean;
  readonly plume: string;
  /** The colours that differ from the uniform of the nation. */
  readonly coat?: string;
  readonly facings?: string;
  readonly legs?: string;
  readonly coatOfHorse?: string;
}

type Rows = Readonly<Record<string, Dress>>;

const RED = '#c8322f';
const GREEN = '#3f8a4c';
const YELLOW = '#e6c14a';
const WHITE = '#f6f1e4';
const GREY = '#a39c90';
const BLACK = '#26221f';
const BROWN = '#7a4d2c';
const HOMESPUN = '#b1895a';
const BAY = '#80522c';
const CHESTNUT = '#a5662f';
const BLACK_HORSE = '#5d5450';
const GREY_HORSE = '#c9c4ba';
const DUN = '#b98d55';
const PALE_DUN = '#d2a86c';

const foot = (hat: Hat, weapon: Weapon, body: Body, plume: string, more: Partial<Dress> = {}): Dress => ({
  ...{ hat, weapon, body, plume },
  ...more,
});
const mounted = (
  hat: Hat,
  weapon: Weapon,
  [rider, horse, coatOfHorse]: readonly [Rider, Horse, string],
  plume: string,
  more: Partial<Dress> = {},
): Dress => ({ ...{ hat, weapon, rider, horse, coatOfHorse, plume }, ...more });

/** The third of three gunners has a sponge. */
const SPONGE: readonly Weapon[] = ['none', 'rammer'];

/** The dress of each sign of infantry, cavalry and artillery; the first of an arm serves for unknown signs. */
const ARMS: Readonly<Record<string, Rows>> = {
  infantry: {
    line: foot('shako', 'shouldered', 'belted', RED),
    // Light companies wore green plumes and fought in open order; riflemen knelt.
    light: foot('plumed-shako', 'firing', 'striding', GREEN),
    elite: foot('bearskin', 'ordered', 'belted', RED),
    skirmish: foot('stovepipe', 'aiming', 'kneeling', GREEN),
    militia: foot('round-hat', 'slung', 'greatcoat', RED, {
      ...{ coat: HOMESPUN, others: ['scythe', 'pike', 'fork'] },
    }),
    conscript: foot('forage-cap', 'slung', 'belted', RED),
    reserve: foot('covered-shako', 'shouldered', 'greatcoat', RED, { coat: GREY }),
    // Grenzer in their red cloaks.
    border: foot('klobuk', 'aiming', 'cloak', RED, { coat: BROWN, facings: '#b23a34' }),
    guard: foot('bearskin', 'charging', 'belted', RED),
    'guard-light': foot('plumed-shako', 'charging', 'striding', RED),
  },
  cavalry: {
    line: mounted('shako', 'none', ['coat', 'charger', PALE_DUN], RED),
    light: mounted('busby', 'sabre', ['pelisse', 'galloping', CHESTNUT], RED),
    heavy: mounted('maned', 'sword', ['coat', 'charger', BAY], RED),
    // Breastplates are bright, though Austria and Russia had them blackened, and Prussia had none before 1814.
    cuirassiers: mounted('plumed-helmet', 'upright-sword', ['cuirass', 'charger', BLACK_HORSE], RED),
    lancers: mounted('czapka', 'lance', ['coat', 'walking', CHESTNUT], WHITE),
    guard: mounted('colpack', 'upright-sword', ['coat', 'charger', CHESTNUT], RED),
    'guard-light': mounted('busby', 'sabre', ['pelisse', 'walking', GREY_HORSE], RED),
    irregular: mounted('papakha', 'spear', ['coat', 'shaggy', DUN], RED),
  },
  artillery: {
    foot: foot('shako', 'none', 'coat', RED, { gun: 'field', others: SPONGE }),
    horse: mounted('busby', 'none', ['coat', 'galloping', CHESTNUT], RED, { gun: 'horse' }),
    heavy: foot('gunner-hat', 'none', 'coat', RED, { gun: 'heavy', others: SPONGE }),
    'guard-foot': foot('bearskin', 'none', 'coat', RED, { gun: 'field', others: SPONGE }),
    'guard-horse': mounted('busby', 'none', ['coat', 'galloping', GREY_HORSE], RED, { gun: 'horse' }),
    rockets: foot('crested', 'none', 'coat', WHITE, { gun: 'rockets' }),
    'left-guns': foot('shako', 'rammer', 'coat', RED),
  },
};

/** Other names in charts for the same signs. */
const SAME: Readonly<Record<string, string>> = { regular: 'line', lancer: 'lancers' };

/** The dress of the arms of a nation where it differs, by arm and sign. */
const NATIONAL: Readonly<Record<string, Readonly<Record<string, Partial<Dress>>>>> = {
  french: {
    // Light infantry: blue lapels and breeches.
    'infantry light': { facings: '#c8322f', legs: '#2b4a93' },
    // The Old Guard fought in its blue greatcoats.
    'infantry guard': { body: 'greatcoat' },
    'infantry militia': { coat: '#2b4a93' },
    // Dragoons in green with brass helmets, chasseurs in green, Polish lancers in blue with yellow.
    'cavalry heavy': { coat: '#3d7050', facings: RED },
    'cavalry light': { hat: 'plumed-shako', coat: '#3d7050', facings: RED, plume: GREEN },
    'cavalry lancers': { facings: YELLOW },
    // Chasseurs of the guard: green, a red pelisse, a busby. Grenadiers of the guard: blue, the tall bearskin.
    'cavalry guard-light': { coat: '#3d7050', facings: RED },
    // Gunners in blue; those of the guard in bearskins and busbies.
    'artillery foot': { facings: '#2b4a93', legs: '#2b4a93' },
    'artillery horse': { hat: 'plumed-shako', facings: '#2b4a93', legs: '#2b4a93' },
  },
  british: {
    'infantry line': { hat: 'stovepipe', plume: WHITE },
    'infantry light': { hat: 'stovepipe', plume: GREEN },
    // The 95th Rifles: dark green with black belts.
    'infantry skirmish': { coat: '#2f5a3c', facings: BLACK, legs: '#2f5a3c' },
    // Grenadiers had bearskins for parades; here they tell them from the line. Blue facings of royal regiments.
    'infantry elite': { plume: WHITE },
    'infantry guard': { plume: WHITE, facings: '#2b4a93' },
    // Light dragoons in blue, hussars among them; heavy dragoons in red with bicornes until 1812.
    'cavalry light': { coat: '#2f4687', facings: WHITE, plume: WHITE },
    'cavalry heavy': { hat: 'bicorne', plume: WHITE },
    'cavalry guard': { hat: 'crested', facings: '#2b4a93' },
    // The Royal Artillery wore blue; its horse artillery and rocket troop the crested helmet.
    'artillery foot': { hat: 'stovepipe', coat: '#2f4687', facings: RED, plume: WHITE },
    'artillery horse': { hat: 'crested', coat: '#2f4687', facings: RED, plume: BLACK },
    'artillery heavy': { coat: '#2f4687', facings: RED },
    'artillery rockets': { coat: '#2f4687', facings: RED, plume: BLACK },
  },
  portuguese: {
    // The barretina with its raised front, until 1812.
    'infantry line': { hat: 'barretina', plume: WHITE },
    // Caçadores: brown.
    'infantry light': { hat: 'plumed-shako', coat: '#7d4a2a', facings: BLACK, legs: '#7d4a2a' },
    'infantry skirmish': { hat: 'barretina', coat: '#4e3120', facings: BLACK, legs: '#4e3120' },
    'cavalry light': { hat: 'crested', plume: BLACK },
    'artillery foot': { hat: 'barretina', plume: WHITE },
  },
  spanish: {
    // Line infantry in bicornes until 1808; grenadiers with a long bag on their bearskins.
    'infantry line': { hat: 'bicorne' },
    'infantry light': { hat: 'crested', coat: '#4f7fae', facings: RED, plume: BLACK },
    'infantry elite': { hat: 'bagged-bearskin' },
    // Dragoons in yellow, line cavalry in blue, hussars and cazadores in green.
    'cavalry heavy': { hat: 'bicorne', coat: '#e6c14a', facings: RED },
    'cavalry light': { hat: 'plumed-shako', coat: '#3d7050', facings: '#5c93b5' },
    'artillery foot': { hat: 'bicorne', coat: '#2f4687', facings: RED },
    'artillery horse': { hat: 'crested', coat: '#2f4687', facings: RED, plume: BLACK },
  },
  dutch: {
    'infantry line': { hat: 'stovepipe', plume: WHITE },
    'infantry light': { coat: '#3d7050' },
    'artillery foot': { hat: 'stovepipe', plume: WHITE },
  },
  austrian: {
    // Shakos since 1806. Jägers in pike grey, with the hat turned up on one side.
    'infantry line': { plume: YELLOW },
    'infantry light': { hat: 'cocked-hat', coat: '#9aa5ad', facings: GREEN, legs: '#9aa5ad' },
    'infantry militia': { coat: '#a08a67' },
    'infantry skirmish': { hat: 'cocked-hat', coat: '#9aa5ad', facings: GREEN, legs: '#9aa5ad' },
    // Crested helmets for dragoons and cuirassiers, uhlans in green.
    'cavalry light': { coat: '#3f6a9a', facings: '#3f6a9a' },
    'cavalry line': { hat: 'crested', plume: YELLOW },
    'cavalry heavy': { hat: 'crested', plume: YELLOW },
    'cavalry cuirassiers': { hat: 'crested', plume: BLACK },
    'cavalry lancers': { coat: '#3d7050', facings: RED, plume: YELLOW },
    // Gunners in roe brown.
    'artillery foot': { hat: 'cocked-hat', coat: '#8a5e3b', facings: RED, plume: YELLOW },
    'artillery horse': { hat: 'crested', coat: '#8a5e3b', facings: RED, plume: YELLOW },
    'artillery heavy': { coat: '#8a5e3b', facings: RED },
  },
  prussian: {
    'infantry line': { plume: WHITE },
    'infantry light': { coat: '#3a5c45', facings: RED },
    // Grenadiers since 1808: the shako with a tall plume of hair.
    'infantry elite': { hat: 'kiver', plume: BLACK },
    'infantry guard': { hat: 'kiver', plume: BLACK },
    // Landwehr: a blue coat to the knee and a cap with a cross.
    'infantry militia': { hat: 'cap', coat: '#2c3e63' },
    'cavalry light': { hat: 'plumed-shako', plume: WHITE },
    'cavalry heavy': { hat: 'covered-shako', coat: '#7fa7c6', facings: RED },
    'cavalry cuirassiers': { hat: 'crested', coat: WHITE, facings: '#2c3e63', plume: BLACK },
    'cavalry irregular': { hat: 'cap' },
    'artillery foot': { facings: BLACK },
    'artillery horse': { hat: 'plumed-shako', facings: BLACK, plume: WHITE },
  },
  russian: {
    // Jägers all in green; the Pavlov grenadiers in mitres, the guard under tall plumes.
    'infantry light': { hat: 'shako', plume: GREEN, legs: '#33653f' },
    'infantry elite': { hat: 'mitre' },
    'infantry guard': { hat: 'kiver', plume: BLACK },
    // Opolchenie: grey kaftans and caps with a cross.
    'infantry militia': { hat: 'cap', coat: GREY },
    'cavalry light': { hat: 'plumed-shako', coat: '#3f6a9a', plume: WHITE },
    'cavalry heavy': { hat: 'crested', plume: BLACK },
    'cavalry cuirassiers': { hat: 'crested', coat: WHITE, plume: BLACK },
    'cavalry guard': { hat: 'plumed-helmet', rider: 'coat', coat: WHITE, facings: RED },
    'cavalry lancers': { coat: '#35507c', facings: RED, plume: WHITE },
    'cavalry irregular': { coat: '#35507c' },
    'artillery horse': { hat: 'crested', plume: BLACK },
    'artillery guard-horse': { hat: 'kiver', plume: RED },
  },
};

/** The dress of a unit, by its arm and sign and the habits of its nation; undefined for an unknown arm. */
export function dressOf(arm: string, sign: string, nation: string): Dress | undefined {
  const rows = entryOf(ARMS, arm);
  if (!rows) return undefined;
  const named = entryOf(SAME, sign) ?? sign;
  const [plain] = Object.keys(rows);
  const row = entryOf(rows, named) ? named : (plain ?? '');
  const dress = entryOf(rows, row);
  const own = entryOf(entryOf(NATIONAL, nation) ?? {}, `${arm} ${row}`);
  return dress && { ...dress, ...own, isGilded: row.startsWith('guard') };
}
