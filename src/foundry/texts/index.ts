export {
  diceText,
  type Localize,
  localize,
  localizeAnswer,
  localizeCount,
  localizeFor,
  localizeRefusal,
  ownKey,
  rollText,
  signed,
  TEXTS,
  type Texts,
} from './localize';
