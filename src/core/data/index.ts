export { errorText } from './error-text';
export {
  type Faults,
  type Fields,
  fields,
  isEveryObjects,
  items,
  MOST_RATING,
  MOST_STRENGTH,
  noOthers,
  oneOf,
  text,
  UnusableData,
  whole,
} from './reader';
