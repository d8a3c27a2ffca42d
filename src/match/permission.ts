import { actionsOf, coursesOf, pieceOf, type Refusal, type Ruleset, reserveOf, resume } from '../core';
import { correctionRefusal } from './corrections';
import { fieldRefusal } from './reading/read-order';
import { type Authority, holds, type Request, type RequestMessage } from './request';
import type { Save } from './save';
import { because, isFull } from './save';
import { pretendedQuestion } from './secrets/pretence';
import { redoable } from './undo';
import { consentRefusal } from './undo-consent';

/** The reason why a request can't be carried out now; undefined if it can. Reasons are keys of texts. */
export function requestRefusal(
  rules: Ruleset,
  save: Save,
  { revision, request }: RequestMessage,
  authority: Authority,
): Refusal | undefined {
  if (revision !== save.revision) return because('stale');
  if ('undoTo' in request) return undoRefusal(save, request.undoTo, authority);
  if ('redo' in request) return redoRefusal(save, authority);
  if ('takeUp' in request) return resumeRefusal(save, request.takeUp, authority);
  if ('goOn' in request) return because('no-lesson');
  if ('consent' in request) return consentRefusal(save, request.consent, authority);
  // Only an undo makes room again.
  if (isFull(save)) return because('record-is-full');
  if ('correct' in request) return correctionRefusal(rules, save, request.correct, authority);
  return 'choose' in request
    ? choiceRefusal(rules, save, request.choose, authority)
    : orderRefusal(rules, save, request.order, authority);
}

function orderRefusal(
  rules: Ruleset,
  save: Save,
  order: Extract<Request, { readonly order: unknown }>['order'],
  authority: Authority,
): Refusal | undefined {
  if (save.state.winner) return because('battle-is-over');
  if (save.open) return because('question-is-open');
  if (!authority.gameMaster && !authority.seats.includes(order.side)) return because('not-your-side');
  const strange = fieldRefusal(rules, order);
  if (strange) return strange;
  const strangers = [order.unit, ...(order.units ?? []), order.target].filter(
    (id) => id !== undefined && !pieceOf(save.state, id) && !reserveOf(save.state, id),
  );
  if (strangers.length > 0) return because('no-such-piece');
  return rules.refusal(save.state, order);
}

function choiceRefusal(
  rules: Ruleset,
  save: Save,
  option: string,
  authority: Authority,
): Refusal | undefined {
  if (!save.open) return because('nothing-is-asked');
  const { query } = resume(rules, save.state, save.open);
  const asked = query?.kind === 'ask' ? query : pretendedQuestion(rules, save.state, save.open, query);
  if (!asked) return because('nothing-is-asked');
  if (!holds(authority, asked.side)) return because('not-asked-of-you');
  return asked.options.includes(option) ? undefined : because('no-such-answer');
}

function undoRefusal(save: Save, count: number, authority: Authority): Refusal | undefined {
  const actions = actionsOf(save.record).length;
  if (!Number.isInteger(count) || count < 0 || count > actions || (count === actions && !save.open)) {
    return because('nothing-to-undo');
  }
  if (authority.gameMaster) return undefined;
  if (authority.seats.length === 0) return because('not-your-side');
  return save.proposal ? because('proposal-is-open') : undefined;
}

function redoRefusal(save: Save, { gameMaster }: Authority): Refusal | undefined {
  if (!gameMaster) return because('only-the-game-master');
  return redoable(save) > 0 ? undefined : because('nothing-to-redo');
}

function resumeRefusal({ record }: Save, line: number, { gameMaster }: Authority): Refusal | undefined {
  if (!gameMaster) return because('only-the-game-master');
  return coursesOf(record).some((course) => course.line === line) ? undefined : because('nothing-to-redo');
}
