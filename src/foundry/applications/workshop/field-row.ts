import type { Ruleset } from '../../../core';
import type { Draft, Path } from '../../../workshop';
import type { Texts } from '../../texts';
import type { SideNames } from './field-names';

/** A line of the panel: a field, a heading, or a button that adds something. */
export interface FieldRow {
  readonly kind:
    | 'text'
    | 'prose'
    | 'number'
    | 'slider'
    | 'image'
    | 'select'
    | 'checks'
    | 'head'
    | 'add'
    | 'addAt'
    | 'piece'
    | 'addPiece';
  /** The path of the value, as JSON. */
  readonly path: string;
  /** The same as the name of an element. */
  readonly name: string;
  readonly label: string;
  readonly depth: number;
  readonly value: string;
  readonly choices: readonly {
    readonly value: string;
    readonly name: string;
    readonly isChosen: boolean;
  }[];
  readonly least: number | null;
  readonly most: number | null;
  /** The step between the numbers of a number field. */
  readonly step: number;
  readonly isNeeded: boolean;
  /** True if the spaces of the field can be chosen on the map. */
  readonly isOnMap: boolean;
  readonly canDrop: boolean;
  /** True for a piece that can be placed once more. */
  readonly canCopy: boolean;
  /** True for the piece whose fields are shown below it. */
  readonly isOpen: boolean;
}

/** The sources of rows. */
export interface RowsOf {
  readonly rules: Ruleset;
  readonly draft: Draft;
  readonly texts: Texts;
  readonly sides: SideNames;
  /** The path of the piece whose fields are shown, as JSON. */
  readonly open: string;
}

/** The fields of a row of no special kind. */
export const PLAIN = {
  value: '',
  choices: [],
  least: null,
  most: null,
  step: 1,
  isNeeded: false,
  isOnMap: false,
  canDrop: false,
  canCopy: false,
  isOpen: false,
} as const;

/** The path of a value as JSON, and as a name that fits into a selector. */
export const pathIn = (path: Path) => ({
  path: JSON.stringify(path),
  name: path.map(encodeURIComponent).join('/'),
});
