import type { Lesson } from '../../../core';
import type { BattlePort, UserBattle } from '../../battle';
import { modulePath } from '../../documents';
import { freshButtons, guardButtons, pieceInHand } from '../../input';
import { TEXTS } from '../../texts';
import { BattleWindow } from '../battle-window';
import { type CoachContext, coachContext } from './coach-context';
import { type Box, coachPlace } from './coach-place';
import { boxesOverTheMap, coachRoom, SubjectBoxes } from './subject-boxes';

/** How far the mark stands off what it marks, in pixels. */
const MARK = 5;

/** What the coach needs of the other parts. */
export interface CoachDependencies {
  /** The lesson with an id. */
  lessonOf(id: string): Lesson | undefined;
  /** What there is to be done after the last step. */
  openNewBattle(): void;
}

/** A small card beside what a step of a lesson is about, and a mark on it. It asks for nothing but one thing at a time. */
export class Coach extends BattleWindow {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-coach',
    classes: ['pas-de-charge', 'pdc-coach'],
    window: { frame: false, positioned: false },
    actions: { goOn: onGoOn, restart: onRestart, leave: onLeave, unfold: onUnfold, newBattle: onNewBattle },
  };

  static override PARTS = { coach: { template: modulePath('templates/coach.hbs') } };

  readonly #dependencies: CoachDependencies;
  readonly #fresh = freshButtons();
  #context: CoachContext | undefined;
  /** Something else was tried: what there is to do is said once more. */
  #isReminding = false;
  #isFolded = false;
  /** What is in hand is of an earlier step: it would go on acting where another unit is clicked on. */
  #isToPutDown = false;
  #revision = -1;
  #place: Box | undefined;
  /** What is shown: it is made anew only where that changes, so that it is read out once. */
  #shown = '';
  #isFollowing = false;
  #observer: MutationObserver | undefined;

  constructor(port: BattlePort, dependencies: CoachDependencies) {
    super(port);
    this.#dependencies = dependencies;
  }

  /** The lesson in view, if the user of this client is the one who learns. */
  get #lesson(): { readonly lesson: Lesson; readonly battle: UserBattle } | undefined {
    const { battle } = this;
    const lesson = battle && battle.lesson !== null ? this.#dependencies.lessonOf(battle.lesson) : undefined;
    return battle && lesson && battle.seats.includes(lesson.side) ? { lesson, battle } : undefined;
  }

  /** Shows what there is to do now; nothing where nobody learns. */
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

  /** Says once more what there is to do, since something else was tried. */
  remind(): void {
    this.#isFolded = false;
    this.#isReminding = true;
    this.#isToPutDown = true;
    void this.refresh();
  }

  /** Another moment of the lesson: nobody has to be reminded any more. */
  forget(): void {
    this.#isReminding = false;
  }

  protected override async _prepareContext() {
    return { ...this.#context, isReminding: this.#isReminding, isFolded: this.#isFolded } as never;
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
    // Whoever plays by keys need not look for the one button that there is.
    if (isAway) this.element.querySelector<HTMLElement>('[data-action=goOn]')?.focus({ preventScroll: true });
  }

  protected override _onClose(): void {
    this.#observer?.disconnect();
    this.#shown = '';
    this.#place = undefined;
  }

  /** Puts down what an earlier step has left in hand; while an order is under way that has to wait. */
  #putDown(unit: string | undefined): void {
    if (!this.#isToPutDown) return;
    const { id } = pieceInHand;
    this.#isToPutDown = id !== null && id !== unit;
    // What is picked once more is put down.
    if (id !== null && this.#isToPutDown) pieceInHand.pick(id);
  }

  /** Puts card and mark where they belong now. */
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
    moveTo(mark, target && widened(target));
    mark.hidden = target === undefined;
    const { offsetWidth: width, offsetHeight: height } = card;
    const wanted = { size: { width, height }, room: coachRoom(), about: seen, kept: boxesOverTheMap() };
    const place = coachPlace({ ...wanted, spared: boxes.pieces, now: this.#place });
    const [left, top] = [`${place.left}px`, `${place.top}px`];
    this.#place = place;
    // What is made anew has no place yet.
    if (card.style.left === left && card.style.top === top) return;
    this.#fresh.renew(performance.now());
    card.style.left = left;
    card.style.top = top;
  }

  /** Follows whatever comes, goes or moves over the map. */
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

  /** Places everything with the next frame, however much has changed until then. */
  placeSoon(): void {
    if (this.#isFollowing || !this.rendered) return;
    this.#isFollowing = true;
    requestAnimationFrame(() => {
      this.#isFollowing = false;
      this.place();
    });
  }

  /** Lets the other side make its moves. */
  goOn(): void {
    const { battle } = this;
    if (battle) void this.doOnce(() => this.port.goOn(battle.id));
  }

  /** Begins the lesson anew. */
  restart(): void {
    const { battle } = this;
    if (battle) void this.doOnce(() => this.port.undo(battle.id, 0));
  }

  /** Leaves the lesson as it is: for what else there is to see, or with the card put away. */
  leave(): void {
    const other = game.scenes.contents.find((scene) => scene.active && scene !== game.scenes.viewed);
    if (other) void other.view();
    else this.fold(true);
  }

  /** Puts the card away, or takes it up again. */
  fold(isFolded: boolean): void {
    this.#isFolded = isFolded;
    void this.refresh();
  }

  /** Goes on to another battle. */
  openNewBattle(): void {
    this.#dependencies.openNewBattle();
  }
}

const widened = ({ left, top, right, bottom }: Box): Box => ({
  left: left - MARK,
  top: top - MARK,
  right: right + MARK,
  bottom: bottom + MARK,
});

function moveTo({ style }: HTMLElement, box: Box | undefined): void {
  if (!box) return;
  style.left = `${box.left}px`;
  style.top = `${box.top}px`;
  style.width = `${box.right - box.left}px`;
  style.height = `${box.bottom - box.top}px`;
}

function onGoOn(this: Coach): void {
  this.goOn();
}

function onRestart(this: Coach): void {
  this.restart();
}

function onLeave(this: Coach): void {
  this.leave();
}

function onUnfold(this: Coach): void {
  this.fold(false);
}

function onNewBattle(this: Coach): void {
  this.openNewBattle();
}
