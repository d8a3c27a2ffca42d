import type { Beat } from '../../../core';
import type { BattlePort, UserBattle } from '../../battle';
import { isStill, isTheatre } from '../../documents/settings';
import { showFrame } from '../../geometry';
import { view } from '../../geometry/map-view';
import { playSound } from '../../voice/sounds';
import { marksLayer } from '../map/layers';
import { clear } from '../map/overlay-signs';
import type { SceneBoard } from '../map/scene-board';
import { zoom } from '../map/screen';
import { paintOnset } from './attack-arrow';
import { type Cue, MOVING, programmeOf, STILL, soundOf } from './cue-times';
import { faceTextures, paintDice } from './falling-dice';
import { fallenLeader, paintFall } from './leader-casualty';
import type { Ground, Paint } from './paint-context';
import { paintSmoke } from './smoke';

/** The part of its time at which a beat is shown as a still if animations are off. */
const HALFWAY = 0.45;

/** The milliseconds by which timers may fire early. */
const EARLY = 5;

/** A cue with its picture, which is visible only in its time. */
interface Act extends Cue {
  readonly container: PIXI.Container;
  readonly paint: Paint;
}

/** The stage of a show: its battle, and the position of the board on the scene. */
interface Stage extends Ground {
  readonly battle: UserBattle;
}

/**
 * Shows on the map, briefly and once, the effects of an order. Nothing waits for it and it blocks nothing: the next
 * change ends it, and so does a click on the map.
 */
export class Theatre {
  readonly #port: BattlePort;
  readonly #board: () => SceneBoard | undefined;
  /** True if another module shows the dice. */
  #hasOtherDice = false;
  /** The revision that is on show. */
  #revision: number | undefined;
  #stop: (() => void) | undefined;
  /** Counts the shows: one whose pictures load too late does not start. */
  #shows = 0;

  constructor(port: BattlePort, board: () => SceneBoard | undefined) {
    this.#port = port;
    this.#board = board;
  }

  /** Ends the show when something else happens; call once. */
  watch(): void {
    Hooks.once('diceSoNiceReady', () => {
      this.#hasOtherDice = true;
    });
    Hooks.on('canvasTearDown', () => this.end());
    this.#port.onChange(() => {
      if (this.#port.current?.revision !== this.#revision) this.end();
    });
    window.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target === view()) this.end();
      },
      true,
    );
  }

  /** Shows the events of a battle, if its current state is in view. */
  perform(id: string, beats: readonly Beat[]): void {
    const battle = this.#port.current;
    // A user who is not watching misses the show; one who views an earlier moment sees that moment.
    if (battle?.id !== id || battle.asItWas || document.hidden) return;
    this.end();
    this.#revision = battle.revision;
    const cues = programmeOf(beats, isStill() ? STILL : MOVING);
    const timers = isTheatre('heard') ? soundTimers(cues) : [];
    this.#stop = () => timers.forEach(window.clearTimeout);
    const board = this.#board();
    if (board && isTheatre('seen')) void this.#show(cues, { battle, board, zoom: zoom() });
  }

  /** Ends the show. */
  end(): void {
    this.#shows += 1;
    this.#stop?.();
    this.#stop = undefined;
    this.#revision = undefined;
    const container = marksLayer()?.theatre;
    if (!container || container.destroyed || container.children.length === 0) return;
    clear(container);
    showFrame();
  }

  async #show(cues: readonly Cue[], stage: Stage): Promise<void> {
    const show = this.#shows;
    const seen = cues.filter(({ beat }) => beat.type !== 'dice' || !this.#hasOtherDice);
    const painters = await Promise.all(seen.map((cue) => painterOf(cue, stage)));
    const layer = marksLayer();
    if (show !== this.#shows || !layer) return;
    const acts = seen.flatMap((cue, index): readonly Act[] => {
      const painter = painters[index];
      if (!painter) return [];
      const container = layer.theatre.addChild(new PIXI.Container());
      container.visible = false;
      container.name = nameOf(cue);
      return [{ ...cue, container, paint: painter(container) }];
    });
    if (acts.length > 0) this.#play(acts);
  }

  #play(acts: readonly Act[]): void {
    const began = performance.now();
    const hush = this.#stop;
    const hasStill = isStill();
    const step = (): void => {
      const elapsed = performance.now() - began + EARLY;
      for (const act of acts) showAt(act, elapsed, hasStill);
      if (acts.every(({ begins, lasts }) => begins + lasts <= elapsed)) this.end();
    };
    const stop = hasStill ? stills(acts, step) : frames(step);
    this.#stop = () => {
      hush?.();
      stop();
    };
  }
}

function showAt({ container, paint, begins, lasts }: Act, elapsed: number, hasStill: boolean): void {
  const part = (elapsed - begins) / lasts;
  container.visible = part >= 0 && part < 1;
  if (container.visible) paint(hasStill ? HALFWAY : part);
}

/** Runs a callback on every frame; returns a function that stops it. */
function frames(step: () => void): () => void {
  const ticker = canvas?.app?.ticker;
  ticker?.add(step);
  return () => void ticker?.remove(step);
}

/** Runs a callback and renders whenever a picture appears or disappears: nothing moves in between. */
function stills(acts: readonly Act[], step: () => void): () => void {
  const times = new Set(acts.flatMap(({ begins, lasts }) => [begins, begins + lasts]));
  const timers = [...times].map((time) =>
    window.setTimeout(() => {
      step();
      showFrame();
    }, time),
  );
  return () => timers.forEach(window.clearTimeout);
}

/** Plays each sound at its time; simultaneous ones of the same kind are played once. */
function soundTimers(cues: readonly Cue[]): readonly number[] {
  const heard = new Map(
    cues.flatMap(({ beat, begins }) => {
      const sound = soundOf(beat);
      return sound ? [[`${sound} ${begins}`, { sound, begins }] as const] : [];
    }),
  );
  return [...heard.values()].map(({ sound, begins }) => window.setTimeout(() => playSound(sound), begins));
}

/** The name of a picture, for inspecting the layer. */
const nameOf = ({ beat }: Cue): string =>
  beat.type === 'dice' ? `dice ${beat.faces.join(' ')} at ${beat.at}` : `${beat.type} at ${beat.at}`;

type Painter = (container: PIXI.Container) => Paint;

/** The function that draws a cue on this board; undefined if there is nothing to draw. */
async function painterOf({ beat, row }: Cue, stage: Stage): Promise<Painter | undefined> {
  const { battle, board } = stage;
  const spaces = 'from' in beat ? [beat.from, beat.at] : [beat.at];
  if (!spaces.every((space) => board.grid.has(space))) return undefined;
  switch (beat.type) {
    case 'shot':
      return (container) => paintSmoke(container, stage, beat);
    case 'onset':
      return (container) => paintOnset(container, stage, beat);
    case 'dice': {
      const die = battle.rules.dice[beat.die];
      if (!die) return undefined;
      const textures = await faceTextures(die);
      return (container) => paintDice(container, stage, beat, { textures, row });
    }
    case 'fall': {
      const fallen = await fallenLeader(battle.rules, battle.state, beat.leader);
      return fallen && ((container) => paintFall(container, stage, beat, fallen));
    }
  }
}
