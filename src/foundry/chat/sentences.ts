import { type PieceId, type Side, sharedTurn } from '../../core';
import { changesOf } from './adjusted-changes';
import type { RetreatLine, SentenceLine } from './card-data';
import type { CardTexts } from './card-texts';

type LineOf<T extends SentenceLine['type']> = Extract<SentenceLine, { readonly type: T }>;
type Sentences = { readonly [T in SentenceLine['type']]: (line: LineOf<T>, texts: CardTexts) => string };

/** A text that has one form for singular and another for plural. */
const counted = (
  texts: CardTexts,
  key: string,
  count: number,
  blanks: Readonly<Record<string, string>> = {},
) => texts.text(`${key}.${count === 1 ? 'one' : 'many'}`, { ...blanks, count: String(count) });

const cause = (texts: CardTexts, key: string): string => texts.textOr(`PDC.rules.cause.${key}`, '');

const title = (texts: CardTexts, card: string): string =>
  `<b>${texts.textOr(`PDC.rules.command.${card}.title`, card)}</b>`;

/** The text for a mirrored card, with the sections that it now refers to. */
function mirroredText(sections: readonly string[], texts: CardTexts): string {
  if (sections.length === 0) return texts.text('PDC.chat.tell.mirrored');
  const named = sections.map((section) => texts.text(`PDC.chat.tell.section.${section}`));
  return texts.text('PDC.chat.tell.mirroredTo', { sections: texts.list(named) });
}

const worksWord = (works: string, texts: CardTexts): string =>
  texts.inSentence(texts.textOr(`PDC.rules.terrain.${works}`, works));

/** Works that were built or razed, by a unit or by no unit. */
function worksText(
  key: 'worksBuilt' | 'worksRazed',
  { works, unit }: { readonly works: string; readonly unit: PieceId | undefined },
  texts: CardTexts,
): string {
  const blanks = { works: worksWord(works, texts) };
  return unit === undefined
    ? texts.text(`PDC.chat.tell.${key}.byNobody`, blanks)
    : texts.text(`PDC.chat.tell.${key}.by`, { ...blanks, unit: texts.piece(unit) });
}

const formationName = (formation: string, texts: CardTexts): string =>
  texts.inSentence(texts.textOr(`PDC.rules.formation.${formation}`, formation));

const formedText = (unit: string, formation: string, texts: CardTexts): string =>
  texts.ownOr(`PDC.chat.tell.formedAs.${formation}`, { unit: texts.piece(unit) }) ||
  texts.text('PDC.chat.tell.formed', { unit: texts.piece(unit), formation: formationName(formation, texts) });

/** A retreat or an evasion with its last space; on a card of an earlier version, with the number of spaces. */
function retreatText({ type, unit, spaces, to }: RetreatLine, texts: CardTexts): string {
  const key = `PDC.chat.tell.${type}`;
  const blanks = { unit: texts.piece(unit) };
  return to === undefined
    ? counted(texts, key, spaces, blanks)
    : texts.text(`${key}.to`, { ...blanks, to: texts.verbatim(to) });
}

/** The text for a formation that spreads over several spaces. */
const spreadAs = (formation: string, blanks: Readonly<Record<string, string>>, texts: CardTexts): string =>
  texts.text('PDC.chat.tell.spreadAs', { ...blanks, formation: formationName(formation, texts) });

const sentences: Sentences = {
  attacked: ({ unit, target }, texts) =>
    texts.text('PDC.chat.tell.attacked', { unit: texts.piece(unit), target: texts.piece(target) }),
  responded: ({ unit, response }, texts) =>
    texts.text('PDC.chat.tell.responded', {
      unit: texts.piece(unit),
      response: texts.textOr(`PDC.rules.response.${response}`, response),
    }),
  lost: ({ unit, steps, cause: why }, texts) =>
    texts.ownOr(`PDC.chat.tell.lostFor.${why}.${steps === 1 ? 'one' : 'many'}`, {
      unit: texts.piece(unit),
      count: String(steps),
    }) ||
    counted(texts, `PDC.chat.tell.${texts.countsDisruption ? 'disrupted' : 'lost'}`, steps, {
      unit: texts.piece(unit),
      cause: cause(texts, why),
    }),
  eliminated: ({ unit, cause: why, by }, texts) =>
    texts.text(`PDC.chat.tell.${by === undefined ? 'eliminated' : 'eliminatedBy'}`, {
      unit: texts.piece(unit),
      cause: cause(texts, why),
      ...(by !== undefined && { by: texts.piece(by) }),
    }),
  'leader-eliminated': ({ leader, cause: why, by = '' }, texts) =>
    texts.ownOr(`PDC.chat.tell.leaderLost.${why}`, { leader: texts.piece(leader), by: texts.piece(by) }) ||
    texts.text('PDC.chat.tell.leaderEliminated', { leader: texts.piece(leader) }),
  'flags-ignored': ({ unit, modifiers }, texts) =>
    counted(texts, 'PDC.chat.tell.flagsIgnored', modifiers.length, {
      unit: texts.piece(unit),
      reasons: texts.list(
        modifiers.map(({ reason }) => texts.textOr(`PDC.rules.modifier.${reason}`, reason)),
      ),
    }),
  moved: ({ unit, path }, texts) =>
    texts.text('PDC.chat.tell.moved', { unit: texts.piece(unit), to: texts.verbatim(path.at(-1) ?? '') }),
  retreated: (line, texts) => retreatText(line, texts),
  evaded: (line, texts) => retreatText(line, texts),
  advanced: ({ unit }, texts) => texts.text('PDC.chat.tell.advanced', { unit: texts.piece(unit) }),
  spread: ({ unit, over, as }, texts) => {
    const count = over.length + 1;
    const own =
      as === undefined ? '' : spreadAs(as, { unit: texts.piece(unit), count: String(count) }, texts);
    return own || counted(texts, 'PDC.chat.tell.spread', count, { unit: texts.piece(unit) });
  },
  formed: ({ unit, formation }, texts) => formedText(unit, formation, texts),
  turned: ({ unit, facing }, texts) =>
    texts.text('PDC.chat.tell.turned', {
      unit: texts.piece(unit),
      facing: texts.textOr(`PDC.rules.facing.${facing}`, facing),
    }),
  'time-passed': ({ minutes }, texts) => texts.text('PDC.chat.tell.timePassed', { minutes: String(minutes) }),
  supported: ({ unit, by }, texts) =>
    texts.text('PDC.chat.tell.supported', {
      unit: texts.piece(unit),
      by: texts.list(by.map((id) => texts.piece(id))),
    }),
  lapsed: ({ unit, kind }, texts) =>
    texts.text('PDC.chat.tell.lapsed', {
      unit: texts.piece(unit),
      order: texts.textOr(`PDC.rules.order.${kind}`, kind),
    }),
  gained: ({ unit, steps, cause: why }, texts) =>
    counted(texts, `PDC.chat.tell.${texts.countsDisruption ? 'steadied' : 'gained'}`, steps, {
      unit: texts.piece(unit),
      cause: cause(texts, why),
    }),
  detached: ({ unit, spaces }, texts) =>
    counted(texts, 'PDC.chat.tell.detached', spaces, { unit: texts.piece(unit) }),
  joined: ({ unit: id, into: other, steps }, texts) => {
    // Skirmishers have the name of their parent unit.
    const [unit, into] = [texts.piece(id), texts.piece(other)];
    const key = unit === into ? 'PDC.chat.tell.joinedOwn' : 'PDC.chat.tell.joined';
    return counted(texts, key, steps, { unit, into });
  },
  left: ({ unit, cause: why }, texts) =>
    texts.text('PDC.chat.tell.left', { unit: texts.piece(unit), cause: cause(texts, why) }),
  entered: ({ unit }, texts) => texts.text('PDC.chat.tell.entered', { unit: texts.piece(unit) }),
  'terrain-placed': ({ side, terrain }, texts) =>
    texts.text('PDC.chat.tell.terrainPlaced', {
      side: texts.side(side),
      terrain: texts.inSentence(texts.textOr(`PDC.rules.terrain.${terrain}`, terrain)),
    }),
  'rating-set': ({ side, rating }, texts) =>
    texts.text('PDC.chat.tell.ratingSet', { side: texts.side(side), rating: String(rating) }),
  'deployment-began': ({ side }, texts) =>
    texts.text('PDC.chat.tell.deploymentBegan', { side: texts.side(side) }),
  'cards-drawn': ({ side, count }, texts) =>
    counted(texts, 'PDC.chat.tell.cardsDrawn', count, { side: texts.side(side) }),
  'card-played': ({ side, card, as, mirrored, sections = [] }, texts) =>
    texts.text('PDC.chat.tell.cardPlayed', {
      side: texts.side(side),
      card: texts.list([
        title(texts, card),
        ...(as === card ? [] : [texts.text('PDC.chat.tell.countsAs', { card: title(texts, as) })]),
        ...(mirrored ? [mirroredText(sections, texts)] : []),
      ]),
    }),
  'card-discarded': ({ side, card }, texts) =>
    texts.text('PDC.chat.tell.cardDiscarded', { side: texts.side(side), card: title(texts, card) }),
  'card-moved': ({ side, outOf, place }, texts) =>
    texts.text('PDC.chat.tell.cardMoved', {
      side: texts.side(side),
      from: texts.textOr(`PDC.rules.cardPlace.${outOf}`, outOf),
      to: texts.textOr(`PDC.rules.cardPlace.${place}`, place),
    }),
  'chits-drawn': ({ side, chits }, texts) =>
    texts.text('PDC.chat.tell.chitsDrawn', {
      side: texts.side(side),
      chits: texts.list(chits.map((chit) => texts.textOr(`PDC.rules.chit.${chit}`, chit))),
    }),
  'deck-reshuffled': (_, texts) => texts.text('PDC.chat.tell.deckReshuffled'),
  'turn-began': ({ number, side, shown = sharedTurn({ number }) }, texts) =>
    texts.text('PDC.chat.tell.turnBegan', { number: String(shown), side: texts.side(side) }),
  'turn-passed': ({ side }, texts) => texts.text('PDC.chat.tell.turnPassed', { side: texts.side(side) }),
  scored: ({ side, points, reason }, texts) =>
    counted(texts, 'PDC.chat.tell.scored', points, {
      side: texts.side(side),
      reason: texts.textOr(`PDC.rules.scored.${reason}`, ''),
    }),
  'rating-lost': ({ side, by }, texts) =>
    texts.text('PDC.chat.tell.ratingLost', { side: texts.side(side), by: String(by) }),
  'objective-held': ({ spaces, side }, texts) =>
    counted(texts, `PDC.chat.tell.${side ? 'holds' : 'objectiveHeld'}`, spaces.length, {
      side: side ? texts.side(side) : '',
    }),
  won: ({ side, by }, texts) =>
    texts.text('PDC.chat.tell.won', {
      side: texts.side(side),
      by: texts.textOr(`PDC.rules.victory.${by ?? 'points'}`, ''),
    }),
  drawn: ({ by }, texts) =>
    texts.text('PDC.chat.tell.drawn', { by: texts.textOr(`PDC.rules.victory.${by}`, '') }),
  adjusted: ({ unit, change }, texts) =>
    texts.text('PDC.chat.tell.adjusted', {
      unit: texts.piece(unit),
      changes: texts.list(changesOf(change, texts, texts.maximumStrength(unit))),
    }),
  'side-adjusted': ({ side, change, winner }, texts) =>
    texts.text('PDC.chat.tell.sideAdjusted', {
      side: texts.side(side),
      changes: texts.list(
        Object.entries(change).map(([key, value]) =>
          texts.text(`PDC.chat.tell.sideAdjustedTo.${key}`, { value: String(value) }),
        ),
      ),
      end: winner === undefined ? '' : texts.text(`PDC.chat.tell.${winner === null ? 'goesOn' : 'winsByIt'}`),
    }),
  'terrain-adjusted': ({ terrain }, texts) =>
    counted(texts, 'PDC.chat.tell.terrainAdjusted', Object.keys(terrain).length),
  'borders-adjusted': ({ borders }, texts) =>
    counted(texts, 'PDC.chat.tell.bordersAdjusted', Object.keys(borders).length),
  'works-adjusted': ({ works }, texts) =>
    counted(texts, 'PDC.chat.tell.worksAdjusted', Object.keys(works).length),
  'roads-adjusted': (_, texts) => texts.text('PDC.chat.tell.roadsAdjusted'),
  'border-changed': (_, texts) => texts.text('PDC.chat.tell.borderChanged'),
  'works-built': ({ works, unit }, texts) => worksText('worksBuilt', { works, unit }, texts),
  'works-razed': ({ works, unit }, texts) => worksText('worksRazed', { works, unit }, texts),
  'table-adjusted': ({ table }, texts) =>
    texts.text('PDC.chat.tell.tableAdjusted', {
      table: texts.textOr(`PDC.rules.table.${table}.title`, table),
    }),
  enlisted: ({ piece: { name }, others = 0 }, texts) =>
    others === 0
      ? texts.text('PDC.chat.tell.enlisted', { unit: texts.name(name) })
      : texts.text('PDC.chat.tell.enlistedArmy', { count: String(others + 1) }),
  'objectives-adjusted': ({ winner }, texts) =>
    texts.text('PDC.chat.tell.objectivesAdjusted', { end: endText(winner, texts) }),
  'arrivals-adjusted': (_, texts) => texts.text('PDC.chat.tell.arrivalsAdjusted'),
  'told-adjusted': ({ briefing }, texts) =>
    texts.text(`PDC.chat.tell.${briefing ? 'briefingAdjusted' : 'pictureAdjusted'}`),
};

/** The end of a sentence about a correction that decides the battle, or undoes its end. */
function endText(winner: Side | null | undefined, texts: CardTexts): string {
  if (winner === undefined) return '';
  return winner === null
    ? texts.text('PDC.chat.tell.goesOn')
    : texts.text('PDC.chat.tell.sideWinsByIt', { side: texts.side(winner) });
}

/** One sentence about an event, as HTML. */
export function sentenceOf(line: SentenceLine, texts: CardTexts): string {
  const sentence = sentences[line.type] as (line: SentenceLine, texts: CardTexts) => string;
  return sentence(line, texts)
    .replace(/[ \t\n]+/g, ' ')
    .replace(/ ([.,])/g, '$1')
    .trim();
}
