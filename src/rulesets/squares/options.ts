import type { RulesOption } from '../../core';
import { option, optionsAre } from '../square-grid/option';

/** Rulings that are a real choice: those of rules/square-rules.md C1 and some more; the default comes first. */
export const OPTIONS: readonly RulesOption[] = [
  option('bombard', 'A004-01', 'A', 'B', 'C'),
  option('bombardsPerTurn', 'A004-05', '1', 'perAction'),
  option('horseBonus', 'A004-06', true, false),
  option('dpAllocation', 'A004-07', 'even', 'owner', 'attacker'),
  option('pool', 'A004-10', 'command', 'sideTurn'),
  option('reverseSlope', 'A004-11', false, true),
  option('bombardLines', 'A004-12', 'any', 'straight'),
  option('bombardFacing', 'A004-13', true, false),
  option('assaultFacing', 'A004-16', true, false),
  option('supportCommand', 'A004-21', 'any', 'same'),
  option('roll', 'A004-27', 'eachSide', 'shared'),
  option('assaultTerrain', 'A004-29', true, false),
  option('townSave', 'T004-5', true, false),
  option('supportsWithdraw', 'A004-33', 'all', 'sameSquare'),
  option('rallies', 'A004-40', '1', 'any'),
  option('frontalZone', 'A004-44', 'wide3', 'deep3'),
  option('passThrough', 'A004-47', true, false),
  option('waiver', 'A004-67', 'onlyStep', 'singleAction'),
  option('riverSurcharge', 'A004-52', 'waived', 'always'),
  option('rallyTiming', 'A004-41', 'afterRoll', 'anyTime'),
  option('rallyBy', 'A004-63', 'command', 'general'),
  option('rallyPaidBy', 'R004-38', 'command', 'recovering'),
  option('garrisonAssault', 'A004-56', 'infantry', 'anyone'),
  option('blockedRetreat', 'B3.4', 'destroyed', 'plus1DP'),
  option('initiative', 'A004-61', 'scenario', 'rollOff', 'alternate'),
  option('time', 'T004-8', 'averageDie', 'fixed60'),
  option('cinc', 'A004-59', 'off', 'lendRating'),
  option('generalLoss', 'A004-60', false, true),
];

/** True if a rules option has a given value; an option that the battle does not set has its default. */
export const optionIs = optionsAre(OPTIONS);
