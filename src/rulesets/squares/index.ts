export { squaresArmies } from './armies/building';
export { squaresGuide } from './guide';
export { squaresLessons } from './lessons';
export { squares } from './ruleset';
export { squaresScenarios } from './scenarios';
