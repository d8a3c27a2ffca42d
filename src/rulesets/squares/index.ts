export { squaresGuide } from './guide';
export { squares } from './ruleset';
export { squaresScenarios } from './scenarios';
