import pg from 'pg';
import { type DataSourceOptions, type MigrationInterface, DefaultNamingStrategy } from 'typeorm';
import { IdempotencyKeyRow } from '../http/idempotency/idempotency-key.entity.js';
import { InboxMessageRow } from '../messages/inbox/inbox-message.entity.js';
import { MailMessageRow } from '../mail/mail-message.entity.js';
import { OutboxMessageRow } from '../messages/outbox/outbox-message.entity.js';
import { RateLimitRow } from '../limits/rate-limit/rate-limit.entity.js';
import { HeldSlotRow } from '../limits/slots/held-slot.entity.js';
import { CreateKitTables1763600000000 } from './migrations/1763600000000-create-kit-tables.js';
import { CreateMailTable1763600100000 } from './migrations/1763600100000-create-mail-table.js';
import { CreateLimitTables1763899000000 } from './migrations/1763899000000-create-limit-tables.js';
import { AddMailHeaders1764000000000 } from './migrations/1764000000000-add-mail-headers.js';
import { AddMailWriter1764100000000 } from './migrations/1764100000000-add-mail-writer.js';
import { AddMailSender1764300030000 } from './migrations/1764300030000-add-mail-sender.js';
import { snakeCase } from 'typeorm/util/StringUtils.js';

/** Names a column after its property: `firstDay` is `first_day`. A name in the decorator comes first. */
class SnakeNames extends DefaultNamingStrategy {
  override columnName(property: string, custom?: string): string {
    return custom ?? snakeCase(property);
  }
}

type EntityClass = new () => object;
type MigrationClass = new () => MigrationInterface;

/** Nothing is synchronised; the kit's own tables and migrations come first. */
export const makeDataSourceOptions = (o: {
  url: string;
  entities: EntityClass[];
  migrations: MigrationClass[];
}): DataSourceOptions => ({
  type: 'postgres',
  driver: pg,
  url: o.url,
  entities: [
    OutboxMessageRow,
    InboxMessageRow,
    IdempotencyKeyRow,
    RateLimitRow,
    HeldSlotRow,
    MailMessageRow,
    ...o.entities,
  ],
  migrations: [
    CreateKitTables1763600000000,
    CreateMailTable1763600100000,
    CreateLimitTables1763899000000,
    AddMailHeaders1764000000000,
    AddMailWriter1764100000000,
    AddMailSender1764300030000,
    ...o.migrations,
  ],
  migrationsTableName: 'migration',
  namingStrategy: new SnakeNames(),
  synchronize: false,
  migrationsRun: false,
  // A statement that waits on a lock for ten seconds is answered with 503.
  extra: { max: 10, connectionTimeoutMillis: 3000, statement_timeout: 10_000, keepAlive: true },
});

interface PoolVariables {
  DATABASE_DIRECT_URL?: string | undefined;
  DATABASE_POOL: number;
}

/**
 * A pooler that shares connections by transaction refuses the limit of a session, which the role sets then
 * (docs/operations.md).
 */
export const withPool = (
  options: DataSourceOptions,
  { DATABASE_DIRECT_URL, DATABASE_POOL }: PoolVariables,
): DataSourceOptions => {
  const sized: unknown = { ...options.extra, max: DATABASE_POOL };
  const pooled = { max: DATABASE_POOL, connectionTimeoutMillis: 3000, keepAlive: true };
  return { ...options, extra: DATABASE_DIRECT_URL === undefined ? sized : pooled };
};
