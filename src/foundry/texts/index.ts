export { localize, localizeAnswer, localizeCount, localizeFor, localizeRefusal } from './localize';
