import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** The address itself is left out. */
@Injectable()
export class ForwardingPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    return {
      forwardingAddresses: await this.dataSource.query<Record<string, unknown>[]>(
        `SELECT a.trip_id AS "tripId", a.created_at AS "createdAt"
           FROM forwarding_address a JOIN trip t ON t.id = a.trip_id WHERE t.owner_id = $1 ORDER BY a.created_at`,
        [userId],
      ),
      forwardedEmails: await this.dataSource.query<Record<string, unknown>[]>(
        `SELECT e.trip_id AS "tripId", e.sender, e.subject, e.body AS text, e.reservations, e.files, e.received_at AS "receivedAt"
           FROM forwarded_email e JOIN trip t ON t.id = e.trip_id
          WHERE t.owner_id = $1 AND e.body <> '' ORDER BY e.received_at, e.id`,
        [userId],
      ),
    };
  }

  erase(): Promise<void> {
    return Promise.resolve();
  }

  override async revokeBefore(manager: EntityManager, userId: string, verifiedAt: Date): Promise<void> {
    await manager.query(
      `DELETE FROM forwarding_address a USING trip t
        WHERE t.id = a.trip_id AND t.owner_id = $1 AND a.created_at < $2`,
      [userId, verifiedAt],
    );
  }
}
