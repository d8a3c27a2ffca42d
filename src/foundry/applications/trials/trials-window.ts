import { deploy, errorText } from '../../../core';
import type { TrialGround, TriedScenario } from '../../battle/scenario-trials';
import { keepTrials, trialKey, trialsKept, withHouseTables } from '../../documents';
import { localize, TEXTS } from '../../texts';
import { ModuleWindow, notifyError } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { TrialSeries } from './trial-series';
import { trialsContext } from './trials-context';

/** The shortest time between two changes of the window, in milliseconds. */
const CALM = 250;

/** The Balance window: officers of one level play a scenario again and again. */
export class TrialsWindow extends ModuleWindow {
  static override DEFAULT_OPTIONS = optionsOf<TrialsWindow>('trials', {
    play: (window) => window.goOn(),
    stop: (window) => window.stop(),
  });

  static override PARTS = partsOf('trials');

  readonly #ground: TrialGround;
  readonly #onKept: () => void;
  #shown: { readonly tried: TriedScenario; readonly series: TrialSeries } | undefined;
  #wanted: TriedScenario | undefined;
  #fault = '';
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(ground: TrialGround, onKept: () => void) {
    super({});
    this.#ground = ground;
    this.#onKept = onKept;
  }

  /** Opens with a scenario, and plays it; another one that is being played is stopped. */
  async play(tried: TriedScenario): Promise<void> {
    this.#wanted = tried;
    await this.stop();
    // Another scenario may have been asked for meanwhile.
    if (this.#wanted !== tried) return;
    const { rules, level } = tried;
    const start = deploy(rules, withHouseTables(rules, tried.scenario));
    const key = trialKey(rules, start, level);
    const trial = { rules: rules.on(start.board), start, level };
    const series = new TrialSeries(this.#ground, trial, trialsKept(key), {
      keep: async (fresh) => {
        try {
          await keepTrials(key, fresh);
        } catch (error) {
          notifyError(error);
        }
      },
      onChange: (error) => this.#changed(error),
    });
    this.#shown = { tried, series };
    this.goOn();
    await this.render({ force: true });
  }

  /** Plays another hundred battles. */
  goOn(): void {
    this.#fault = '';
    this.#shown?.series.play();
    void this.refresh();
  }

  /** Stops playing; the results so far are kept. */
  async stop(): Promise<void> {
    await this.#shown?.series.stop();
  }

  protected override context(): object {
    if (!this.#shown) return {};
    const { tried, series } = this.#shown;
    return trialsContext({ ...tried, series, fault: this.#fault }, TEXTS);
  }

  protected override _onClose(): void {
    void this.stop();
  }

  #changed(error?: unknown): void {
    if (error !== undefined) {
      console.error(error);
      this.#fault = localize('PDC.windows.trials.failed', { fault: errorText(error) });
    }
    if (this.#shown?.series.left === 0) this.#onKept();
    this.#waiting ??= setTimeout(() => {
      this.#waiting = undefined;
      void this.refresh();
    }, CALM);
  }
}
