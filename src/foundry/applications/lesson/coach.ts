import type { Lesson } from '../../../core';
import type { BattlePort, UserBattle } from '../../battle';
import type { Box } from '../../geometry/fitted';
import { freshButtons, guardButtons, pieceInHand } from '../../input';
import { TEXTS } from '../../texts';
import { BattleWindow } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { type CoachContext, coachContext } from './coach-context';
import { coachPlace, markAround } from './coach-place';
import { boxesOverTheMap, coachRoom, SubjectBoxes } from './subject-boxes';

/** The dependencies of the coach. */
export interface CoachDependencies {
  /** The lesson with an id. */
  lessonOf(id: string): Lesson | undefined;
  /** Sets up a battle of the game of a lesson against the weakest officer: the next thing to do after the last step. */
  playOfficer(lesson: Lesson): Promise<unknown>;
  /** Opens the window for a battle of the user's choice. */
  openNewBattle(): void;
}

/**
 * A small card beside the subject of a lesson's step, with a marker on the subject. It asks for only one thing at a
 * time.
 */
export class Coach extends BattleWindow {
  static override DEFAULT_OPTIONS = optionsOf<Coach>('coach', {
    goOn: (window) => window.goOn(),
    restart: (window) => window.restart(),
    leave: (window) => window.leave(),
    unfold: (window) => window.fold(false),
    opponent: (window) => window.playOfficer(),
    newBattle: (window) => window.openNewBattle(),
  });

  static override PARTS = partsOf('coach');

  readonly #dependencies: CoachDependencies;
  readonly #fresh = freshButtons();
  #context: CoachContext | undefined;
  /** True after the player tried something else: the task is repeated. */
  #isReminding = false;
  #isFolded = false;
  /** True if the selected unit is left over from an earlier step: it would act when another unit is clicked. */
  #isToPutDown = false;
  #revision = -1;
  #place: Box | undefined;
  /** The content now shown: it is rendered again only when it changes, so that screen readers read it out once. */
  #shown = '';
  #isFollowing = false;
  #observer: MutationObserver | undefined;

  constructor(port: BattlePort, dependencies: CoachDependencies) {
    super(port);
    this.#dependencies = dependencies;
  }

  /** The lesson in view, if this client's user is its player. */
  get #lesson(): { readonly lesson: Lesson; readonly battle: UserBattle } | undefined {
    const { battle } = this;
    const lesson = battle && battle.lesson !== null ? this.#dependencies.lessonOf(battle.lesson) : undefined;
    return battle && lesson && battle.seats.includes(lesson.side) ? { lesson, battle } : undefined;
  }

  /** Shows the current task; nothing if no lesson is in progress for this user. */
  override async refresh(): Promise<void> {
    const learning = this.#lesson;
    const context = learning && coachContext(learning.lesson, learning.battle, pieceInHand.id, TEXTS);
    const shown = JSON.stringify([context, learning?.battle.revision, this.#isFolded, this.#isReminding]);
    if (learning && learning.battle.revision !== this.#revision) {
      this.#revision = learning.battle.revision;
      this.#isToPutDown = true;
    }
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#context = context;
    await this.showWhile(learning !== undefined);
  }

  /** Repeats the task after the player tried something else. */
  remind(): void {
    this.#isFolded = false;
    this.#isReminding = true;
    this.#isToPutDown = true;
    void this.refresh();
  }

  /** Ends the reminder when the lesson moves on. */
  forget(): void {
    this.#isReminding = false;
  }

  protected override context(): object {
    return {
      ...this.#context,
      isBusy: this.isBusy,
      isReminding: this.#isReminding,
      isFolded: this.#isFolded,
    };
  }

  protected override async _onFirstRender(): Promise<void> {
    await super._onFirstRender();
    guardButtons(this.element, this.#fresh);
    this.#follow();
  }

  protected override async _onRender(): Promise<void> {
    await super._onRender();
    this.place();
    const isAway = document.activeElement === document.body || document.activeElement === null;
    // A keyboard user need not look for the only button.
    if (isAway) this.element.querySelector<HTMLElement>('[data-action=goOn]')?.focus({ preventScroll: true });
  }

  protected override _onClose(): void {
    this.#observer?.disconnect();
    this.#shown = '';
    this.#place = undefined;
  }

  /** Deselects a unit left over from an earlier step; waits while an order is being carried out. */
  #putDown(unit: string | undefined): void {
    if (!this.#isToPutDown) return;
    const { id } = pieceInHand;
    this.#isToPutDown = id !== null && id !== unit;
    // Picking it a second time deselects it.
    if (id !== null && this.#isToPutDown) pieceInHand.pick(id);
  }

  /** Places card and marker in their current positions. */
  place(): void {
    const learning = this.#lesson;
    if (!this.rendered || !learning || !this.#context) return;
    this.#putDown(this.#context.unit);
    const card = this.element.querySelector<HTMLElement>('.pdc-coach-card');
    const mark = this.element.querySelector<HTMLElement>('.pdc-coach-mark');
    if (!card || !mark) return;
    const boxes = new SubjectBoxes(learning.battle.rules.grid);
    const { marked, about } = this.#context;
    const seen = [...marked, ...about].flatMap((subject) => boxes.of(subject) ?? []);
    const target = marked.flatMap((subject) => boxes.of(subject) ?? [])[0];
    moveTo(mark, target && markAround(target));
    mark.hidden = target === undefined;
    const { offsetWidth: width, offsetHeight: height } = card;
    const wanted = { size: { width, height }, room: coachRoom(), about: seen, kept: boxesOverTheMap() };
    const place = coachPlace({ ...wanted, spared: boxes.pieces, now: this.#place });
    const [left, top] = [`${place.left}px`, `${place.top}px`];
    this.#place = place;
    // A newly rendered card has no position yet.
    if (card.style.left === left && card.style.top === top) return;
    this.#fresh.renew(performance.now());
    card.style.left = left;
    card.style.top = top;
  }

  /** Follows everything that appears, disappears or moves over the map. */
  #follow(): void {
    this.#observer ??= new MutationObserver((changes) => {
      if (changes.some(({ target }) => !this.element.contains(target))) this.placeSoon();
    });
    this.#observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['style'],
    });
  }

  /** Places everything in the next frame, only once for all changes until then. */
  placeSoon(): void {
    if (this.#isFollowing || !this.rendered) return;
    this.#isFollowing = true;
    requestAnimationFrame(() => {
      this.#isFollowing = false;
      this.place();
    });
  }

  /** Lets the other side move. */
  goOn(): void {
    const { battle } = this;
    if (battle) void this.doOnce(() => this.port.goOn(battle.id));
  }

  /** Restarts the lesson. */
  restart(): void {
    const { battle } = this;
    if (battle) void this.doOnce(() => this.port.undo(battle.id, 0));
  }

  /** Leaves the lesson unfinished: shows another scene, or closes the card. */
  leave(): void {
    const other = game.scenes.contents.find((scene) => scene.active && scene !== game.scenes.viewed);
    if (other) void other.view();
    else this.fold(true);
  }

  /** Collapses or expands the card. */
  fold(isFolded: boolean): void {
    this.#isFolded = isFolded;
    void this.refresh();
  }

  /** Sets up a battle against an officer. */
  playOfficer(): void {
    const lesson = this.#lesson?.lesson;
    if (lesson) void this.doOnce(() => this.#dependencies.playOfficer(lesson));
  }

  /** Opens the window for a new battle. */
  openNewBattle(): void {
    this.#dependencies.openNewBattle();
  }
}

function moveTo({ style }: HTMLElement, box: Box | undefined): void {
  if (!box) return;
  style.left = `${box.left}px`;
  style.top = `${box.top}px`;
  style.width = `${box.right - box.left}px`;
  style.height = `${box.bottom - box.top}px`;
}
