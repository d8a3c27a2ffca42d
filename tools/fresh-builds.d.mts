/** Builds the table's page unless what was built last is newer than every source. */
export function buildTablePage(): void;

/** Builds the module unless what was built last is newer than every source. */
export function buildModule(): void;
