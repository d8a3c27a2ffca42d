import JournalEntryPageHandlebarsSheet = foundry.applications.sheets.journal.JournalEntryPageHandlebarsSheet;

/** The parts of a page in edit mode: Foundry's own around ours. Its types don't know them. */
export function editParts(content: object): Readonly<Record<string, object>> {
  const { header, footer }: Readonly<Record<string, object>> = Object(
    Reflect.get(JournalEntryPageHandlebarsSheet, 'EDIT_PARTS'),
  );
  return { ...(header && { header }), content, ...(footer && { footer }) };
}
