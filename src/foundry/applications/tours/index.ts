import type { Lesson } from '../../../core';
import type { Game } from '../../battle';
import { MODULE_ID, type ModuleApi } from '../../documents';
import { localize } from '../../texts';
import { notifyError } from '../battle-window';

/** A tour of one screen: the elements that it points at, by the ids of their texts. */
interface ScreenTour {
  readonly id: string;
  readonly isForGameMasters: boolean;
  readonly stops: Readonly<Record<string, string>>;
}

const toolOf = (name: string): string => `[data-tool="${MODULE_ID}-${name}"]`;

export const SCREEN_TOURS: readonly ScreenTour[] = [
  {
    id: 'player',
    isForGameMasters: false,
    stops: {
      points: '#pdc-panel .pdc-panel-sides',
      prompt: '#pdc-panel .pdc-panel-middle',
      // The buttons themselves are there only while there is something to choose.
      buttons: '#pdc-panel .pdc-panel-bar',
      view: '#pdc-view',
    },
  },
  {
    id: 'gm',
    isForGameMasters: true,
    stops: {
      begin: toolOf('new-battle'),
      control: toolOf('control'),
      armies: toolOf('armies'),
      workshop: toolOf('workshop'),
    },
  },
  {
    id: 'workshop',
    isForGameMasters: true,
    stops: {
      tabs: '#pdc-workshop .pdc-workshop-tabs',
      body: '#pdc-workshop .pdc-workshop-body',
      check: '#pdc-workshop .pdc-workshop-check',
      play: '#pdc-workshop [name="play"]',
    },
  },
];

/** True if an element is on screen: an empty one has nothing to point at. */
function isSeen(selector: string): boolean {
  const { width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return width > 0 && height > 0;
}

/** The dependencies of the tours. */
export interface TourOffer {
  readonly games: readonly Game[];
  readonly api: Pick<ModuleApi, 'learn'>;
}

/** Lists the lessons and the tours of the screens in Foundry's Tour Management; called in `init`. */
export function registerTours({ games, api }: TourOffer): void {
  // The texts are there from `setup` on.
  Hooks.once('setup', () => {
    for (const lesson of games.flatMap((game) => game.lessons ?? [])) listLesson(lesson, api);
    for (const tour of SCREEN_TOURS) listScreen(tour);
  });
}

/** Its start sets the lesson up, where the coach takes over. */
function listLesson({ id, scenario }: Lesson, api: TourOffer['api']): void {
  class LessonTour extends foundry.nue.Tour {
    override async start(): Promise<void> {
      await api.learn(id).catch(notifyError);
    }
  }
  const title = localize('PDC.windows.tour.lesson.title', { title: scenario.title });
  const description = localize('PDC.windows.tour.lesson.about');
  const steps = [{ id: 'lesson', title, content: description }];
  const common = { namespace: MODULE_ID, id, title, description, steps };
  game.tours.register(MODULE_ID, id, new LessonTour({ ...common, display: true, restricted: true }));
}

/** It can start while everything that it points at is on screen. */
function listScreen({ id, isForGameMasters, stops }: ScreenTour): void {
  class TourOfScreen extends foundry.nue.Tour {
    override get canStart(): boolean {
      return Object.values(stops).every(isSeen);
    }
  }
  const text = (key: string) => localize(`PDC.windows.tour.${id}.${key}`);
  const steps = Object.entries(stops).map(([stop, selector]) => ({
    ...{ id: stop, selector },
    ...{ title: text(`${stop}.title`), content: text(`${stop}.text`) },
  }));
  const common = { namespace: MODULE_ID, id, title: text('title'), description: text('about'), steps };
  game.tours.register(
    MODULE_ID,
    id,
    new TourOfScreen({ ...common, display: true, restricted: isForGameMasters }),
  );
}
