import { type Adjustment, sharedTurn } from '../../core';
import type { SentenceLine } from './card-data';
import type { Words } from './words';

type LineOf<T extends SentenceLine['type']> = Extract<SentenceLine, { readonly type: T }>;
type Tellers = { readonly [T in SentenceLine['type']]: (line: LineOf<T>, words: Words) => string };

/** A key with one text for one and another for several. */
const counted = (words: Words, key: string, count: number, blanks: Readonly<Record<string, string>> = {}) =>
  words.text(`${key}.${count === 1 ? 'one' : 'many'}`, { ...blanks, count: String(count) });

const cause = (words: Words, key: string): string => words.textOr(`PDC.cause.${key}`, '');

const title = (words: Words, card: string): string =>
  `<b>${words.textOr(`PDC.command.${card}.title`, card)}</b>`;

/** A card that is played the other way round, with the sections that it speaks of now. */
function mirroredText(sections: readonly string[], words: Words): string {
  if (sections.length === 0) return words.text('PDC.tell.mirrored');
  const named = sections.map((section) => words.text(`PDC.tell.section.${section}`));
  return words.text('PDC.tell.mirroredTo', { sections: words.list(named) });
}

const worksWord = (works: string, words: Words): string =>
  words.textOr(`PDC.terrain.${works}`, works).toLowerCase();

const tellers: Tellers = {
  attacked: ({ unit, target }, words) =>
    words.text('PDC.tell.attacked', { unit: words.piece(unit), target: words.piece(target) }),
  responded: ({ unit, response }, words) =>
    words.text('PDC.tell.responded', {
      unit: words.piece(unit),
      response: words.textOr(`PDC.response.${response}`, response),
    }),
  lost: ({ unit, steps, cause: why }, words) =>
    counted(words, `PDC.tell.${words.countsDisruption ? 'disrupted' : 'lost'}`, steps, {
      unit: words.piece(unit),
      cause: cause(words, why),
    }),
  eliminated: ({ unit, cause: why, by }, words) =>
    words.text(`PDC.tell.${by === undefined ? 'eliminated' : 'eliminatedBy'}`, {
      unit: words.piece(unit),
      cause: cause(words, why),
      ...(by !== undefined && { by: words.piece(by) }),
    }),
  'leader-eliminated': ({ leader, cause: why, by = '' }, words) =>
    words.ownOr(`PDC.tell.leaderLost.${why}`, { leader: words.piece(leader), by: words.piece(by) }) ||
    words.text('PDC.tell.leaderEliminated', { leader: words.piece(leader) }),
  'flags-ignored': ({ unit, modifiers }, words) =>
    counted(words, 'PDC.tell.flagsIgnored', modifiers.length, {
      unit: words.piece(unit),
      reasons: words.list(modifiers.map(({ reason }) => words.textOr(`PDC.modifier.${reason}`, reason))),
    }),
  moved: ({ unit, path }, words) =>
    counted(words, 'PDC.tell.moved', path.length, { unit: words.piece(unit) }),
  retreated: ({ unit, spaces }, words) =>
    counted(words, 'PDC.tell.retreated', spaces, { unit: words.piece(unit) }),
  evaded: ({ unit, spaces }, words) => counted(words, 'PDC.tell.evaded', spaces, { unit: words.piece(unit) }),
  advanced: ({ unit }, words) => words.text('PDC.tell.advanced', { unit: words.piece(unit) }),
  spread: ({ unit, over }, words) =>
    counted(words, 'PDC.tell.spread', over.length + 1, { unit: words.piece(unit) }),
  formed: ({ unit, formation }, words) =>
    words.ownOr(`PDC.tell.formedAs.${formation}`, { unit: words.piece(unit) }) ||
    words.text('PDC.tell.formed', {
      unit: words.piece(unit),
      formation: words.textOr(`PDC.formation.${formation}`, formation).toLowerCase(),
    }),
  turned: ({ unit, facing }, words) =>
    words.text('PDC.tell.turned', {
      unit: words.piece(unit),
      facing: words.textOr(`PDC.facing.${facing}`, facing),
    }),
  'time-passed': ({ minutes }, words) => words.text('PDC.tell.timePassed', { minutes: String(minutes) }),
  supported: ({ unit, by }, words) =>
    words.text('PDC.tell.supported', {
      unit: words.piece(unit),
      by: words.list(by.map((id) => words.piece(id))),
    }),
  lapsed: ({ unit, kind }, words) =>
    words.text('PDC.tell.lapsed', {
      unit: words.piece(unit),
      order: words.textOr(`PDC.order.${kind}`, kind),
    }),
  gained: ({ unit, steps, cause: why }, words) =>
    counted(words, `PDC.tell.${words.countsDisruption ? 'steadied' : 'gained'}`, steps, {
      unit: words.piece(unit),
      cause: cause(words, why),
    }),
  detached: ({ unit, spaces }, words) =>
    counted(words, 'PDC.tell.detached', spaces, { unit: words.piece(unit) }),
  joined: ({ unit: id, into: other, steps }, words) => {
    // Skirmishers bear the name of their stand.
    const [unit, into] = [words.piece(id), words.piece(other)];
    const key = unit === into ? 'PDC.tell.joinedOwn' : 'PDC.tell.joined';
    return counted(words, key, steps, { unit, into });
  },
  left: ({ unit, cause: why }, words) =>
    words.text('PDC.tell.left', { unit: words.piece(unit), cause: cause(words, why) }),
  entered: ({ unit }, words) => words.text('PDC.tell.entered', { unit: words.piece(unit) }),
  'terrain-placed': ({ side, terrain }, words) =>
    words.text('PDC.tell.terrainPlaced', {
      side: words.side(side),
      terrain: words.textOr(`PDC.terrain.${terrain}`, terrain).toLowerCase(),
    }),
  'rating-set': ({ side, rating }, words) =>
    words.text('PDC.tell.ratingSet', { side: words.side(side), rating: String(rating) }),
  'deployment-began': ({ side }, words) => words.text('PDC.tell.deploymentBegan', { side: words.side(side) }),
  'cards-drawn': ({ side, count }, words) =>
    counted(words, 'PDC.tell.cardsDrawn', count, { side: words.side(side) }),
  'card-played': ({ side, card, as, mirrored, sections = [] }, words) =>
    words.text('PDC.tell.cardPlayed', {
      side: words.side(side),
      card: words.list([
        title(words, card),
        ...(as === card ? [] : [words.text('PDC.tell.countsAs', { card: title(words, as) })]),
        ...(mirrored ? [mirroredText(sections, words)] : []),
      ]),
    }),
  'card-discarded': ({ side, card }, words) =>
    words.text('PDC.tell.cardPlayed', { side: words.side(side), card: title(words, card) }),
  'card-moved': ({ side, outOf, place }, words) =>
    words.text('PDC.tell.cardMoved', {
      side: words.side(side),
      from: words.textOr(`PDC.cardPlace.${outOf}`, outOf),
      to: words.textOr(`PDC.cardPlace.${place}`, place),
    }),
  'chits-drawn': ({ side, chits }, words) =>
    words.text('PDC.tell.chitsDrawn', {
      side: words.side(side),
      chits: words.list(chits.map((chit) => words.textOr(`PDC.chit.${chit}`, chit))),
    }),
  'deck-reshuffled': (_, words) => words.text('PDC.tell.deckReshuffled'),
  'turn-began': ({ number, side, shown = sharedTurn({ number }) }, words) =>
    words.text('PDC.tell.turnBegan', { number: String(shown), side: words.side(side) }),
  'turn-passed': ({ side }, words) => words.text('PDC.tell.turnPassed', { side: words.side(side) }),
  scored: ({ side, points, reason }, words) =>
    counted(words, 'PDC.tell.scored', points, {
      side: words.side(side),
      reason: words.textOr(`PDC.scored.${reason}`, ''),
    }),
  'rating-lost': ({ side, by }, words) =>
    words.text('PDC.tell.ratingLost', { side: words.side(side), by: String(by) }),
  'objective-held': ({ spaces, side }, words) =>
    counted(words, `PDC.tell.${side ? 'holds' : 'objectiveHeld'}`, spaces.length, {
      side: side ? words.side(side) : '',
    }),
  won: ({ side, by }, words) =>
    words.text('PDC.tell.won', { side: words.side(side), by: words.textOr(`PDC.victory.${by ?? ''}`, '') }),
  drawn: ({ by }, words) => words.text('PDC.tell.drawn', { by: words.textOr(`PDC.victory.${by}`, '') }),
  adjusted: ({ unit, change }, words) =>
    words.text('PDC.tell.adjusted', {
      unit: words.piece(unit),
      changes: words.list(changesOf(change, words, words.full(unit))),
    }),
  'side-adjusted': ({ side, change, winner }, words) =>
    words.text('PDC.tell.sideAdjusted', {
      side: words.side(side),
      changes: words.list(
        Object.entries(change).map(([key, value]) =>
          words.text(`PDC.tell.sideAdjustedTo.${key}`, { value: String(value) }),
        ),
      ),
      end: winner === undefined ? '' : words.text(`PDC.tell.${winner === null ? 'goesOn' : 'winsByIt'}`),
    }),
  'terrain-adjusted': ({ terrain }, words) =>
    counted(words, 'PDC.tell.terrainAdjusted', Object.keys(terrain).length),
  'borders-adjusted': ({ borders }, words) =>
    counted(words, 'PDC.tell.bordersAdjusted', Object.keys(borders).length),
  'border-changed': (_, words) => words.text('PDC.tell.borderChanged'),
  'works-built': ({ works }, words) => words.text('PDC.tell.worksBuilt', { works: worksWord(works, words) }),
  'works-razed': ({ works }, words) => words.text('PDC.tell.worksRazed', { works: worksWord(works, words) }),
  'table-adjusted': ({ table }, words) =>
    words.text('PDC.tell.tableAdjusted', { table: words.textOr(`PDC.table.${table}.title`, table) }),
  enlisted: ({ piece }, words) => words.text('PDC.tell.enlisted', { unit: words.name(piece.name) }),
};

function changesOf(
  { name, nation, armed, at, strength, formation, facing, traits = {}, eliminated }: Adjustment,
  words: Words,
  full: number,
): readonly string[] {
  return [
    ...(name !== undefined ? [words.text('PDC.tell.adjustedTo.name', { name: words.name(name) })] : []),
    ...(nation !== undefined
      ? [words.text('PDC.tell.adjustedTo.nation', { nation: words.textOr(`PDC.nation.${nation}`, nation) })]
      : []),
    ...(armed ? [armedWith(armed, words)] : []),
    ...(at !== undefined ? [words.text('PDC.tell.adjustedTo.at', { at })] : []),
    ...(strength !== undefined
      ? [
          words.countsDisruption
            ? words.text('PDC.tell.adjustedTo.disruption', { points: String(full - strength) })
            : words.text('PDC.tell.adjustedTo.strength', { strength: String(strength) }),
        ]
      : []),
    ...(formation !== undefined
      ? [
          words.text('PDC.tell.adjustedTo.formation', {
            formation: words.textOr(`PDC.formation.${formation}`, formation).toLowerCase(),
          }),
        ]
      : []),
    ...(facing !== undefined
      ? [
          words.text('PDC.tell.adjustedTo.facing', {
            facing: words.textOr(`PDC.facing.${facing}`, facing),
          }),
        ]
      : []),
    ...Object.entries(traits).map(([key, value]) =>
      words.text('PDC.tell.adjustedTo.trait', {
        trait: words.textOr(`PDC.trait.${key}`, key).toLowerCase(),
        value: words.textOr(`PDC.figureValue.${value}`, String(value)),
      }),
    ),
    ...(eliminated ? [words.text('PDC.tell.adjustedTo.eliminated')] : []),
  ];
}

function armedWith(armed: readonly string[], words: Words): string {
  if (armed.length === 0) return words.text('PDC.tell.adjustedTo.unarmed');
  const weapons = armed.map((weapon) => words.textOr(`PDC.weapon.${weapon}`, weapon).toLowerCase());
  return words.text('PDC.tell.adjustedTo.armed', { weapons: words.list(weapons) });
}

/** One sentence of what happened, as HTML. */
export function sentenceOf(line: SentenceLine, words: Words): string {
  const tell = tellers[line.type] as (line: SentenceLine, words: Words) => string;
  return tell(line, words)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,])/g, '$1')
    .trim();
}
