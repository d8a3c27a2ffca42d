import { correctionFor, draftFromBattle, type Edit } from '../../../workshop';
import { type BattlePort, mayOverrule, type UserBattle } from '../../battle';
import { lastAction } from '../../battle/last-action';
import type { DraftPort, UserWorkshop } from '../../battle/workshop';
import { toldOf } from '../../documents';
import { CORRECTIONS_TOOL, fieldTool, InTurn } from '../../input';
import { localize } from '../../texts';

/** The battle in view as a draft: each edit becomes corrections in its record. */
export class BattleCorrections implements DraftPort {
  readonly #port: BattlePort;
  readonly #queue = new InTurn();
  #shown: { readonly state: UserBattle['state']; readonly user: UserWorkshop } | undefined;

  constructor(port: BattlePort) {
    this.#port = port;
  }

  get current(): UserWorkshop | undefined {
    const battle = this.#battle;
    if (!battle) return undefined;
    const { id, rules, state, picture, redoable } = battle;
    if (this.#shown?.state !== state || this.#shown.user.id !== id) {
      const sketch = { rules, state, ...(picture && { picture }) };
      const user = {
        id,
        game: rules,
        draft: draftOf(battle),
        sketch,
        relatives: [],
        isRunning: true,
      } as const;
      this.#shown = { state, user: { ...user, canUndo: lastAction(battle) !== null, canRedo: redoable > 0 } };
    }
    return this.#shown.user;
  }

  get #battle(): UserBattle | undefined {
    const battle = this.#port.current;
    return fieldTool.chosen === CORRECTIONS_TOOL && battle && mayOverrule(battle) ? battle : undefined;
  }

  /** Edits are queued, so that fast painting loses none. */
  edit(edit: Edit): void {
    const battle = this.#battle?.id;
    if (battle !== undefined) this.#queue.add(() => this.#correct(battle, edit));
  }

  async #correct(id: string, edit: Edit): Promise<void> {
    const battle = this.#port.find(id);
    if (!battle) return;
    const correction = correctionFor(battle.rules, battle.state, draftOf(battle), edit);
    if (typeof correction === 'string')
      ui.notifications.warn(localize(`PDC.workshop.corrections.${correction}`));
    // The port tells the user of a refusal.
    else if (correction) await this.#port.correct(id, correction);
  }

  undo(): void {
    const battle = this.#battle;
    const to = battle && lastAction(battle);
    if (battle && typeof to === 'number') void this.#port.undo(battle.id, to);
  }

  redo(): void {
    const battle = this.#battle;
    if (battle) void this.#port.redo(battle.id);
  }
}

const draftOf = ({ id, rules, state, picture }: UserBattle) =>
  draftFromBattle(rules, state, { ...toldOf(id), picture, begun: true });
