import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientDigestReaderRow } from './client-digest-reader.entity.js';

/** Lines and readers go with the client, and a reader with the account, too. */
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
    await manager.delete(ClientDigestReaderRow, { userId });
  }
}
