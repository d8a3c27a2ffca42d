import { enemyOf, type Lesson } from '../../../core';
import type { BattlePort, Game } from '../../battle';
import { type ModuleApi, officerNamed } from '../../documents';
import { parts, pieceInHand } from '../../input';
import { notifyError, singleWindow } from '../battle-window';
import { addTokenTool } from '../scene-controls';
import { Coach } from './coach';

/** The dependencies of the lessons. */
export interface LessonOffer {
  readonly games: readonly Game[];
  readonly api: ModuleApi;
  openNewBattle(): void;
}

/** Sets up the coach for lesson battles, and the way to start one; called in `init`. */
export function registerLessons(port: BattlePort, { games, api, openNewBattle }: LessonOffer): void {
  const lessons = games.flatMap((game) => game.lessons ?? []);
  const lessonOf = (id: string): Lesson | undefined => lessons.find((lesson) => lesson.id === id);
  parts.join('panel', '#pdc-coach');
  /** A lesson's game begins with its smallest battle. */
  const playOfficer = async ({ id, side }: Lesson): Promise<void> => {
    const [scenario] = games.find((game) => game.lessons?.some((each) => each.id === id))?.scenarios ?? [];
    const commanders = { south: '', north: '', [enemyOf(side)]: officerNamed('recruit') };
    if (scenario) await api.deployScenario(scenario.id, commanders);
  };
  const coach = singleWindow(() => new Coach(port, { lessonOf, playOfficer, openNewBattle }));
  const refresh = (): void => {
    if (canvas?.ready && (coach.made || port.current?.lesson)) void coach.window.refresh();
  };
  Hooks.on('canvasReady', refresh);
  port.onChange(() => {
    coach.made?.forget();
    refresh();
  });
  pieceInHand.onChange(refresh);
  const follow = (): void => coach.made?.placeSoon();
  window.addEventListener('resize', follow);
  Hooks.on('canvasPan', follow);
  Hooks.on('refreshToken', follow);
  port.onLessonRefusal(() => coach.made?.remind());
  const [first] = lessons;
  if (!first) return;
  addTokenTool({
    name: 'learn',
    order: 89,
    title: 'PDC.windows.lesson.begin',
    icon: 'fa-solid fa-graduation-cap',
    onPress: () => void api.learn(first.id).catch(notifyError),
  });
}
