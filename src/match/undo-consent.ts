import { enemyOf, type Refusal, type Ruleset } from '../core';
import { type Authority, holds } from './request';
import { because, type Proposal, type Save } from './save';
import { isFreeToUndo, undone } from './undo';

/** Undoes at once, or proposes it to the other side. */
export function undoneOrProposed(
  rules: Ruleset,
  save: Save,
  undoTo: number,
  { seats, gameMaster }: Authority,
): Save {
  const [by] = seats;
  if (gameMaster || by === undefined || isFreeToUndo(save, undoTo, seats)) return undone(rules, save, undoTo);
  return { ...save, proposal: { by, undoTo } };
}

/** The battle after the other side has agreed to a proposal to undo, or refused it. */
export const consented = (rules: Ruleset, save: Save, proposal: Proposal | null, agrees: boolean): Save =>
  agrees && proposal ? undone(rules, save, proposal.undoTo) : save;

/** Only the other side can agree, or a GM for it; the side that proposed may withdraw. */
export function consentRefusal(
  { proposal }: Save,
  consent: boolean,
  authority: Authority,
): Refusal | undefined {
  if (!proposal) return because('nothing-is-asked');
  if (!consent && holds(authority, proposal.by)) return undefined;
  return holds(authority, enemyOf(proposal.by)) ? undefined : because('not-asked-of-you');
}
