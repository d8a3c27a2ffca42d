import {
  type BattleAhead,
  type BetweenBattles,
  enemyOfNumber,
  type Outlook,
  type Play,
  type SideNumber,
  seededStream,
  sideNumber,
} from '../core';
import type { OfficerLevel } from './officer';
import { shortSighted } from './short-sighted';
import { Survey } from './survey';
import type { Thinking } from './thinking';

/** The depth at which a level looks ahead from one battle to the next. */
interface Depth {
  /** The times that every answer is tried, if dice or later answers follow from it. */
  readonly trials: number;
  /** The battles that it looks at. */
  readonly battles: number;
  /** How it sees a game: the positions at the start of these battles are judged by it. */
  readonly sees: <Kind>(play: Play<Kind>) => Play<Kind>;
}

const thorough = <Kind>(play: Play<Kind>): Play<Kind> => play;

const DEPTHS: Readonly<Record<OfficerLevel, Depth>> = {
  recruit: { trials: 4, battles: 1, sees: shortSighted },
  captain: { trials: 12, battles: 1, sees: thorough },
  marshal: { trials: 36, battles: 4, sees: thorough },
};

/** Each battle further ahead counts for this share of the one before it. */
const LATER = 0.5;
/** A counter is worth as much as the strength point that it gives back; each further one is less likely to be spent. */
const COUNTER = 1;
const FURTHER_COUNTER = 0.8;
/** The attacks in which a hero fights better before it loses that. */
const HEROIC_ATTACKS = 2;
/** A unit that a leader of a single arm may lead. */
const LED = 0.05;

/** The answer of an officer to a question between battles, in slices; the same question and seed give the same answer. */
export function* answeringBetween(
  question: BetweenBattles,
  level: OfficerLevel,
  seed: number,
): Thinking<string> {
  const { options } = question;
  const [first] = options;
  if (first === undefined) throw new RangeError('there is nothing to choose from');
  const depth = DEPTHS[level];
  // The same chances for every answer, so that none is merely lucky.
  const streams = seededStream(seed);
  const seeds = Array.from({ length: depth.trials }, () => streams.below(2 ** 30));
  let best = { option: first, worth: Number.NEGATIVE_INFINITY };
  for (const [index, option] of options.entries()) {
    let sum = 0;
    let count = 0;
    for (const each of seeds) {
      const outlook = question.outlook(option, each);
      sum += worthOf(outlook, depth);
      count += 1;
      yield (index + count / seeds.length) / options.length;
      if (!outlook.isByChance) break;
    }
    if (sum / count > best.worth) best = { option, worth: sum / count };
  }
  return best.option;
}

/** The worth of what follows from an answer, in strength points. */
function worthOf({ battles, counters }: Outlook, { battles: most, sees }: Depth): number {
  if (battles.length === 0) return 0;
  return battles
    .slice(0, most)
    .reduce(
      (sum, battle, index) => sum + LATER ** index * advantageIn(battle, sees(battle.rules.play)),
      ofCounters(counters.own) - ofCounters(counters.enemy),
    );
}

const ofCounters = (count: number): number =>
  Array.from({ length: count }, (_, index) => COUNTER * FURTHER_COUNTER ** index).reduce(
    (sum, each) => sum + each,
    0,
  );

/** The advantage of the side that looks ahead at the start of a battle. */
function advantageIn<Kind>({ side, heroes, led, start }: BattleAhead, play: Play<Kind>): number {
  const { judgement } = play.definition;
  const position = play.seen(start());
  const survey = new Survey(judgement);
  survey.take(position);
  const own = sideNumber(side);
  const ofHeroes = (of: SideNumber): number =>
    position
      .force(of)
      .units.filter(({ id }) => heroes.includes(id))
      .reduce((sum, unit) => sum + HEROIC_ATTACKS * judgement.power(position, unit), 0);
  return survey.advantage(position, own) + ofHeroes(own) - ofHeroes(enemyOfNumber(own)) + LED * led;
}
