import { modulePath } from '../documents/module-id';

/** The sounds; the build makes a file for each. */
export type SoundName = 'volley' | 'cannonade' | 'cavalry' | 'drum' | 'muffled-drum' | 'bugle';

/** The samples of each, one after the other. */
export const SAMPLES: Readonly<Record<SoundName, number>> = {
  volley: 3,
  cannonade: 3,
  cavalry: 3,
  drum: 3,
  'muffled-drum': 2,
  bugle: 1,
};

const played = new Map<SoundName, number>();

/** The file of a sound's next sample. */
export function nextSample(name: SoundName): string {
  const sample = (played.get(name) ?? 0) % SAMPLES[name];
  played.set(name, sample + 1);
  return `assets/sounds/${name}-${sample + 1}.wav`;
}

/** The volume of each relative to the interface sounds, whose volume the user sets. */
const VOLUMES: Readonly<Record<SoundName, number>> = {
  volley: 0.35,
  cannonade: 0.4,
  cavalry: 0.38,
  drum: 0.32,
  'muffled-drum': 0.4,
  bugle: 0.35,
};

/** Plays a sound on this client, at the user's interface volume. */
export function playSound(name: SoundName): void {
  // Before the first user action a browser plays nothing, and would play all delayed sounds at once later.
  if (!navigator.userActivation.hasBeenActive) return;
  const src = modulePath(nextSample(name));
  foundry.audio.AudioHelper.play({ src, volume: VOLUMES[name], channel: 'interface' }, false).catch(
    // A missing sound must not stop a battle.
    (error: unknown) => console.warn(error),
  );
}
