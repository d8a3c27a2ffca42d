import { localize } from '../../texts';
import type { Finding, Outcome } from './run-checks';

/** The environment of the checks, as the report describes it. */
export interface Surroundings {
  readonly foundry: string;
  readonly module: string;
  readonly browser: string;
  readonly users: number;
  readonly date: string;
}

const inCell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

/** The number of checks with an outcome. */
export const countOf = (findings: readonly Finding[], outcome: Outcome): number =>
  findings.filter((finding) => finding.outcome === outcome).length;

/** The findings as Markdown, to be copied into a bug report or a message. */
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
