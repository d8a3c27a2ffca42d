import { errorText, type Ruleset } from '../../../core';
import { Match, type Ports } from '../../../match';
import type { BattleCombat } from '../../documents';
import type { BattleStore } from '../battle-store';
import { isReadByAll, sealIn } from '../journal/battle-journal';
import { aboutIn, type OpenMatch } from './open-match';

/** Makes the ports of a match; the match itself is available once it is made. */
type PortsFor = (rules: Ruleset, opened: () => OpenMatch) => Ports;

/** The match of one battle as stored in the battle journal, where another client may write in the meantime. */
export class CurrentMatch {
  readonly #store: BattleStore;
  readonly #portsFor: PortsFor;
  #match: OpenMatch | undefined;

  constructor(store: BattleStore, portsFor: PortsFor) {
    this.#store = store;
    this.#portsFor = portsFor;
  }

  /** The current match. Throws an Error with the fault of the record. */
  of(combat: BattleCombat): OpenMatch {
    const seal = sealIn(combat.system.journal);
    const known = this.#match;
    if (seal !== undefined && known?.seal === seal) return known;
    const read = this.#read(combat);
    // Pages were lost: a record never gets shorter. This client has the complete record, which will be written again.
    if (known && (read instanceof Error || read.save.revision < known.match.save.revision)) {
      return Object.assign(known, { seal, kept: undefined, isLost: true });
    }
    if (read instanceof Error) throw read;
    const { rules, save, lesson, notice, isEarlier } = read;
    const match = new Match(
      rules,
      save,
      this.#portsFor(rules, () => opened),
      lesson,
    );
    const isOld =
      seal === undefined || notice !== null || isEarlier || isReadByAll(combat.system.journal, save);
    const kept = isOld ? undefined : save;
    const about = aboutIn(combat);
    const opened: OpenMatch = { rules, match, lesson, about, seal, kept, notice, isLost: false };
    this.#match = opened;
    return opened;
  }

  #read(combat: BattleCombat): ReturnType<BattleStore['read']> | Error {
    try {
      return this.#store.read(combat);
    } catch (error) {
      return error instanceof Error ? error : new Error(errorText(error));
    }
  }
}
