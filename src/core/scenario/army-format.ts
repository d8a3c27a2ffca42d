import { FORMAT_FIELD, type KeptFormat } from '../data';

/** The formats of armies: as files, on pages, and with the users who have put them together. */
export const ARMY_FORMAT: KeptFormat = { name: 'the army', field: FORMAT_FIELD, current: 1, steps: [] };
