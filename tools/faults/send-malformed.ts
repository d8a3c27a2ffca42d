import { newSave, PENINSULA, readPlan } from '../../src/campaign';
import {
  deploy,
  readWhole,
  type Scenario,
  scenarioData,
  type seededStream,
  UnusableData,
} from '../../src/core';
import { armyGamesOf } from '../../src/foundry/applications/armies/army-game';
import { armyFile, readArmyFile } from '../../src/foundry/applications/armies/saved-armies';
import { campaignFile, readCampaignFile } from '../../src/foundry/applications/campaign/campaign-file';
import { readScenarioFile } from '../../src/foundry/applications/scenario-file';
import { shownFrom, storedFrom } from '../../src/foundry/documents/battle-fields';
import { HASHES } from '../../src/foundry/documents/digest';
import { battleFile, readBattleFile } from '../../src/foundry/session/battle-file';
import {
  afterWord,
  type DiceWord,
  freshDice,
  pledged,
  publicView,
  type RequestMessage,
  readDice,
  readDiceWord,
  readRequestMessage,
  readSave,
  readView,
  recordFault,
  viewOf,
} from '../../src/match';
import { GAMES } from '../../src/rulesets';
import { campaignWorld, scenarioOfAGame } from '../../src/rulesets/campaign-world';
import { rulesOf } from '../play/battles';
import { playRandomCampaign } from '../play/random-campaign';
import { malformed } from './malformed-values';
import { GAME_MASTER, type Moment, matchOf } from './moments';
import { requestIn } from './random-requests';

type Stream = ReturnType<typeof seededStream>;

/** The result of an input: refused, accepted, or a fault of ours. */
export type Verdict = 'refused' | 'taken' | { readonly fault: string };

/** The maximum growth of a record by a single request. */
const MOST_GROWTH = 60_000;
/** One accepted record in this many is replayed. */
const PLAYED_AGAIN = 10;

/** The verdict on reading data: a refusal must name the fault and its place. */
function reading(read: () => void): Verdict {
  try {
    read();
    return 'taken';
  } catch (error) {
    if (!(error instanceof UnusableData)) return { fault: stackOf(error) };
    const hasPlaces = error.faults.length > 0 && error.faults.every((fault) => /^\S.*: \S/s.test(fault));
    return hasPlaces ? 'refused' : { fault: `no place in ${error.message}` };
  }
}

const stackOf = (error: unknown): string => {
  const lines = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return lines.split('\n').slice(0, 4).join(' | ').slice(0, 500);
};

/** Sends a malformed request to a match. */
export async function atMatch(moment: Moment, stream: Stream): Promise<Verdict> {
  const { rules, save } = moment;
  const request = { id: 'wish', revision: save.revision, request: requestIn(moment, stream) };
  const data = malformed(request, stream);
  let read: RequestMessage | undefined;
  const verdict = reading(() => {
    read = readRequestMessage(data);
  });
  if (!read) return verdict;
  let written = 0;
  const match = matchOf(moment, stream.below(1000), () => {
    written += 1;
  });
  const before = JSON.stringify(save);
  try {
    const { result } = await match.submit(read, GAME_MASTER);
    if (!result.ok) {
      const isSame = match.save === save && written === 0 && JSON.stringify(save) === before;
      return isSame
        ? 'refused'
        : { fault: `refused for ${result.refusal.reason}, and yet the battle has changed` };
    }
    const after = JSON.stringify(match.save);
    if (after.length - before.length > MOST_GROWTH)
      return { fault: `adds ${after.length - before.length} letters` };
    if (stream.below(PLAYED_AGAIN) > 0) return 'taken';
    const fault = recordFault(rules, readSave(rules, JSON.parse(after)).save);
    return fault === undefined ? 'taken' : { fault: `was accepted, but can't be read again: ${fault}` };
  } catch (error) {
    return { fault: stackOf(error) };
  }
}

/** 32 bytes in hexadecimal, the form of seeds and digests. */
const HEXADECIMAL = '0123456789abcdef'.repeat(4);

/** Reads a client's malformed message about the dice. */
export function atDiceWord(stream: Stream): Verdict {
  const words: readonly DiceWord[] = [
    { kind: 'promise', side: 'south', digest: HEXADECIMAL },
    { kind: 'seed', side: 'north', seed: HEXADECIMAL },
    { kind: 'reveal', seed: HEXADECIMAL },
  ];
  const word = malformed(words[stream.below(words.length)], stream);
  const dice = pledged(freshDice(HEXADECIMAL), HEXADECIMAL, 1);
  return reading(() => {
    const read = readWhole('the word', (faults) => readDiceWord(word, 'word', faults));
    // After an accepted message the dice can still be read, and no seed is revealed.
    const after = afterWord(dice, read, HASHES, 0);
    readWhole('the dice', (faults) => readDice(after, 'dice', faults));
    if (after.pledges.some(({ seed }) => seed !== undefined)) throw new Error('a wrong seed opened a seal');
  });
}

/** Reads a malformed battle file. */
export function atBattleFile({ save }: Moment, stream: Stream): Verdict {
  const dice = pledged(freshDice(HEXADECIMAL), HEXADECIMAL, 1);
  const filed = stream.below(2) === 0 ? { ...save, dice } : save;
  const file = JSON.parse(battleFile({ title: 'Battle', save: filed, seats: { south: '', north: '' } }));
  return reading(() => {
    const read = readBattleFile(JSON.stringify(malformed(file, stream)), GAMES);
    viewOf(read.rules, read.save);
    read.rules.orders(read.save.state);
  });
}

/** Reads a malformed scenario file. */
export function atScenarioFile(scenario: Scenario, stream: Stream): Verdict {
  const data = malformed(scenarioData(rulesOf(scenario), scenario), stream);
  return reading(() => {
    const read = readScenarioFile(JSON.stringify(data), GAMES);
    const state = deploy(read.rules, read.scenario);
    const rules = read.rules.on(state.board);
    rules.statusLines(state);
    rules.orders(state);
  });
}

/** Reads a malformed army file. */
export function atArmyFile(stream: Stream): Verdict {
  const games = armyGamesOf(GAMES);
  const game = games[stream.below(games.length)];
  const sample = game?.armies.samples[stream.below(game.armies.samples.length)];
  if (!game || !sample) throw new RangeError('there is no army');
  const { id: name, nation = game.armies.nations[0] ?? '', counts } = sample;
  const file = JSON.parse(armyFile(game, { name, nation, counts }));
  return reading(() => {
    const read = readArmyFile(JSON.stringify(malformed(file, stream)), games);
    read.game.armies.remarks(read.army, 'small', 40);
  });
}

/** A campaign after some battles. */
function playedCampaign(): string {
  const world = campaignWorld();
  const plan = readPlan(PENINSULA, world);
  const { record } = playRandomCampaign(plan, world, 4);
  return campaignFile({ save: { ...newSave(plan), record }, scenarios: [] });
}

let campaign: string | undefined;

/** Reads a malformed campaign file: one in progress, or only a plan. */
export function atCampaignFile(stream: Stream): Verdict {
  campaign ??= playedCampaign();
  const played = JSON.parse(campaign);
  const file = stream.below(2) === 0 ? played : played.campaign.plan;
  return reading(() => {
    readCampaignFile(JSON.stringify(malformed(file, stream)), {
      worldOf: campaignWorld,
      readScenario: scenarioOfAGame,
    });
  });
}

/** Reads a malformed public view of a battle. */
export function atView({ rules, save }: Moment, stream: Stream): Verdict {
  const shown = shownFrom(storedFrom(publicView(viewOf(rules, save))));
  return reading(() => readView(rules, malformed(shown, stream)));
}
