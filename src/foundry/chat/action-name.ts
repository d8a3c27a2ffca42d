import type { CardData, TakenBack } from './card-data';

type ActionName = Omit<TakenBack, 'count'>;

/** Whether a card tells that something was taken back or brought back, and of no action itself. */
export const isUndoOrRedo = ({ kind }: Pick<CardData, 'kind'>): boolean =>
  kind === 'undone' || kind === 'redone';

/** What is needed to name the action of a card in a few words: the kind of order, and who or what it was about. */
export function actionNameOf({
  order = 'adjusted',
  unit,
  target,
  participants,
  lines,
}: CardData): ActionName {
  const nameOf = (id: string | undefined) => (id === undefined ? undefined : participants[id]?.name);
  const [actor, against] = [nameOf(unit), nameOf(target)];
  const played = lines.find((line) => line.type === 'card-played' || line.type === 'card-discarded');
  const card =
    order !== 'adjusted' && actor === undefined && played && 'card' in played ? played.card : undefined;
  return {
    order,
    ...(actor !== undefined && { unit: actor }),
    ...(against !== undefined && { target: against }),
    ...(card !== undefined && { card }),
  };
}

/** What the name of an action is taken from. */
interface ActionTexts {
  text(key: string, blanks?: Readonly<Record<string, string>>): string;
  own(key: string, otherwise: string): string;
  name(name: string): string;
}

/** An action in a few words: “Fire, 9th Foot against 2nd Light”, “Play a card, Two on the Left”. */
export function actionText({ order, unit, target, card }: ActionName, texts: ActionTexts): string {
  const action =
    order === 'adjusted' ? texts.text('PDC.card.adjusted') : texts.own(`PDC.order.${order}`, order);
  const actor = unit === undefined ? undefined : texts.name(unit);
  const about = actor ?? (card === undefined ? undefined : texts.text(`PDC.command.${card}.title`));
  if (about === undefined) return action;
  if (target === undefined) return texts.text('PDC.card.actionOf', { action, unit: about });
  return texts.text('PDC.card.actionAgainst', { action, unit: about, target: texts.name(target) });
}
