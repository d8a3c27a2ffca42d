import JournalEntryPageHandlebarsSheet = foundry.applications.sheets.journal.JournalEntryPageHandlebarsSheet;

/**
 * Gives the sheet of a page its parts: one to view it, and Foundry's own around it in edit mode. They are not
 * members of the class, because only the newer of Foundry's types know them.
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
