import type { HouseTable } from '../../../core';
import { BREAKTHROUGH_CHART, CHARGE_MODIFIERS, GETAWAY_CHART, REACTION_CHART } from './charges';
import { EFFECT_CHART, EFFECT_HITS } from './effects';
import { FIRE_MODIFIERS, GUNS_CHART, SMALL_ARMS_CHART } from './fire';
import { GRADE_CHART } from './grades';
import { MELEE_CHART, MELEE_MODIFIERS } from './melee';
import { FORCED_MARCH_CHART, MANOEUVRE_CHART, MOVE_CHART, RETREAT_CHART } from './movement';
import { RADIUS_CHART } from './radius';
import { CASUALTY_CHART, LONE_GENERAL_CHART, RATING_CHART } from './ratings';
import { EDGE_CHART, GROUND_CHART } from './terrain';
import { VICTORY_CHART } from './victory';

const CHARTS = [
  GRADE_CHART,
  RATING_CHART,
  RADIUS_CHART,
  MOVE_CHART,
  MANOEUVRE_CHART,
  FORCED_MARCH_CHART,
  GROUND_CHART,
  EDGE_CHART,
  SMALL_ARMS_CHART,
  GUNS_CHART,
  FIRE_MODIFIERS,
  EFFECT_CHART,
  EFFECT_HITS,
  RETREAT_CHART,
  CHARGE_MODIFIERS,
  REACTION_CHART,
  GETAWAY_CHART,
  MELEE_CHART,
  MELEE_MODIFIERS,
  BREAKTHROUGH_CHART,
  CASUALTY_CHART,
  LONE_GENERAL_CHART,
  VICTORY_CHART,
];

/** All house tables of these rules, which the GM may edit: the tables of the source are lost. */
export const TABLES: Readonly<Record<string, HouseTable>> = Object.fromEntries(
  CHARTS.map(({ table }) => [table.id, table]),
);
