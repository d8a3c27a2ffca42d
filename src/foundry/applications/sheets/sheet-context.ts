import {
  choicesOf,
  type Facing,
  type Form,
  type Forms,
  fallenOf,
  isUnit,
  type Json,
  type Leader,
  pieceOf,
  type Ruleset,
  reserveOf,
  type Stat,
  type Unit,
} from '../../../core';
import { drawPiece, imageSource, NATIONS } from '../../../drawing';
import type { UserBattle } from '../../battle';
import type { UnitModel } from '../../documents';
import { isUnitActor, type PieceActor } from '../../documents/document-types';
import { localize, localizeFor, localizeRefusal, TEXTS, type Texts, textsOf } from '../../texts';
import { listChoices } from '../list-choices';
import { figureLine } from '../type-picture';
import { possibleOrders } from './possible-orders';

/** The template data of a sheet. */
export function sheetContext(actor: PieceActor, rules: Ruleset | undefined, battle: UserBattle | undefined) {
  const { type, piece: id, nation, portrait, notes } = actor.system;
  const state = battle?.state;
  const piece = state && (pieceOf(state, id) ?? reserveOf(state, id) ?? fallenOf(state, id));
  const chart = rules?.pieces[type];
  const texts = textsOf(rules?.id ?? '', TEXTS);
  const figure = (stat: Stat) => figureLine(stat, texts);
  const isCorrectable = game.user.isGM && battle !== undefined && battle.question === null;
  return {
    /** Ids of fields, so that the field in use keeps the focus when the sheet is rendered again. */
    fieldId: `pdc-sheet-${actor.id}`,
    name: actor.name,
    type: texts.localize(`PDC.rules.type.${type}`),
    about: `${rules?.pieces[type]?.kind ?? 'unit'}:${type}`,
    nation,
    nationName: localize(`PDC.rules.nation.${nation}`),
    portrait,
    nations: nationsPart(nation),
    picture: pictureOf(actor, rules, piece, battle),
    notes,
    isEditable: actor.isOwner,
    isCorrectable,
    hasState: isCorrectable || isUnitActor(actor),
    isRemovable: isCorrectable && pieceOf(battle.state, id) !== undefined,
    unit: isUnitActor(actor) ? unitPart(actor.system, rules, texts) : null,
    ...describedPart(piece, battle, isCorrectable),
    own: (battle?.rules.stats(battle.state, id) ?? []).map(figure),
    stats: (chart?.stats ?? []).map(figure),
    orders: battle ? ordersPart(actor, battle) : null,
  };
}

/** The data that only the battle has on the piece, beyond its actor. */
function describedPart(
  piece: Unit | Leader | undefined,
  battle: UserBattle | undefined,
  isCorrectable: boolean,
) {
  if (!piece || !battle) return { arms: null, facing: null, traits: [] };
  const { id, pieces, facings } = battle.rules;
  const texts = textsOf(id, TEXTS);
  const { weapons = battle.rules.weapons } = pieces[piece.type] ?? {};
  const unit = isUnit(piece) ? piece : undefined;
  return {
    arms: unit ? armsPart(unit, weapons, texts) : null,
    facing: unit ? facingPart(unit, facings, texts) : null,
    traits: isCorrectable ? traitParts(piece, battle.rules, texts) : [],
  };
}

function pictureOf(
  actor: PieceActor,
  rules: Ruleset | undefined,
  piece: Unit | Leader | undefined,
  battle: UserBattle | undefined,
): string {
  const { type, nation } = actor.system;
  const known = {
    pieces: rules?.pieces ?? {},
    hitTrack: rules?.hitTrack ?? ('strength' as const),
    grid: rules?.grid,
  };
  if (!isUnitActor(actor)) return imageSource(drawPiece(known, { type, nation }));
  const { strength, formation } = actor.system;
  // Only the battle knows which leader is with a unit.
  const unit = piece !== undefined && isUnit(piece) ? piece : undefined;
  const signs = unit && battle?.rules.signs(battle.state, unit.id);
  const figures = { strength: strength.value, full: strength.max, formation };
  return imageSource(drawPiece(known, { type, nation, ...figures, facing: unit?.facing, ...signs }));
}

/** The nations to choose from, including the piece's own even if no other piece has it. */
const nationsPart = (own: string) =>
  listChoices([...new Set([...Object.keys(NATIONS), own])], own, (id) => localize(`PDC.rules.nation.${id}`));

/** The weapons of a unit and those it could have. */
function armsPart({ armed }: Unit, weapons: readonly string[], texts: Texts) {
  const nameOf = (weapon: string): string => texts.localize(`PDC.rules.weapon.${weapon}`);
  return {
    text: armed.map(nameOf).join(', '),
    choices: weapons.map((value) => ({ value, name: nameOf(value), isCarried: armed.includes(value) })),
  };
}

function unitPart({ strength, formation, type }: UnitModel, rules: Ruleset | undefined, texts: Texts) {
  const formations = rules?.pieces[type]?.formations ?? rules?.formations ?? [];
  const nameOf = (each: string): string => texts.localize(`PDC.rules.formation.${each}`);
  return {
    ...hitTrackOf(strength, rules?.hitTrack ?? 'strength'),
    formation: nameOf(formation),
    // The unit's own formation is listed even if units of its type may not have it.
    formations: listChoices([...new Set([...formations, formation])], formation, nameOf),
  };
}

function ordersPart({ system }: PieceActor, { rules, state, question }: UserBattle) {
  const piece = pieceOf(state, system.piece) ?? reserveOf(state, system.piece);
  if (!piece) return { isFallen: true, can: [], cannot: [] };
  if (question)
    return { isFallen: false, can: [], cannot: [{ text: localize('PDC.rules.reason.question-is-open') }] };
  const { can, cannot } = possibleOrders(rules, state, piece);
  const orderText = (type: string): string => localizeFor(rules.id, `PDC.rules.order.${type}`);
  // A single reason that rules out everything needs no list of orders.
  const isIdle = can.length === 0 && cannot.length === 1;
  return {
    isFallen: false,
    can: can.map(({ type, count, targets }) => ({
      name: orderText(type),
      text: targets.length > 0 ? targets.map(targetText).join(', ') : countText(count),
    })),
    cannot: cannot.map(({ types, refusal }) => ({
      name: isIdle ? '' : types.map(orderText).join(', '),
      text: localizeRefusal(refusal, rules.id),
    })),
  };
}

const targetText = ({ name, dice }: { readonly name: string; readonly dice: number }): string =>
  localize(`PDC.windows.sheet.target.${dice === 1 ? 'one' : 'many'}`, { name, count: String(dice) });

/** The number of orders as text; 1 is not shown, since there is nothing to choose. */
const countText = (count: number): string =>
  localize(count > 1 ? 'PDC.windows.sheet.ways' : 'PDC.windows.sheet.possible', { count: String(count) });

/** One point of a unit as the sheet shows it. */
interface Pip {
  readonly number: number;
  readonly isLeft: boolean;
  /** The strength of the unit if a GM presses this point. */
  readonly strength: number;
}

/** The points of a unit as players count them. */
export interface HitTrack {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly pips: readonly Pip[];
}

/** Counts a unit's remaining strength, or its disruption. */
export function hitTrackOf(
  { value, max }: { readonly value: number; readonly max: number },
  hitTrack: Ruleset['hitTrack'],
): HitTrack {
  if (hitTrack === 'strength') {
    const pips = numbers(Math.max(max, value)).map((number) => ({
      number,
      isLeft: number <= value,
      strength: number,
    }));
    return { label: 'PDC.windows.sheet.strength', value, max, pips };
  }
  const points = Math.max(0, max - value);
  // Pressing the last point again removes it, so that a unit can be fully restored.
  const pips = numbers(max).map((number) => ({
    number,
    isLeft: number <= points,
    strength: max - (number === points ? number - 1 : number),
  }));
  return { label: 'PDC.windows.sheet.disruption', value: points, max, pips };
}

const numbers = (length: number): readonly number[] => Array.from({ length }, (_, index) => index + 1);

/** A unit's facing and the other possible ones; null in games without facing. */
function facingPart({ facing }: Unit, facings: readonly Facing[], texts: Texts) {
  if (facing === undefined || facings.length === 0) return null;
  const nameOf = (each: Facing): string => texts.localize(`PDC.rules.facing.${each}`);
  return {
    name: nameOf(facing),
    choices: listChoices(facings, facing, nameOf),
  };
}

/** The piece's values for the game's own scenario fields, which a GM can correct. */
function traitParts({ type, traits = {} }: Unit | Leader, rules: Ruleset, texts: Texts) {
  const forms = traitForms(rules, type);
  return Object.entries(traits)
    .filter(([key]) => Object.hasOwn(forms, key))
    .map(([key, value]) => ({
      key,
      label: texts.localize(`PDC.rules.trait.${key}`),
      value: String(value),
      choices: choicesOf(forms[key]).map((each) => ({
        id: String(each),
        name: choiceName(each, texts),
        isChosen: each === value,
      })),
    }));
}

/** The descriptions of the game's own scenario fields, for a piece of a type. */
export function traitForms({ pieces, scenarioFields }: Ruleset, type: string): Forms {
  const known = Object.hasOwn(pieces, type) ? pieces[type] : undefined;
  return known ? scenarioFields.formsOf(known) : {};
}

function choiceName(value: string | number | boolean, texts: Texts): string {
  if (typeof value === 'number') return String(value);
  const word = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  return texts.localize(`PDC.rules.figureValue.${word}`);
}

/** The value of a trait chosen or typed on the sheet: one of its allowed values, or the typed text. */
export const traitValue = (form: Form | undefined, written: string): Json =>
  choicesOf(form).find((each) => String(each) === written) ?? written.trim();
