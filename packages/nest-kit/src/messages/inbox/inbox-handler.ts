import { SetMetadata } from '@nestjs/common';
import type { MessageType } from '@landsea/contracts/messages';

export const INBOX_MARK = Symbol('landsea:inbox');

/** `(payload, manager: EntityManager) => Promise<void>`, in the transaction that records the message. */
export const InboxHandler = (type: MessageType): MethodDecorator => SetMetadata(INBOX_MARK, type);
