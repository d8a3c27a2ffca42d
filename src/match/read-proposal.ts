import { type Faults, fields, oneOf, SIDES, whole } from '../core';
import type { Proposal } from './save';

/** What a side would like to take back, if anything. */
export function readProposal(data: unknown, place: string, faults: Faults): Proposal | null {
  if (data === null) return null;
  const proposal = fields(data, place, faults);
  return {
    by: oneOf(proposal.by, `${place}.by`, faults, SIDES),
    undoTo: whole(proposal.undoTo, `${place}.undoTo`, faults, 0),
  };
}
