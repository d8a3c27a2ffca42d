/** The patterns in which a ground without a drawing of its own is drawn. */
export const PATTERNS = ['rows', 'tufts', 'stones', 'furrows', 'dots'] as const;
export type Pattern = (typeof PATTERNS)[number];

export const TINTS = ['green', 'yellow', 'brown', 'grey', 'blue'] as const;
/** The colours of a pattern. */
export type Tint = (typeof TINTS)[number];

/** Ground that is drawn higher than what lies around it. */
export type RaisedLook = 'hill' | 'steep-hill' | 'rugged-hill' | 'quarry';
/** Ground whose neighbouring spaces make one area. */
export type AreaLook = 'lake' | 'frozen-lake' | 'marsh' | 'swamp' | 'rough' | 'woods' | 'dense-woods';
/** Ground with a sign in each space. */
export type LandmarkLook =
  | 'village'
  | 'fortified-building'
  | 'walled-garden'
  | 'windmill'
  | 'tower'
  | 'church'
  | 'castle';

/** The look of a ground on the map: a drawing of its own, or a pattern in two colours, such as `rows green`. */
export type GroundLook =
  | 'clear'
  | 'road'
  | 'stream'
  | 'river'
  | 'ford'
  | 'bridge'
  | RaisedLook
  | AreaLook
  | LandmarkLook
  | `${Pattern} ${Tint}`;

/**
 * The look of a feature on the border between two spaces. A bridge or ford alone crosses a river, but a stream if there
 * is a `stream` on the same border or if only streams continue from it; a `wide-bridge` is twice as broad.
 */
export type BorderLook =
  | 'river'
  | 'stream'
  | 'ford'
  | 'bridge'
  | 'wide-bridge'
  | 'hedge'
  | 'wall'
  | 'fieldwork';

/** The look of works along a side of a space. */
export type WorksLook = 'field-works' | 'wall' | 'palisade';

/** The sign on the block of a unit, by itself or as up to two letters on its arm's plain sign, such as `letters Sa`. */
export type BlockSign =
  | 'line'
  | 'regular'
  | 'light'
  | 'elite'
  | 'skirmish'
  | 'militia'
  | 'conscript'
  | 'reserve'
  | 'border'
  | 'guard'
  | 'guard-light'
  | 'heavy'
  | 'cuirassiers'
  | 'lancers'
  | 'irregular'
  | 'foot'
  | 'horse'
  | 'guard-foot'
  | 'guard-horse'
  | 'rockets'
  | `letters ${string}`;

/** The stars on the flag of a leader, by rank. */
export type LeaderSign = 'general' | 'commander' | 'army-commander';
