import { MODULE_ID } from '../../documents';
import type { TrialDependencies } from '../../facts';
import { localize } from '../../texts';
import { ModuleWindow } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { countOf, reportOf } from './report';
import { type Finding, families, type Outcome, runChecks } from './run-checks';
import { secondPlayers } from './second-player';

/** The icons of the outcomes, so that none is shown by colour alone. */
const SIGNS: Readonly<Record<Outcome, string>> = {
  right: 'fa-solid fa-check',
  wrong: 'fa-solid fa-xmark',
  untried: 'fa-solid fa-minus',
};

/** The window that tests whether this Foundry server behaves as the module expects. */
export class SelfCheckWindow extends ModuleWindow {
  static override DEFAULT_OPTIONS = optionsOf<SelfCheckWindow>('self-check', {
    run: (window) => window.doOnce(() => window.run()),
    copy: (window) => window.copy(),
  });

  static override PARTS = partsOf('self-check');

  readonly #dependencies: TrialDependencies;
  #findings: readonly Finding[] = [];
  #second: string | undefined;
  #isCopied = false;
  #madeAt = '';

  constructor(dependencies: TrialDependencies) {
    super({});
    this.#dependencies = dependencies;
  }

  /** Runs all checks and shows each result as it comes in. */
  async run(): Promise<void> {
    this.#findings = [];
    this.#isCopied = false;
    this.#madeAt = new Date().toISOString();
    await runChecks(this.#dependencies, this.#chosen(), (finding) => {
      this.#findings = [...this.#findings, finding];
      void this.refresh();
    });
  }

  /** Copies the report to the clipboard; if the browser does not allow that, selects it instead. */
  async copy(): Promise<void> {
    const field = this.element.querySelector<HTMLTextAreaElement>('[name=report]');
    field?.select();
    try {
      await navigator.clipboard.writeText(field?.value ?? '');
      this.#isCopied = true;
      await this.refresh();
    } catch {
      ui.notifications.info(localize('PDC.self-check.marked'));
    }
  }

  protected override onSelect({ name, value }: HTMLSelectElement): void {
    if (name === 'second') this.#second = value;
  }

  protected override context(): object {
    const findings = this.#findings;
    const isOver = findings.some(({ check }) => check === 'cleared');
    const all = families(this.#chosen()).reduce((sum, { facts }) => sum + Object.keys(facts).length, 2);
    return {
      isBusy: this.isBusy,
      canRun: !this.isBusy && game.users.activeGM?.isSelf === true,
      players: secondPlayers().map(({ id, name }) => ({ id, name, isChosen: id === this.#chosen() })),
      isAlone: this.#chosen() === '',
      status: this.#status(isOver, all),
      families: this.#groups(),
      report: isOver ? reportOf(findings, this.#about()) : '',
      isCopied: this.#isCopied,
    };
  }

  #status(isOver: boolean, all: number): string {
    if (game.users.activeGM?.isSelf !== true) return localize('PDC.self-check.notHere');
    const done = String(this.#findings.length);
    if (!isOver)
      return this.isBusy
        ? localize('PDC.self-check.going', { done, all: String(all) })
        : localize('PDC.self-check.what');
    const wrong = countOf(this.#findings, 'wrong');
    return wrong === 0
      ? localize('PDC.self-check.allRight', { done })
      : localize('PDC.self-check.someWrong', { wrong: String(wrong), done });
  }

  #groups() {
    const names = [...new Set(this.#findings.map(({ family }) => family))];
    return names.map((family) => ({
      name: localize(`PDC.self-check.family.${family}`),
      checks: this.#findings
        .filter((finding) => finding.family === family)
        .map(({ check, outcome, note }) => ({
          ...{ check, outcome, note },
          text: localize(`PDC.self-check.check.${check}`),
          sign: SIGNS[outcome],
          said: localize(`PDC.self-check.outcome.${outcome}`),
        })),
    }));
  }

  #chosen(): string {
    const players = secondPlayers();
    if (this.#second === undefined) return players[0]?.id ?? '';
    return players.some(({ id }) => id === this.#second) ? this.#second : '';
  }

  #about() {
    return {
      foundry: game.release.version,
      module: game.modules.get(MODULE_ID)?.version ?? '',
      browser: navigator.userAgent,
      users: game.users.contents.filter(({ active }) => active).length,
      date: this.#madeAt,
    };
  }
}
