export { errorText } from './error-text';
export {
  choicesOf,
  type Form,
  type Forms,
  listForm,
  mappingForm,
  needed,
  type Topic,
  type TopicForms,
  type Word,
  wholeForm,
  wordForm,
} from './form';
export { type FileKind, plainName, readJsonFile } from './json-file';
export { LARGEST_FILE, LONGEST } from './limits';
export { parseJson, sizeFault } from './parse-json';
export {
  type Faults,
  type Fields,
  fields,
  isEveryObjects,
  items,
  MOST_RATING,
  MOST_STRENGTH,
  noOthers,
  oneById,
  oneOf,
  readWhole,
  text,
  UnusableData,
  whole,
} from './reader';
export {
  backupOf,
  FORMAT_FIELD,
  type FormatStep,
  isOfEarlierFormat,
  migrated,
  type SavedFormat,
} from './saved-format';
export {
  byField,
  byName,
  exactly,
  flag,
  type Kinds,
  listOf,
  mapping,
  numberFrom,
  oneOfKinds,
  onlyTrue,
  optional,
  orElse,
  orNull,
  type Reader,
  type Shape,
  wholeFrom,
  wordFrom,
} from './shape';
