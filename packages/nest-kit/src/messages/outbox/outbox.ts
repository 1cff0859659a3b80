import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { messages, type MessagePayload, type MessageType } from '@landsea/contracts/messages';
import type { EntityManager } from 'typeorm';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { getRequestId } from '../../logs/request-context.js';
import { OutboxMessageRow } from './outbox-message.entity.js';

export const OUTBOX_CHANNEL = 'landsea_outbox';

@Injectable()
export class Outbox {
  /**
   * One row for each receiver of contracts.
   * @throws Error for an invalid payload, so that the transaction rolls back.
   */
  async add<T extends MessageType>(
    manager: EntityManager,
    type: T,
    payload: MessagePayload<T>,
  ): Promise<void> {
    const { to, payload: schema }: { to: readonly string[]; payload: $ZodType } = messages[type];
    if (!safeParse(schema, payload).success)
      throw new Error(`the payload of ${type} is not what contracts say`);
    await manager.insert(
      OutboxMessageRow,
      to.map((receiver) => ({
        id: randomUUID(),
        type,
        receiver,
        payload,
        requestId: getRequestId() ?? null,
      })),
    );
    await manager.query('SELECT pg_notify($1, $2)', [OUTBOX_CHANNEL, '']);
  }
}
