/** So many pieces of news are kept to be read once more. */
const KEPT = 30;

let said: HTMLElement | undefined;
let told: HTMLElement | undefined;

/** Makes the places from which screen readers read aloud: they have to be there before there is anything to say. */
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

/** Says what the keys have got to: only the latest counts. */
export function say(text: string): void {
  if (said && said.textContent !== text) said.textContent = text;
}

/** Tells what has happened: each after what was told before. */
export function tell(text: string): void {
  if (!told || text === '') return;
  const line = document.createElement('p');
  line.textContent = text;
  told.append(line);
  while (told.childElementCount > KEPT) told.firstElementChild?.remove();
}
