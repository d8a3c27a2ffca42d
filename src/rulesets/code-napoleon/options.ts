import type { RulesOption } from '../../core';
import { option, optionsAre } from '../square-grid/option';

/** Rulings that are a real choice (rules/square-rules.md C1); the default comes first. */
export const OPTIONS: readonly RulesOption[] = [
  option('turnMinutes', 'A003-02', '45', 'random'),
  option('fireSides', 'A003-07', 'phasing', 'both'),
  option('generalBonus', 'A003-08', 'rating', 'flat2'),
  option('influence', 'A003-11', 'sameSquare', 'adjacent'),
  option('cascade', 'A003-14', true, false),
  option('oocReaction', 'A003-16', 'allow', 'forbid'),
  option('screen', 'A003-23', 'smallArmsAndCanister', 'allFire'),
  option('lineStands', 'A003-27', 'all', 'frontRank'),
  option('disorganised', 'A003-46', 'full', 'light'),
  option('retreatOff', 'A3.6', 'lost', 'returnAfter3'),
  option('moveOrder', 'A003-63', 'divisionByDivision', 'free'),
];

/** True if a rules option has a given value; an option that the battle does not set has its default. */
export const optionIs = optionsAre(OPTIONS);
