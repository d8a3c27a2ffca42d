import { NotOnTable } from '../not-on-table';
import { HexagonalGrid } from './hexagonal-grid';
import { GRID_TYPES, type TableGrid } from './point';
import { SquareGrid } from './square-grid';

/** The grid of a scene. */
export function gridOf({ type, size }: { readonly type: number; readonly size: number }): TableGrid {
  switch (type) {
    case GRID_TYPES.SQUARE:
      return new SquareGrid({ size });
    case GRID_TYPES.HEXODDR:
      return new HexagonalGrid({ size });
    case GRID_TYPES.HEXEVENR:
      return new HexagonalGrid({ size, even: true });
    case GRID_TYPES.HEXODDQ:
      return new HexagonalGrid({ size, columns: true });
    case GRID_TYPES.HEXEVENQ:
      return new HexagonalGrid({ size, columns: true, even: true });
    default:
      throw new NotOnTable('foundry.grid.GridlessGrid');
  }
}
