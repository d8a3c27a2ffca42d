import type { TableCells } from '../../core';

/** House tables by their ids. */
export type Tables = Readonly<Record<string, TableCells>>;
