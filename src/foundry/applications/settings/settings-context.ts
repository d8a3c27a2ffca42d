import type { shownSettings } from '../../documents';
import type { Localize } from '../../texts';

type Shown = ReturnType<typeof shownSettings>[number];

/** The settings that a user may change, in groups: the name of each begins with that of its group. */
export function settingsContext(settings: readonly Shown[], isGameMaster: boolean, localize: Localize) {
  const rows = settings
    .filter(({ scope }) => scope === 'client' || isGameMaster)
    .map(({ key, name, hint, choices, most, value }) => {
      const [group = '', ...rest] = localize(name).split(':');
      const label = rest.join(':').trim();
      return {
        ...{ key, most, value, hint: localize(hint), group: group.trim() },
        label: label.charAt(0).toUpperCase() + label.slice(1),
        isSwitch: typeof value === 'boolean',
        choices:
          choices &&
          Object.entries(choices).map(([id, text]) => ({
            id,
            label: localize(text),
            isChosen: id === value,
          })),
      };
    });
  const groups = new Set(rows.map(({ group }) => group));
  return [...groups].map((name) => ({ name, rows: rows.filter(({ group }) => group === name) }));
}
