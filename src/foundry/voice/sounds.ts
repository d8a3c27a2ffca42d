import { modulePath } from '../documents/module-id';

/** The sounds; the build makes a file for each. */
export type SoundName = 'volley' | 'cannonade' | 'cavalry' | 'drum' | 'muffled-drum' | 'bugle';

/** The volume of each relative to the interface sounds, whose volume the user sets. */
const VOLUMES: Readonly<Record<SoundName, number>> = {
  volley: 0.45,
  cannonade: 0.5,
  cavalry: 0.45,
  drum: 0.4,
  'muffled-drum': 0.5,
  bugle: 0.5,
};

/** Plays a sound on this client, at the user's interface volume. */
export function playSound(name: SoundName): void {
  // Before the first user action a browser plays nothing, and would play all delayed sounds at once later.
  if (!navigator.userActivation.hasBeenActive) return;
  const src = modulePath(`assets/sounds/${name}.wav`);
  foundry.audio.AudioHelper.play({ src, volume: VOLUMES[name], channel: 'interface' }, false).catch(
    // A missing sound must not stop a battle.
    (error: unknown) => console.warn(error),
  );
}
