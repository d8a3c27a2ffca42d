export {
  type Localize,
  localize,
  localizeAnswer,
  localizeCount,
  localizeFor,
  localizeRefusal,
  ownKey,
  TEXTS,
  type Texts,
} from './localize';
