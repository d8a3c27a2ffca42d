export { codeNapoleonArmies } from './armies/building';
export { codeNapoleonGuide } from './guide';
export { codeNapoleon } from './ruleset';
export { codeNapoleonScenarios } from './scenarios';
