/** The entries of a list to choose from, each with its name, and the chosen one marked. */
export const listChoices = <Id extends string>(
  ids: readonly Id[],
  chosen: string | undefined,
  nameOf: (id: Id) => string,
) => ids.map((id) => ({ id, name: nameOf(id), isChosen: id === chosen }));
