import JournalEntryPageHandlebarsSheet = foundry.applications.sheets.journal.JournalEntryPageHandlebarsSheet;

/**
 * Gives a page sheet its parts: the content to view it, and Foundry's header and footer around it to edit it. They are
 * not members of the class because only the newer of Foundry's types declare them.
 */
export function giveParts(sheet: object, content: object): void {
  const { header, footer }: Readonly<Record<string, object>> = Object(
    Reflect.get(JournalEntryPageHandlebarsSheet, 'EDIT_PARTS'),
  );
  Object.assign(sheet, {
    VIEW_PARTS: { content },
    EDIT_PARTS: { ...(header && { header }), content, ...(footer && { footer }) },
  });
}
