/** A question before something that is not easily put right. Title and labels are texts, the content is HTML. */
export interface FirstQuestion {
  readonly title: string;
  readonly content: string;
  readonly yes: string;
  readonly no: string;
  /** Classes of the sign before yes. */
  readonly icon: string;
}

/** Asks the user of this client whether he means it. To close the window, or to press Enter, is to leave it. */
export async function askFirst({ title, content, yes, no, icon }: FirstQuestion): Promise<boolean> {
  const answer = await foundry.applications.api.DialogV2.confirm({
    classes: ['pas-de-charge', 'pdc-dialog', 'pdc-question-window'],
    window: { title },
    content,
    modal: true,
    rejectClose: false,
    yes: { label: yes, icon, default: false },
    no: { label: no, icon: 'fa-solid fa-xmark', default: true },
  });
  return answer === true;
}
