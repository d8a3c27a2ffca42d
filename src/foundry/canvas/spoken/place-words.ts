import { hasRoad, isUnit, type Leader, type SpaceId, terrainAt, type Unit } from '../../../core';
import type { UserBattle } from '../../battle';
import { localize, localizeFor, TEXTS } from '../../texts';
import { strengthText } from '../../texts/unit-words';
import { activityTold } from '../choices/pieces';
import { piecesAt } from '../choices/pieces-at';
import { activityText, formationText, groundText, objectiveTexts } from '../popovers/card-element';
import { conditionTexts, statTexts } from '../popovers/wording';

/** Joins the texts that are not empty into a sentence. */
export const sentence = (...words: readonly string[]): string =>
  words.filter((word) => word !== '').join(', ');

/** The name of a space. */
export const placeName = ({ rules }: Pick<UserBattle, 'rules'>, space: SpaceId): string =>
  localize(`PDC.board.voice.${rules.grid.kind}`, { space });

/** The text of everything that a piece's block shows. */
export function pieceWords(battle: UserBattle, piece: Unit | Leader): string {
  const { rules, state } = battle;
  const { facing } = isUnit(piece) ? piece : {};
  return sentence(
    piece.name,
    localizeFor(rules.id, `PDC.rules.type.${piece.type}`),
    state.sides[piece.side].name,
    isUnit(piece) ? strengthText(rules, piece, TEXTS) : '',
    ...formationText(piece, rules),
    facing && rules.facings.length > 0
      ? localize('PDC.board.voice.facing', { facing: localizeFor(rules.id, `PDC.rules.facing.${facing}`) })
      : '',
    ...conditionTexts(rules, state, piece.id),
    ...activityText(activityTold(battle, piece), rules.id),
    ...statTexts(rules, state, piece.id),
  );
}

/** The terrain of a space, the terrain along its sides, and its points. */
export function groundWords({ rules, state }: UserBattle, space: SpaceId): string {
  const terrain = terrainAt(state, space);
  const ground = terrain === 'clear' ? localize('PDC.board.voice.openGround') : groundText(terrain, rules);
  const worth = objectiveTexts(
    state.objectives.filter(({ spaces }) => spaces.includes(space)),
    state,
  );
  const road = hasRoad(rules, state, space) ? localizeFor(rules.id, 'PDC.rules.terrain.road') : '';
  return sentence(ground, road, ...sideWords({ rules, state }, space), ...worth);
}

/** The terrain between a space and its neighbours, and the works that cover it, each with its direction. */
function sideWords({ rules, state }: Pick<UserBattle, 'rules' | 'state'>, space: SpaceId): readonly string[] {
  const byKind = new Map<string, readonly SpaceId[]>();
  for (const next of rules.grid.neighbours(space)) {
    const kinds = [
      state.borders[`${space}|${next}`] ?? state.borders[`${next}|${space}`],
      state.works?.[`${space}>${next}`],
    ];
    for (const kind of kinds) if (kind !== undefined) byKind.set(kind, [...(byKind.get(kind) ?? []), next]);
  }
  return [...byKind].map(([kind, spaces]) =>
    localize('PDC.board.voice.towards', {
      what: localizeFor(rules.id, `PDC.rules.terrain.${kind}`),
      spaces: spaces.join(', '),
    }),
  );
}

/** A space with its terrain and all its pieces. */
export function placeWords(battle: UserBattle, space: SpaceId): string {
  const here = piecesAt(battle.state, space).map((piece) => pieceWords(battle, piece));
  const who = here.length > 0 ? here.join('; ') : localize('PDC.board.voice.nobody');
  return `${placeName(battle, space)}: ${groundWords(battle, space)}. ${who}.`;
}
