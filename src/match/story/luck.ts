import {
  type Event,
  type InSlices,
  type Open,
  type RollQuery,
  type Ruleset,
  type State,
  start,
} from '../../core';

/** A roll of an attack: its result, and the average result of the same dice. */
export interface AttackRoll {
  readonly query: RollQuery;
  readonly dice: number;
  readonly hits: number;
  readonly expected: number;
}

const rolledIn = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'rolled' ? [event] : []));

/** The rolls of an order's attacks, each with the hits to be expected from its dice. */
export function* attackRolls(rules: Ruleset, before: State, open: Open): InSlices<readonly AttackRoll[]> {
  const rolls: AttackRoll[] = [];
  const run = start(rules, before, open.order);
  for (const [index, reply] of open.replies.entries()) {
    const { query } = run;
    const earlier = rolledIn(run.events).length;
    run.reply(reply);
    if (query?.kind !== 'roll' || query.target === undefined || reply.kind !== 'rolled') continue;
    const hits = rolledIn(run.events)[earlier]?.hits ?? 0;
    const expected = yield* expectedHits(
      rules,
      before,
      { ...open, replies: open.replies.slice(0, index) },
      query,
    );
    rolls.push({ query, dice: query.count, hits, expected });
  }
  return rolls;
}

/** The expected hits of a roll: the mean over all results, weighted by their probability. */
function* expectedHits(rules: Ruleset, before: State, open: Open, query: RollQuery): InSlices<number> {
  let sum = 0;
  for (const { faces, probability } of resultsOf(rules, query)) {
    yield;
    const run = start(rules, before, open.order);
    for (const reply of open.replies) run.reply(reply);
    const earlier = rolledIn(run.events).length;
    run.reply({ kind: 'rolled', faces });
    sum += probability * (rolledIn(run.events)[earlier]?.hits ?? 0);
  }
  return sum;
}

interface Result {
  readonly faces: readonly string[];
  readonly probability: number;
}

/** Every result of a roll; dice that count the same are merged. */
function* resultsOf(rules: Ruleset, { die, count, classes }: RollQuery): Generator<Result> {
  const all = rules.dice[die]?.faces ?? [];
  const kinds = classes.flatMap(({ faces }) => {
    const share = all.filter((face) => faces.includes(face)).length / all.length;
    return faces[0] === undefined ? [] : [{ face: faces[0], share }];
  });
  yield* resultsWith(kinds, count);
}

function* resultsWith(
  [first, ...others]: readonly { readonly face: string; readonly share: number }[],
  count: number,
): Generator<Result> {
  if (!first) {
    if (count === 0) yield { faces: [], probability: 1 };
    return;
  }
  // The number of ways to choose the dice that show it.
  let ways = 1;
  for (let shown = 0; shown <= count; shown += 1) {
    for (const { faces, probability } of resultsWith(others, count - shown)) {
      const some = Array<string>(shown).fill(first.face);
      yield { faces: [...some, ...faces], probability: ways * first.share ** shown * probability };
    }
    ways = (ways * (count - shown)) / (shown + 1);
  }
}
