import { Injectable } from '@nestjs/common';
import { messages, type InboxMessage, type ServiceName } from '@landsea/contracts/messages';
import { DataSource, type EntityManager } from 'typeorm';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { DomainError } from '../../errors/domain-error.js';
import { makeNotFound, makeValidationFailed } from '../../errors/plain-errors.js';
import { InboxRegistry } from './inbox-registry.js';

const payloadSchemas: Record<string, { payload: $ZodType } | undefined> = messages;

/** The row and the change commit together; a repeat changes nothing. */
@Injectable()
export class InboxService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: InboxRegistry,
  ) {}

  /** @param sender the service of the token; it may send only its own messages. */
  async take(message: InboxMessage, sender: ServiceName | undefined): Promise<void> {
    const handle = this.registry.find(message.type);
    const schema = payloadSchemas[message.type]?.payload;
    if (!handle || !schema) throw makeNotFound(`no handler for ${message.type}`);
    if (message.type.split('.')[0] !== sender)
      throw new DomainError(
        { code: 'FORBIDDEN', message: 'Not yours to send.' },
        `${message.type} from ${sender}`,
      );
    const parsed = safeParse(schema, message.payload);
    if (!parsed.success)
      throw makeValidationFailed(
        parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
      );
    await this.dataSource.transaction(async (manager) => {
      if (await this.isNew(manager, message)) await handle(parsed.data, manager);
    });
  }

  /** A concurrent delivery waits for the first one's commit. */
  private async isNew(manager: EntityManager, { id, type }: InboxMessage): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'INSERT INTO inbox_message (id, type) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
      [id, type],
    );
    return rows.length > 0;
  }
}
