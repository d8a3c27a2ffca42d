import { errorText, SIDES } from '../../../core';
import { because, diceCheck, lastPledge, type ProvableDice, type Save, type SaveRead } from '../../../match';
import type { DiceChecks, DiceVerdict, Game } from '../../battle';
import { type BattleCombat, HASHES, isOverIn, MODULE_ID, type RecordResult } from '../../documents';
import { openQuery } from '../../documents/incoming-query';
import { sendQuery, unansweredBecause } from '../../documents/permissions';
import { openVouched } from '../../documents/vouched-request';
import { localize, localizeRefusal, TEXTS, textsOf } from '../../texts';
import { battleFile, readUnplayed } from '../battle-file';
import type { BattleStore } from '../battle-store';
import { type Host, refused } from '../host/host';
import { inBackground } from '../in-background';
import { diceVerdict, namesIn, type SideNames } from './dice-verdict';
import { diceIn } from './opened-seeds';
import { type KeptSeed, OWN_SEEDS, type SeedKeeper } from './seed-keeper';
import { SeedMessages } from './seed-messages';

/** The time that a client waits for the record of a battle, in milliseconds. */
const DEADLINE = 20_000;

/** Sets up the messages about the dice of battles and their check; call once, in `init`. */
export function openDiceChecks(games: readonly Game[], store: BattleStore, host: Host): DiceChecks {
  openVouched('dice', { answer: (envelope, user) => host.answerWord(envelope, user), refuse: refused });
  openQuery('record', ['battle'], {
    answer: async ({ battle }) => answerRecord(store, String(battle)),
    refuse: (reason) => ({ refusal: because(reason) }),
  });
  const words = new SeedMessages(host, OWN_SEEDS);
  words.watch();
  return diceChecks({ games, store, words, seeds: OWN_SEEDS });
}

/** The parts of the session that the check of dice needs. */
interface DiceCheckDependencies {
  readonly games: readonly Game[];
  readonly store: BattleStore;
  readonly words: SeedMessages;
  readonly seeds: SeedKeeper;
}

/**
 * Checks the dice of battles on this client; players receive the record once a battle is over, and check it themselves.
 */
function diceChecks({ games, store, words, seeds }: DiceCheckDependencies): DiceChecks {
  const check = async (combat: BattleCombat): Promise<DiceVerdict> => {
    const id = combat.id ?? '';
    const seen = diceIn(combat);
    if (!seen) return diceVerdict(undefined, namesOf(combat), TEXTS);
    const read = await recordOf(store, games, combat);
    if (!read) return { verdict: 'sealed', lines: [localize('PDC.windows.provable.check.waiting')] };
    const found = await inBackground(diceCheck(read.rules, read.save, HASHES));
    const { verdict, lines } = diceVerdict(found, namesOf(combat), textsOf(read.rules.id, TEXTS));
    const all = seeds.all();
    const own = ownFaults(all, id, read.save.dice);
    if (own.length > 0) return { verdict: 'wrong', lines: [...own, ...lines] };
    const whole = verdict === 'sealed' ? [localize('PDC.windows.provable.check.whole')] : [];
    return { verdict, lines: [...lines, ...strangeTo(all, combat, read.save.dice), ...whole] };
  };
  return {
    state(battle) {
      const combat = store.combat(battle);
      const dice = combat && diceIn(combat);
      return combat && dice ? { text: stateText(combat, dice), isSealed: isSealed(dice) } : undefined;
    },
    async check(battle) {
      const combat = store.combat(battle);
      if (!combat) throw new Error(localize('PDC.rules.reason.no-such-battle'));
      try {
        return await check(combat);
      } catch (error) {
        console.warn(error);
        const fault = errorText(error);
        return { verdict: 'wrong', lines: [localize('PDC.windows.provable.check.unreadable', { fault })] };
      }
    },
    async open(battle) {
      const combat = store.combat(battle);
      if (combat) await words.open(combat);
    },
  };
}

/** Sends the record of a battle with provable dice to another client, once it is over; never rejects. */
function answerRecord(store: BattleStore, battle: string): RecordResult {
  const combat = store.combat(battle);
  if (!game.user.isGM) return { refusal: because('another-game-master') };
  if (!combat) return { refusal: because('no-such-battle') };
  // Without that notice before the battle, its hands and orders stay private.
  if (!diceIn(combat)) return { refusal: because('plain-dice') };
  if (!isOverIn(combat.system)) return { refusal: because('not-over') };
  try {
    const { save } = store.read(combat);
    return { file: battleFile({ title: combat.scene?.name ?? '-', save, seats: { south: '', north: '' } }) };
  } catch (error) {
    console.error(error);
    return { refusal: because('battle-journal-unusable') };
  }
}

/** The record of a battle; undefined if a player may not have it yet. */
async function recordOf(
  store: BattleStore,
  games: readonly Game[],
  combat: BattleCombat,
): Promise<Pick<SaveRead, 'rules' | 'save'> | undefined> {
  if (game.user.isGM) return store.read(combat);
  if (!isOverIn(combat.system)) return undefined;
  const gameMaster = game.users.activeGM;
  if (!gameMaster) throw new Error(localize('PDC.rules.reason.no-game-master'));
  const envelope = { battle: combat.id ?? '' };
  const given = await sendQuery(gameMaster, `${MODULE_ID}.record`, envelope, DEADLINE).catch(
    (error: unknown): RecordResult => ({ refusal: unansweredBecause(error) }),
  );
  if ('refusal' in given) throw new Error(localizeRefusal(given.refusal));
  return readUnplayed(given.file, games);
}

/** Seeds that this client has given for rolls of a battle, and that are not where they were given to. */
function ownFaults(all: readonly KeptSeed[], id: string, dice: Save['dice']): readonly string[] {
  const pledgeOf = (given: string) => dice?.pledges.find(({ commitment }) => commitment === given);
  return all.flatMap(({ battle, seed, given }) => {
    // A copy has pledges of the battle that it was copied from.
    if (given === undefined || (battle !== id && !pledgeOf(given))) return [];
    const pledge = pledgeOf(given);
    const isThere = pledge !== undefined && SIDES.some((side) => pledge.seeds[side] === seed);
    const from = String(pledge?.from ?? '?');
    return isThere ? [] : [localize('PDC.windows.provable.check.fault.own', { from })];
  });
}

/** For a player: the pledges without a seed of this browser. Another browser of the player may have given one. */
function strangeTo(
  all: readonly KeptSeed[],
  { system }: BattleCombat,
  dice: Save['dice'],
): readonly string[] {
  const isPlayer = SIDES.some((side) => system.seats[side] === game.user.id) && !game.user.isGM;
  if (!isPlayer || !dice) return [];
  const own = new Set(all.map(({ seed }) => seed));
  return dice.pledges
    .filter(({ seeds }) => !Object.values(seeds).some((seed) => own.has(seed)))
    .map(({ from }) => localize('PDC.windows.provable.check.strange', { from: String(from) }));
}

function namesOf(combat: BattleCombat): SideNames {
  const { seats } = combat.system;
  const nameOf = (side: 'south' | 'north') =>
    game.users.get(seats[side])?.name ?? localize('PDC.windows.provable.check.decider');
  return { south: nameOf('south'), north: nameOf('north') };
}

const isSealed = ({ pledges }: ProvableDice): boolean => pledges.some(({ seed }) => seed === undefined);

function stateText(combat: BattleCombat, dice: ProvableDice): string {
  const last = lastPledge(dice);
  if (!last) return localize('PDC.windows.provable.check.state.fresh');
  if (last.seed !== undefined) return localize('PDC.windows.provable.check.state.open');
  const isAlone = Object.keys(last.seeds).length === 0;
  const names = namesIn(last, namesOf(combat), TEXTS);
  return localize(`PDC.windows.provable.check.state.${isAlone ? 'alone' : 'sealed'}`, { names });
}
