import { modulePath } from '../documents';

const FRAME_TEMPLATE = modulePath('templates/message-frame.hbs');

/** What whoever shows a message wants of its frame. */
export interface FrameOptions {
  /** It may be deleted from here; where nothing is said, game masters may. */
  readonly canDelete?: boolean | undefined;
  /** It is shown for a while only, and may be put away. */
  readonly canClose?: boolean | undefined;
}

/** A message in the frame that every message has: other modules look for its parts, and Foundry for its buttons. */
export interface MessageFrame {
  readonly item: HTMLElement;
  /** What the message itself fills. */
  readonly content: HTMLElement;
}

/** Makes the frame of a message: who speaks, when, and the buttons to delete it or put it away. */
export async function messageFrame(
  message: ChatMessage.Implementation,
  { canDelete = game.user.isGM, canClose = false }: FrameOptions,
): Promise<MessageFrame> {
  const { alias: sender, timestamp, flavor, whisper, blind } = message;
  const item = document.createElement('li');
  item.className = 'chat-message message flexcol pas-de-charge pdc-card';
  item.classList.toggle('whisper', whisper.length > 0);
  item.classList.toggle('blind', blind);
  item.dataset.messageId = message.id ?? '';
  const whisperTo = whisper.flatMap((id) => game.users.get(id ?? '')?.name ?? []).join(', ');
  item.innerHTML = await foundry.applications.handlebars.renderTemplate(FRAME_TEMPLATE, {
    ...{ sender, timestamp, flavor, whisperTo },
    ...{ canDelete, canClose },
  });
  const content = item.querySelector<HTMLElement>('.message-content');
  if (!content) throw new Error(`${FRAME_TEMPLATE} has no .message-content`);
  return { item, content };
}
