import type { ArmyPage } from '../../documents';
import { localize } from '../../texts';

/** The texts of the question which of several dragged armies to use. */
export interface ChoiceTexts {
  readonly question: string;
  readonly yes: string;
}

/** The texts of the question for the army builder. */
export const FOR_BUILDER: ChoiceTexts = {
  question: 'PDC.windows.packs.whichForBuilder',
  yes: 'PDC.windows.packs.toBuilder',
};

/** The texts of the question for the map. */
export const FOR_MAP: ChoiceTexts = {
  question: 'PDC.windows.packs.whichForMap',
  yes: 'PDC.windows.packs.setUp',
};

/** One of several armies: asks the user if there is a choice; undefined if the user closes the window. */
export async function chooseArmy(
  armies: readonly ArmyPage[],
  { question, yes }: ChoiceTexts,
): Promise<ArmyPage | undefined> {
  if (armies.length < 2) return armies[0];
  const answer: unknown = await foundry.applications.api.DialogV2.confirm({
    classes: ['pas-de-charge', 'pdc-dialog', 'pdc-question-window'],
    window: { title: localize('PDC.windows.packs.whichTitle') },
    content: choiceHtml(armies, localize(question)),
    rejectClose: false,
    yes: {
      label: localize(yes),
      icon: 'fa-solid fa-chess-pawn',
      default: true,
      callback: (_event: unknown, button: HTMLButtonElement) => chosenIn(button),
    },
    no: { label: localize('PDC.windows.packs.whichNone'), icon: 'fa-solid fa-xmark', default: false },
  });
  return typeof answer === 'string' ? armies[Number(answer)] : undefined;
}

function chosenIn({ form }: HTMLButtonElement): string {
  const field = form?.elements.namedItem('army');
  return field instanceof HTMLSelectElement ? field.value : '';
}

function choiceHtml(armies: readonly ArmyPage[], question: string): string {
  const { escapeHTML } = foundry.utils;
  const isMixed = new Set(armies.map(({ system }) => system.ruleset)).size > 1;
  const options = armies.map(({ name, system: { ruleset } }, index) => {
    const title = isMixed ? `${name} – ${localize(`PDC.${ruleset}.name`)}` : name;
    return `<option value="${index}">${escapeHTML(title)}</option>`;
  });
  const label = `<label class="pdc-field"><span>${escapeHTML(localize('PDC.windows.packs.which'))}</span>`;
  return `<p>${escapeHTML(question)}</p>${label}<select name="army" autofocus>${options.join('')}</select></label>`;
}
