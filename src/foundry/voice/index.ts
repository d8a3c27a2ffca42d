/** The number of messages that are kept for reading again. */
const KEPT = 30;

let said: HTMLElement | undefined;
let told: HTMLElement | undefined;

/** Adds the live regions for screen readers: they must exist before the first message. */
export function raiseVoice(): void {
  const root = document.createElement('div');
  root.className = 'pas-de-charge pdc-unseen pdc-voice';
  said = document.createElement('p');
  said.setAttribute('role', 'status');
  told = document.createElement('div');
  told.setAttribute('role', 'log');
  for (const place of [said, told]) place.setAttribute('aria-live', 'polite');
  root.append(said, told);
  document.body.append(root);
}

/** Announces the user's position by keyboard: only the latest message counts. */
export function say(text: string): void {
  if (said && said.textContent !== text) said.textContent = text;
}

/** Announces an event, after the earlier ones. */
export function tell(text: string): void {
  if (!told || text === '') return;
  const line = document.createElement('p');
  line.textContent = text;
  told.append(line);
  while (told.childElementCount > KEPT) told.firstElementChild?.remove();
}
