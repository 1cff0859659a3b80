import { SetMetadata } from '@nestjs/common';
import type { MessageType } from '@landsea/contracts/messages';

export const INBOX_MARK = Symbol('landsea:inbox');

/**
 * Marks the method of a provider that handles a message: `(payload, manager: EntityManager) => Promise<void>`. It runs in
 * the transaction that also records the message, so both commit or neither does.
 */
export const InboxHandler = (type: MessageType): MethodDecorator => SetMetadata(INBOX_MARK, type);
