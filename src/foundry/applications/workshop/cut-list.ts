import { type BoardEdge, type CutOff, cutOff, type Draft, EDGES, kindAt, valueAt } from '../../../workshop';
import type { DraftPort, UserWorkshop } from '../../battle/workshop';
import { askFirst } from '../../input';
import { type Texts, textsOf } from '../../texts';
import { fieldName, pieceName, type SideNames, sideNames } from './field-names';

/** Adds rows or columns at an edge, or cuts them off once the user has seen what goes with them. */
export async function resizeBoard(port: DraftPort, word: string, by: number, language: Texts): Promise<void> {
  const edge = EDGES.find((each) => each === word);
  const { current } = port;
  if (!edge || !current || !(await agreesToCut(current, edge, by, language))) return;
  // The list was of this draft.
  if (port.current?.draft === current.draft) port.edit({ type: 'resize', edge, by });
}

/** Names everything that is cut off, and asks first; true if nothing is, or the user agrees. */
async function agreesToCut(
  { game, draft }: UserWorkshop,
  edge: BoardEdge,
  by: number,
  language: Texts,
): Promise<boolean> {
  const all = cutOff(game, draft, edge, by);
  if (all.length === 0) return true;
  const texts = textsOf(game.id, language);
  const { localize } = texts;
  const { escapeHTML } = foundry.utils;
  const lines = cutLines(draft, all, texts).map((line) => `<li>${escapeHTML(line)}</li>`);
  return askFirst({
    title: localize('PDC.workshop.cutTitle'),
    content: `<p>${escapeHTML(localize('PDC.workshop.cutQuestion'))}</p><ul class="pdc-workshop-cut">${lines.join('')}</ul>`,
    yes: localize('PDC.workshop.cutYes'),
    no: localize('PDC.workshop.cutNo'),
    icon: 'fa-solid fa-scissors',
  });
}

/** Everything that is cut off, in one line for each piece and for each other field. */
function cutLines(draft: Draft, all: readonly CutOff[], texts: Texts): readonly string[] {
  const sides = sideNames(draft, texts);
  const pieces = all.filter(isPiece).map(({ path }) => {
    const [, id = ''] = path;
    return pieceName({ texts, sides }, String(id), valueAt(draft, path) ?? null);
  });
  const places = new Map<string, string[]>();
  for (const each of all.filter((other) => !isPiece(other))) {
    const name = nameOf(each, texts, sides);
    const ground = groundOf(draft, each, texts);
    places.set(name, [...(places.get(name) ?? []), ground === '' ? each.place : `${each.place} ${ground}`]);
  }
  return [...pieces, ...[...places].map(([name, spaces]) => `${name}: ${spaces.join(', ')}`)];
}

const isPiece = ({ path: [first, , ...rest] }: CutOff): boolean => first === 'units' && rest.length === 0;

/** The name of the thing in a list, or of the field, in which a space is named. */
function nameOf({ path }: CutOff, texts: Texts, sides: SideNames): string {
  const item = path.findLastIndex((step) => typeof step === 'number');
  return fieldName(item < 0 ? path.slice(0, 1) : path.slice(0, item + 1), texts, sides);
}

/** The name of the ground in a place; empty for other fields. */
function groundOf(draft: Draft, { path: [field], place }: CutOff, { localize, has }: Texts): string {
  if (field !== 'terrain' && field !== 'borders' && field !== 'works') return '';
  const key = `PDC.rules.terrain.${kindAt(draft, field, place)}`;
  return has(key) ? localize(key) : '';
}
