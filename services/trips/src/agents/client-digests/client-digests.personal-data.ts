import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientDigestReaderRow } from './client-digest-reader.entity.js';

/** Lines and readers go with the client. A reader goes with the account, too; a stop stays for the client's address. */
@Injectable()
export class ClientDigestsPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** A client reads the lines they got, an agent those to all clients. */
  async records(userId: string): Promise<PersonalRecords> {
    const clientDigests = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT l.client_id AS "clientId", l.text, l.told_at AS "toldAt", l.left_out_at AS "leftOutAt"
         FROM client_digest_line l JOIN client c ON c.id = l.client_id WHERE c.agent_id = $1 ORDER BY l.told_at, l.subject`,
      [userId],
    );
    const clientDigestReaders = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT r.client_id AS "clientId", r.email, r.stopped_at AS "stoppedAt"
         FROM client_digest_reader r JOIN client c ON c.id = r.client_id WHERE c.agent_id = $1 OR r.user_id = $1 ORDER BY r.client_id, r.email`,
      [userId],
    );
    const toldByAgent = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT l.text, l.told_at AS "toldAt" FROM client_digest_line l JOIN client c ON c.id = l.client_id
        WHERE c.user_id = $1 AND l.told_at IS NOT NULL ORDER BY l.told_at, l.subject`,
      [userId],
    );
    return {
      ...(clientDigests.length > 0 && { clientDigests }),
      ...(clientDigestReaders.length > 0 && { clientDigestReaders }),
      ...(toldByAgent.length > 0 && { toldByAgent }),
    };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(
      `UPDATE client_digest_reader own SET stopped_at = coalesce(own.stopped_at, gone.stopped_at)
         FROM client_digest_reader gone JOIN client c ON c.id = gone.client_id
        WHERE gone.user_id = $1 AND gone.stopped_at IS NOT NULL AND own.client_id = gone.client_id AND own.email = lower(c.email)`,
      [userId],
    );
    await manager.query(
      `UPDATE client_digest_reader gone SET user_id = NULL, email = lower(c.email) FROM client c
        WHERE c.id = gone.client_id AND gone.user_id = $1 AND gone.stopped_at IS NOT NULL
          AND NOT EXISTS (SELECT FROM client_digest_reader own WHERE own.client_id = gone.client_id AND own.email = lower(c.email))`,
      [userId],
    );
    await manager.delete(ClientDigestReaderRow, { userId });
  }
}
