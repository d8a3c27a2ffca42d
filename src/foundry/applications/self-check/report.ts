import { localize } from '../../texts';
import type { Finding, Outcome } from './run-checks';

/** What a report says of the place where the checks were made. */
export interface Surroundings {
  readonly foundry: string;
  readonly module: string;
  readonly browser: string;
  readonly users: number;
  readonly date: string;
}

const inCell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

/** How many checks came out how. */
export const countOf = (findings: readonly Finding[], outcome: Outcome): number =>
  findings.filter((finding) => finding.outcome === outcome).length;

/** The findings as Markdown, to be copied into a report of a bug or into a message. */
export function reportOf(findings: readonly Finding[], about: Surroundings): string {
  const counts = (['right', 'wrong', 'untried'] as const).map(
    (outcome) => `${localize(`PDC.self-check.outcome.${outcome}`)}: ${countOf(findings, outcome)}`,
  );
  const rows = findings.map(({ family, check, outcome, note }) =>
    [
      localize(`PDC.self-check.outcome.${outcome}`),
      localize(`PDC.self-check.family.${family}`),
      localize(`PDC.self-check.check.${check}`),
      note,
    ]
      .map(inCell)
      .join(' | '),
  );
  return [
    `# ${localize('PDC.self-check.title')}`,
    '',
    `Foundry ${about.foundry}, Pas de Charge ${about.module}, ${about.date}`,
    '',
    `${about.browser}; ${localize('PDC.self-check.users', { count: String(about.users) })}`,
    '',
    counts.join(', '),
    '',
    ['outcome', 'family', 'what', 'note']
      .map((head) => localize(`PDC.self-check.column.${head}`))
      .join(' | '),
    '--- | --- | --- | ---',
    ...rows,
    '',
  ].join('\n');
}
