import type { Settings } from '../client/settings';

/** A module's options for playing a sound. */
interface PlayData {
  /** Relative to the public folder. */
  readonly src: string;
  readonly volume?: number;
  readonly channel?: 'interface';
}

let volumes: Pick<Settings, 'get'> | undefined;

/** Lets the user of this window set the volume of interface sounds. */
export function offerVolumes(settings: Settings): void {
  volumes = settings;
  settings.register('core', 'globalInterfaceVolume', {
    name: 'Interface volume',
    hint: 'From 0 to 1.',
    scope: 'client',
    config: true,
    type: Number,
    default: 0.5,
  });
}

/** The volume of an interface sound: its own volume with the user's setting. */
export const loudness = (volume: number): number =>
  volume * Math.min(1, Math.max(0, Number(volumes?.get('core', 'globalInterfaceVolume') ?? 1)));

/** Plays sounds in this window. */
export const AudioHelper = {
  async play({ src, volume = 1, channel = 'interface' }: PlayData, toOthers = false): Promise<unknown> {
    if (toOthers || channel !== 'interface')
      throw new Error('the table plays sounds of the interface alone, and in this window');
    const sound = new Audio(`/${src}`);
    sound.volume = loudness(volume);
    await sound.play();
    return sound;
  },
};
