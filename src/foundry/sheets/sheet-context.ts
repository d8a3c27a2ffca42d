import { type Figure, type PieceType, pieceOf, type Ruleset, reserveOf } from '../../core';
import { drawBlock, drawLeader, imageSource } from '../../drawing';
import { isUnitActor, type PieceActor, say, type UnitModel, type UserBattle } from '../documents';
import { whatItCanDo } from './what-it-can-do';

/** What the template of a sheet shows. */
export function sheetContext(actor: PieceActor, rules: Ruleset | undefined, battle: UserBattle | undefined) {
  const { type, nation, portrait, notes } = actor.system;
  const chart = rules?.pieces[type];
  const isCorrectable = game.user.isGM && battle !== undefined && battle.question === null;
  return {
    name: actor.name,
    type: say(`PDC.type.${type}`),
    nation,
    nationName: say(`PDC.nation.${nation}`),
    portrait,
    picture: pictureOf(actor, chart),
    notes,
    isEditable: actor.isOwner,
    isCorrectable,
    unit: isUnitActor(actor) ? unitPart(actor.system, rules) : null,
    figures: (chart?.figures ?? []).map(figure),
    orders: battle ? ordersPart(actor, battle) : null,
  };
}

function pictureOf(actor: PieceActor, chart: PieceType | undefined): string {
  const { nation } = actor.system;
  if (!isUnitActor(actor)) {
    return imageSource(drawLeader({ nation, rank: chart?.sign ?? '', name: '', alone: true }));
  }
  const { strength, formation } = actor.system;
  const { arm = '', sign = '', isGroup = false } = chart ?? {};
  const { value, max } = strength;
  const full = isGroup ? Math.max(max, value) : max;
  return imageSource(drawBlock({ arm, sign, nation, strength: value, full, formation }));
}

function unitPart({ strength, formation }: UnitModel, rules: Ruleset | undefined) {
  const { value, max } = strength;
  return {
    value,
    max,
    pips: Array.from({ length: Math.max(max, value) }, (_, index) => ({
      number: index + 1,
      isLeft: index < value,
    })),
    formation: say(`PDC.formation.${formation}`),
    formations: (rules?.formations ?? [formation]).map((each) => ({
      value: each,
      name: say(`PDC.formation.${each}`),
      isChosen: each === formation,
    })),
  };
}

function ordersPart({ system }: PieceActor, { rules, state, question }: UserBattle) {
  const piece = pieceOf(state, system.piece) ?? reserveOf(state, system.piece);
  if (!piece) return { isFallen: true, can: [], cannot: [] };
  if (question) return { isFallen: false, can: [], cannot: [{ text: say('PDC.reason.question-is-open') }] };
  const { can, cannot } = whatItCanDo(rules, state, piece);
  // One reason against everything needs no list of what it is against.
  const isIdle = can.length === 0 && cannot.length === 1;
  return {
    isFallen: false,
    can: can.map(({ type, ways, targets }) => ({
      name: say(`PDC.order.${type}`),
      text: targets.length > 0 ? targets.map(targetText).join(', ') : waysText(ways),
    })),
    cannot: cannot.map(({ types, reason }) => ({
      name: isIdle ? '' : types.map((type) => say(`PDC.order.${type}`)).join(', '),
      text: say(`PDC.reason.${reason}`),
    })),
  };
}

const targetText = ({ name, dice }: { readonly name: string; readonly dice: number }): string =>
  say(`PDC.sheet.target.${dice === 1 ? 'one' : 'many'}`, { name, count: String(dice) });

/** One way needs no number: the order has no space to choose. */
const waysText = (ways: number): string =>
  say(ways > 1 ? 'PDC.sheet.ways' : 'PDC.sheet.possible', { count: String(ways) });

const figure = ({ key, value, rule, house }: Figure) => ({
  name: say(`PDC.figure.${key}`),
  value: game.i18n.has(`PDC.figureValue.${value}`) ? say(`PDC.figureValue.${value}`) : value,
  rule,
  isHouse: house === true,
});
