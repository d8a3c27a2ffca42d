import { FORMAT_FIELD, type SavedFormat } from '../data';

/** The formats of armies: as files, on journal pages, and in the settings of the users who made them. */
export const ARMY_FORMAT: SavedFormat = { name: 'the army', field: FORMAT_FIELD, current: 1, steps: [] };
