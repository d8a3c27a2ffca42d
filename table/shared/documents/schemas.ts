import {
  ArrayField,
  BooleanField,
  FilePathField,
  JSONField,
  NumberField,
  ObjectField,
  type Schema,
  SchemaField,
  StringField,
} from '../fields';

const id = () => new StringField({ nullable: true, initial: null, blank: false });
const name = () => new StringField({ required: true, blank: false });
const word = (initial = '') => new StringField({ required: true, initial });
const switched = (initial = false) => new BooleanField({ initial });
const whole = (initial = 0) => new NumberField({ required: true, nullable: false, integer: true, initial });
const amount = (initial: number, min = 0) =>
  new NumberField({ required: true, nullable: false, min, initial });
const picture = () => new SchemaField({ src: new FilePathField() });
const flags = () => new ObjectField();
const ownership = () => new ObjectField({ initial: () => ({ default: 0 }) });
const typed = (initial: string) => ({ type: word(initial), system: new ObjectField() });

/** Users. */
export const userSchema = (): Schema => ({
  _id: id(),
  name: name(),
  role: whole(1),
  permissions: new ObjectField(),
  color: word('#888888'),
  character: id(),
  flags: flags(),
});

/** Actors: units and leaders. */
export const actorSchema = (): Schema => ({
  _id: id(),
  name: name(),
  ...typed('base'),
  img: new FilePathField(),
  prototypeToken: new ObjectField(),
  folder: id(),
  sort: whole(),
  ownership: ownership(),
  flags: flags(),
});

/** Scenes. */
export const sceneSchema = (): Schema => ({
  _id: id(),
  name: name(),
  active: switched(),
  navigation: switched(true),
  width: whole(4000),
  height: whole(3000),
  padding: amount(0.25),
  background: picture(),
  backgroundColor: new StringField({ nullable: true, initial: '#999999' }),
  initial: new ObjectField(),
  grid: new SchemaField({
    type: whole(1),
    size: new NumberField({ required: true, nullable: false, integer: true, min: 50, initial: 100 }),
    style: word('solidLines'),
    thickness: whole(1),
    color: word('#000000'),
    alpha: new NumberField({ required: true, nullable: false, min: 0, max: 1, initial: 0.2 }),
    distance: amount(1),
    units: word(),
  }),
  tokenVision: switched(true),
  tokens: new ArrayField(new ObjectField()),
  walls: new ArrayField(new ObjectField()),
  folder: id(),
  sort: whole(),
  ownership: ownership(),
  flags: flags(),
});

/** Tokens on a scene. */
export const tokenSchema = (): Schema => ({
  _id: id(),
  name: word(),
  actorId: id(),
  actorLink: switched(),
  x: whole(),
  y: whole(),
  elevation: new NumberField({ required: true, nullable: false, initial: 0 }),
  width: amount(1, 0.5),
  height: amount(1, 0.5),
  rotation: new NumberField({ required: true, nullable: false, initial: 0 }),
  texture: picture(),
  hidden: switched(),
  locked: switched(),
  lockRotation: switched(),
  disposition: whole(-1),
  displayName: whole(),
  displayBars: whole(),
  sort: whole(),
  flags: flags(),
});

/** Walls, which block tokens in Foundry. */
export const wallSchema = (): Schema => ({
  _id: id(),
  c: new ArrayField(new NumberField()),
  flags: flags(),
});

/** Combats: the battles. */
export const combatSchema = (): Schema => ({
  _id: id(),
  ...typed('base'),
  scene: id(),
  active: switched(),
  round: whole(),
  turn: new NumberField({ required: true, integer: true, initial: 0 }),
  sort: whole(),
  flags: flags(),
});

/** Messages of the chat log. */
export const chatMessageSchema = (): Schema => ({
  _id: id(),
  ...typed('base'),
  author: id(),
  timestamp: whole(),
  flavor: word(),
  content: word(),
  speaker: new SchemaField({ scene: id(), actor: id(), token: id(), alias: new StringField() }),
  whisper: new ArrayField(new StringField()),
  blind: switched(),
  rolls: new ArrayField(new JSONField()),
  sound: new FilePathField(),
  flags: flags(),
});

/** Settings of the world, or of one user. */
export const settingSchema = (): Schema => ({
  _id: id(),
  key: name(),
  value: new JSONField({ initial: 'null' }),
  user: id(),
});

/** Folders for documents of one kind. */
export const folderSchema = (): Schema => ({
  _id: id(),
  name: name(),
  type: word('JournalEntry'),
  folder: id(),
  sort: whole(),
  flags: flags(),
});

/** Journal entries with their pages. */
export const journalEntrySchema = (): Schema => ({
  _id: id(),
  name: name(),
  pages: new ArrayField(new ObjectField()),
  folder: id(),
  sort: whole(),
  ownership: ownership(),
  flags: flags(),
});

/** Pages of a journal entry. */
export const journalEntryPageSchema = (): Schema => ({
  _id: id(),
  name: name(),
  ...typed('text'),
  text: new SchemaField({ content: new StringField(), format: whole(1) }),
  title: new SchemaField({ show: switched(true), level: whole(1) }),
  sort: whole(),
  ownership: new ObjectField({ initial: () => ({ default: -1 }) }),
  flags: flags(),
});
