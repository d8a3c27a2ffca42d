export {
  type Faults,
  type Fields,
  fields,
  items,
  noOthers,
  oneOf,
  text,
  UnusableData,
  whole,
} from './reader';
