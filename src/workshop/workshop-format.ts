import { FORMAT_FIELD, type SavedFormat } from '../core';

/** The formats of workshops, as the journal keeps them. */
export const WORKSHOP_FORMAT: SavedFormat = {
  name: 'the workshop',
  field: FORMAT_FIELD,
  current: 1,
  steps: [],
};
