import JournalEntryPageHandlebarsSheet = foundry.applications.sheets.journal.JournalEntryPageHandlebarsSheet;

/**
 * Gives the sheet of a page its parts: one to view it, and Foundry's own around it where it is edited. They are no
 * members of the class, for only the newer of Foundry's types know of them.
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
