import { KEYBINDING_PRECEDENCE } from '../../client/keybindings';
import { OWNERSHIP_LEVELS, USER_ROLES } from '../../shared/documents/permission';
import { GRID_TYPES } from '../../shared/grid/point';
import { guarded } from '../../shared/not-on-table';
import { PERFORMANCE_MODES } from '../../shared/performance-modes';

/** The global `CONST`. */
export const constNamespace = () =>
  guarded('CONST', {
    CANVAS_PERFORMANCE_MODES: guarded('CONST.CANVAS_PERFORMANCE_MODES', PERFORMANCE_MODES),
    DOCUMENT_OWNERSHIP_LEVELS: OWNERSHIP_LEVELS,
    GRID_TYPES,
    KEYBINDING_PRECEDENCE,
    TOKEN_DISPLAY_MODES: guarded('CONST.TOKEN_DISPLAY_MODES', {
      NONE: 0,
      CONTROL: 10,
      OWNER_HOVER: 20,
      HOVER: 30,
      OWNER: 40,
      ALWAYS: 50,
    }),
    TOKEN_DISPOSITIONS: guarded('CONST.TOKEN_DISPOSITIONS', {
      SECRET: -2,
      HOSTILE: -1,
      NEUTRAL: 0,
      FRIENDLY: 1,
    }),
    USER_ROLES,
  });
