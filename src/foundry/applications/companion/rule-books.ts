import { deploy, type Guide, type Ruleset, type State } from '../../../core';
import type { BattlePort, Game } from '../../battle';
import type { GuideTexts } from '../../texts/guide-line';
import { entriesOf } from './entries';
import type { Entry } from './entry';

/** The entries of one game. */
export interface Book {
  readonly rules: Ruleset;
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
}

/**
 * The rules references of the games: made for the battle in view if it belongs to the game, else for its first
 * scenario.
 */
export class RulesReferences {
  readonly #port: Pick<BattlePort, 'current'>;
  readonly #games: readonly Game[];
  readonly #texts: GuideTexts;
  readonly #books = new Map<string, { readonly state: State; readonly book: Book }>();

  constructor(port: Pick<BattlePort, 'current'>, games: readonly Game[], texts: GuideTexts) {
    this.#port = port;
    this.#games = games.filter(({ guide, scenarios }) => guide && scenarios.length > 0);
    this.#texts = texts;
  }

  /** The games that have a rules reference. */
  get rulesets(): readonly string[] {
    return this.#games.map(({ rules }) => rules.id);
  }

  /** The game shown first: that of the battle in view. */
  get usual(): string {
    return this.#port.current?.rules.id ?? this.rulesets[0] ?? '';
  }

  /** The entries of a game; undefined for an unknown game. */
  of(ruleset: string): Book | undefined {
    const game = this.#games.find(({ rules }) => rules.id === ruleset);
    if (!game?.guide) return undefined;
    const { current } = this.#port;
    const known = this.#books.get(ruleset);
    if (current?.rules.id !== ruleset) {
      return known?.book ?? this.#keep(ruleset, bookOf(...firstBattle(game), game.guide, this.#texts));
    }
    // The battle's own options and units may have changed with its state.
    if (known?.state === current.state) return known.book;
    return this.#keep(ruleset, bookOf(current.rules, current.state, game.guide, this.#texts));
  }

  /** The game that has an entry: the requested game, that of the battle in view, or another. */
  gameWith(id: string, asked: string): string | undefined {
    return [asked, this.usual, ...this.rulesets].find((ruleset) => this.of(ruleset)?.byId.has(id));
  }

  #keep(ruleset: string, { state, book }: { readonly state: State; readonly book: Book }): Book {
    this.#books.set(ruleset, { state, book });
    return book;
  }
}

function firstBattle({ rules, scenarios }: Game): [Ruleset, State] {
  const [scenario] = scenarios;
  if (!scenario) throw new Error(`${rules.id} has no scenario`);
  const own = scenario.board ? rules.on(scenario.board) : rules;
  return [own, deploy(own, scenario)];
}

function bookOf(rules: Ruleset, state: State, guide: Guide, texts: GuideTexts) {
  const entries = entriesOf({ rules, state, guide, texts });
  return { state, book: { rules, entries, byId: new Map(entries.map((entry) => [entry.id, entry])) } };
}
