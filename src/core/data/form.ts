/** A value that is one of several words. */
export type Word = string | number | boolean;

/** A description of what a field of a file may hold, for windows in which it is filled in; its reader decides. */
export type Form = {
  /** True if a file without it is refused. */
  readonly needed?: true;
  /** True if a mapping says something by being there, whatever is in it. */
  readonly isChoice?: true;
} & (
  | { readonly is: 'text' | 'prose' | 'time' | 'share' | 'flag' | 'space' | 'nation' | 'commandName' }
  /** A picture by its path, and the opacity of something over it. */
  | { readonly is: 'image' | 'opacity' }
  | { readonly is: 'whole'; readonly least: number; readonly most?: number }
  /** A distance or a length in widths of a space. */
  | { readonly is: 'measure'; readonly least: number; readonly most: number }
  /** `usual`: the word that a file means by leaving the field out. */
  | { readonly is: 'word' | 'facing'; readonly words: readonly Word[]; readonly usual?: Word }
  | { readonly is: 'list' | 'bySpace'; readonly of: Form }
  | { readonly is: 'mapping'; readonly fields: Forms }
  /** One of several mappings, by the word in the field `by`. */
  | { readonly is: 'kinds'; readonly by: string; readonly kinds: Readonly<Record<string, Forms>> }
  /** The cells of a table, row by row. */
  | {
      readonly is: 'table';
      readonly rows: readonly string[];
      readonly columns: readonly string[];
      readonly cells: readonly (readonly (string | number)[])[];
      readonly of: Form;
    }
  /** Terrain by space, borders by two spaces, works by a space and the one they face. */
  | { readonly is: 'terrain' | 'borders' | 'works'; readonly words: readonly string[] }
  /** Roads over any terrain, each a list of spaces. */
  | { readonly is: 'roads' }
  /** Pieces by their ids; those that arrive later have no space and no side of their own. */
  | { readonly is: 'pieces'; readonly arrive: boolean }
);

/** The fields of a mapping, in the order in which a window shows them. */
export type Forms = Readonly<Record<string, Form>>;

/** The part of a scenario that a field belongs to. */
export type Topic = 'story' | 'game' | 'board' | 'sides' | 'forces' | 'ends' | 'briefing';

/** The fields of a scenario, each with its part. */
export type TopicForms = Readonly<Record<string, { readonly topic: Topic; readonly form: Form }>>;

export const wholeForm = (least: number, most?: number): Form =>
  most === undefined ? { is: 'whole', least } : { is: 'whole', least, most };

export const wordForm = (words: readonly Word[], usual?: Word): Form =>
  usual === undefined ? { is: 'word', words } : { is: 'word', words, usual };

export const listForm = (of: Form): Form => ({ is: 'list', of });

export const mappingForm = (fields: Forms): Form => ({ is: 'mapping', fields });

/** A field without which a file is refused. */
export const needed = (form: Form): Form => ({ ...form, needed: true });

/** The values to choose from; empty for a field that takes any text or number. */
export function choicesOf(form: Form | undefined): readonly Word[] {
  if (form?.is === 'flag') return [true, false];
  return form?.is === 'word' || form?.is === 'facing' ? form.words : [];
}
