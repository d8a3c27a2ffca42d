import { SIDES, type Side } from '../../../core';
import { type DiceCheck, type DiceFault, outcomeOf, type Pledge } from '../../../match';
import type { DiceVerdict } from '../../battle';
import type { Texts } from '../../texts';

/** The most faults that are listed one by one. */
const MOST = 12;

/** The names of the sides' commanders. */
export type SideNames = Readonly<Record<Side, string>>;

/** The result of a check of dice, in the user's language. */
export function diceVerdict(check: DiceCheck | undefined, names: SideNames, texts: Texts): DiceVerdict {
  const { localize } = texts;
  if (!check) return { verdict: 'plain', lines: [localize('PDC.windows.provable.check.plain')] };
  const count = (key: string, value: number): readonly string[] =>
    value === 0 ? [] : [counted(`PDC.windows.provable.check.${key}`, value, texts)];
  const { checked, sealed, copied, unnumbered, alone, missing, corrections, pledges, faults } = check;
  const told = faults.slice(0, MOST).map((fault) => faultText(fault, pledges, names, texts));
  const isNothingRolled = checked + sealed + unnumbered + faults.length === 0;
  const lines = [
    ...told,
    ...count('fault.more', faults.length - told.length),
    ...count('missing', missing),
    ...count('unnumbered', unnumbered),
    ...count('alone', alone),
    ...(check.isMidway ? [localize('PDC.windows.provable.check.midway')] : []),
    ...count('right', checked),
    ...count('sealed', sealed),
    ...(isNothingRolled ? [localize('PDC.windows.provable.check.none')] : []),
    ...count('copied', copied),
    ...count('corrections', corrections),
    ...pledges.flatMap((pledge) => pledgeLines(pledge, names, texts)),
  ];
  return { verdict: outcomeOf(check), lines };
}

const counted = (key: string, count: number, { localize }: Texts): string =>
  localize(`${key}.${count === 1 ? 'one' : 'many'}`, { count: String(count) });

/** The beginning of a pledge's digest, by which a pledge that chat has told is known again. */
export const markOf = ({ commitment }: Pick<Pledge, 'commitment'>): string => commitment.slice(0, 8);

/** The names of those whose seeds decide the rolls of a pledge. */
export const namesIn = ({ seeds }: Pick<Pledge, 'seeds'>, names: SideNames, { localize }: Texts): string =>
  [
    localize('PDC.windows.provable.check.decider'),
    ...SIDES.filter((side) => seeds[side] !== undefined).map((side) => names[side]),
  ].join(', ');

function pledgeLines(pledge: Pledge, names: SideNames, texts: Texts): readonly string[] {
  const { localize } = texts;
  const withheld = SIDES.filter(
    (side) => pledge.promises[side] !== undefined && pledge.seeds[side] === undefined,
  );
  return [
    localize('PDC.windows.provable.check.pledge', {
      from: String(pledge.from),
      names: namesIn(pledge, names, texts),
      mark: markOf(pledge),
    }),
    ...withheld.map((side) => localize('PDC.windows.provable.check.withheld', { name: names[side] })),
  ];
}

function faultText(
  fault: DiceFault,
  pledges: readonly Pledge[],
  names: SideNames,
  { localize, has }: Texts,
): string {
  const key = 'PDC.windows.provable.check.fault';
  if (fault.kind === 'seed') {
    const from = String(pledges[fault.pledge - 1]?.from ?? 1);
    if (fault.of === 'decider') return localize(`${key}.decider`, { from });
    return localize(`${key}.player`, { name: names[fault.of], from });
  }
  const line = String(fault.line);
  if (fault.kind === 'number') return localize(`${key}.number`, { line });
  if (fault.kind === 'line') return localize(`${key}.line`, { line, fault: fault.fault });
  const textOf = (face: string) =>
    has(`PDC.rules.face.${face}`) ? localize(`PDC.rules.face.${face}`) : face;
  const [shown, due] = [fault.shown, fault.due].map((faces) => faces.map(textOf).join(', '));
  return localize(`${key}.other`, { line, number: String(fault.number), shown: shown ?? '', due: due ?? '' });
}
