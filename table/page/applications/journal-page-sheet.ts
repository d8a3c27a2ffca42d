import { DocumentSheetV2 } from './document-sheet';
import { HandlebarsApplicationMixin } from './handlebars-mixin';

type Parts = Readonly<Record<string, { readonly template: string }>>;

const Sheet = HandlebarsApplicationMixin(DocumentSheetV2) as typeof DocumentSheetV2;

/** The sheet of a journal page. The table has no journal and shows every page in its own window, in view mode. */
export class JournalEntryPageHandlebarsSheet extends Sheet {
  /** Foundry's own parts around the edited content; modules insert theirs between them. */
  static readonly EDIT_PARTS: Parts = {
    header: { template: 'templates/journal/parts/page-header.hbs' },
    footer: { template: 'templates/journal/parts/page-footer.hbs' },
  };

  static readonly VIEW_PARTS: Parts = {};

  static get PARTS(): Parts {
    // biome-ignore lint/complexity/noThisInStatic: subclasses have parts of their own.
    return this.VIEW_PARTS;
  }

  get isView(): boolean {
    return true;
  }
}
