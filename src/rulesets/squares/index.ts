export { squares } from './ruleset';
export { squaresScenarios } from './scenarios';
