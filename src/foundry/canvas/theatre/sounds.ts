import { modulePath } from '../../documents/module-id';

/** What can be heard; the build makes a file of each. */
export type SoundName = 'volley' | 'cannonade' | 'cavalry' | 'drum' | 'muffled-drum';

/** How loud each is beside the sounds of the interface, whose volume the user sets. */
const VOLUMES: Readonly<Record<SoundName, number>> = {
  volley: 0.45,
  cannonade: 0.5,
  cavalry: 0.45,
  drum: 0.4,
  'muffled-drum': 0.5,
};

/** Lets something be heard on this client, as loud as its user wants the interface to be. */
export function playSound(name: SoundName): void {
  // Before the user has done anything a browser plays nothing, and what it put off would all come at once.
  if (!navigator.userActivation.hasBeenActive) return;
  const src = modulePath(`assets/sounds/${name}.wav`);
  foundry.audio.AudioHelper.play({ src, volume: VOLUMES[name], channel: 'interface' }, false).catch(
    // Nobody misses a battle for want of a sound.
    (error: unknown) => console.warn(error),
  );
}
