import { OrderModel } from '../documents';
import type { FrameOptions } from './message-frame';

/** Makes the type of the messages that draw themselves as cards. */
export const orderCard = (
  draw: (model: OrderModel, options: FrameOptions) => Promise<HTMLElement>,
): typeof OrderModel =>
  class OrderCard extends OrderModel {
    /** Called by the message when it is shown: in the chat log, in notices, and on the stream view. */
    async renderHTML(options: FrameOptions = {}): Promise<HTMLElement> {
      return draw(this, options);
    }
  };
