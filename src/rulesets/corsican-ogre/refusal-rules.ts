import type { Guide } from '../../core';

/** The statements behind the reasons that only this game gives. */
export const REFUSAL_RULES: Guide['refusals'] = {
  'battle-has-begun': ['R002-07'],
  'broken-needs-command': ['R002-95'],
  'card-forbids-moving': ['R002-105'],
  'counters-come-first': ['R001-59'],
  'has-attacked': ['R002-58'],
  'has-turned': ['R002-58'],
  'is-spent': ['R002-26'],
  'leader-with-a-unit': ['R002-29'],
  'leaders-only-move': ['R002-28'],
  'low-on-ammunition': ['R002-65'],
  'no-guns': ['R002-83'],
  'no-such-facing': ['R002-56'],
  'nobody-acts': ['R002-12'],
  'not-in-front': ['R002-57'],
  'out-of-command': ['R002-22'],
  'out-of-supply': ['R002-112'],
  'round-is-under-way': ['R002-12'],
  'same-facing': ['R002-58'],
  'square-faces-everywhere': ['R002-56'],
  'supports-a-melee': ['R002-83'],
  'event-is-under-way': ['R002-98'],
  'no-round-yet': ['R002-12'],
};
