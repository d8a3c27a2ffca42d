import { scenarioForms, type Topic } from '../../../core';
import {
  type Draft,
  type Finding,
  fieldsIn,
  findingsIn,
  fixedReason,
  type Path,
  valueAt,
} from '../../../workshop';
import type { UserWorkshop } from '../../battle/workshop';
import { localizeRefusal, type Texts, textsOf } from '../../texts';
import { type TrialOffer, trialOffer } from '../trial-figures';
import { boardContext, forcesContext } from './board-context';
import { chosenRows } from './chosen-rows';
import { fieldName, type SideNames, sideNames } from './field-names';
import { fieldRows } from './field-rows';
import type { MapWork } from './map-work';
import type { PieceKind } from './new-piece';
import { type DoneReading, doneContext, readingContext } from './reading-context';

/** The tabs of the panel, each with a part of the scenario. */
export const TABS = ['story', 'game', 'board', 'sides', 'forces', 'ends', 'briefing'] as const;

/** The user's choices in the panel. */
export interface PanelChoice {
  readonly tab: Topic;
  readonly work: MapWork;
  /** The number of rows or columns that a button adds or cuts off. */
  readonly atOnce: number;
  readonly kind: Partial<PieceKind>;
  /** The path of the piece whose fields are shown, as JSON. */
  readonly open: string;
  /** The scenario if it can be tried, with the results so far. */
  readonly tried?: TrialOffer;
  /** The game that is chosen to read the scenario as; empty for none. */
  readonly readAs: string;
  /** The last reading that was done. */
  readonly read?: DoneReading | undefined;
  readonly isBusy: boolean;
}

/** The part of the scenario that a path leads into. */
export function topicOf({ game }: UserWorkshop, [word]: Finding['path']): Topic {
  const forms = scenarioForms(game);
  return (typeof word === 'string' && Object.hasOwn(forms, word) ? forms[word]?.topic : undefined) ?? 'story';
}

/** The template data of the panel. */
export function workshopContext(workshop: UserWorkshop, choice: PanelChoice, language: Texts) {
  const { game, draft, sketch } = workshop;
  const texts = textsOf(game.id, language);
  const sides = sideNames(draft, texts);
  // A battle that runs has been checked.
  const findings = workshop.isRunning ? [] : findingsIn(game, draft);
  const faults = findings.filter(({ fault }) => fault);
  const of = { rules: sketch.rules, draft, texts, sides, open: choice.open };
  const picking = choice.work.is === 'spaces' ? choice.work.path : undefined;
  return {
    tabs: TABS.map((id) => ({
      id,
      name: texts.localize(`PDC.workshop.tab.${id}`),
      isChosen: id === choice.tab,
      count: findings.filter(({ path }) => topicOf(workshop, path) === id).length || '',
    })),
    game: texts.localize(`PDC.${game.id}.name`),
    rows: Object.entries(scenarioForms(sketch.rules))
      // The size of the board has buttons.
      .filter(([word, { topic }]) => topic === choice.tab && word !== 'board')
      .flatMap(([word, { form }]) => [
        ...(word === 'units' ? chosenRows(of) : []),
        ...fieldRows(of, form, draft[word], [word]),
      ])
      .map((row) => ({
        ...row,
        [`is-${row.kind}`]: true,
        fixed: workshop.isRunning ? fixedText(JSON.parse(row.path) as Path, texts) : '',
        isBounded: row.least !== null,
        isMoving: choice.work.is === 'picture' && row.kind === 'image',
        isPicking: JSON.stringify(picking) === row.path,
        isCopied: choice.kind.like !== undefined && row.path === JSON.stringify(['units', choice.kind.like]),
      })),
    picking: picking
      ? texts.localize('PDC.workshop.picking', { field: fieldName(picking, texts, sides) })
      : '',
    board: choice.tab === 'board' ? boardContext(workshop, choice, texts) : null,
    forces: choice.tab === 'forces' ? forcesContext(workshop, choice.kind, texts) : null,
    reading: choice.tab === 'game' ? readingContext(workshop, choice.readAs, language) : null,
    read: doneContext(workshop, choice.read, language),
    status: statusOf(faults.length, findings.length, texts),
    isRight: faults.length === 0,
    findings: findings.map((finding) => ({
      path: JSON.stringify(finding.path),
      place: placeName(draft, finding.path, texts, sides),
      text: findingText(finding, texts),
      isFault: finding.fault !== undefined,
    })),
    try: choice.tried ? trialOffer(choice.tried, texts.localize) : null,
    isRunning: workshop.isRunning === true,
    canUndo: workshop.canUndo,
    canRedo: workshop.canRedo,
    canPlay: faults.length === 0 && !choice.isBusy,
    isBusy: choice.isBusy,
  };
}

/** The reason why the field at a path is fixed in a running battle; empty if it is not. */
function fixedText(path: Path, { localize }: Texts): string {
  const reason = fixedReason(path);
  return reason ? localize(`PDC.workshop.corrections.${reason}`) : '';
}

/** The field that a finding is about, after the name of its piece. */
function placeName(draft: Draft, path: Path, texts: Texts, sides: SideNames): string {
  if (path.length === 0) return '';
  const field = fieldName(path, texts, sides);
  const at = path.indexOf('units') + 1;
  if (at === 0 || path.length <= at) return field;
  const { name } = fieldsIn(valueAt(draft, path.slice(0, at + 1)));
  const piece = typeof name === 'string' && name !== '' ? name : String(path[at]);
  return path.length === at + 1 ? piece : `${piece}, ${field}`;
}

function statusOf(faults: number, all: number, { localize }: Texts): string {
  if (faults > 0)
    return localize(`PDC.workshop.status.faults.${faults === 1 ? 'one' : 'many'}`, {
      count: String(faults),
    });
  return all > 0
    ? localize(`PDC.workshop.status.unusual.${all === 1 ? 'one' : 'many'}`, { count: String(all) })
    : localize('PDC.workshop.status.right');
}

function findingText({ fault, unusual }: Finding, { localize }: Texts): string {
  if (unusual) return localize(unusual.key, unusual.blanks);
  return fault?.refusal ? localizeRefusal(fault.refusal, '') : (fault?.fault ?? '');
}
