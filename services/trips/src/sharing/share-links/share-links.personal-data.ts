import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

@Injectable()
export class ShareLinksPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    return {
      shareLinks: await this.dataSource.query<Record<string, unknown>[]>(
        `SELECT l.trip_id AS "tripId", l.label, l.sections, l.created_at AS "createdAt",
                l.expires_at AS "expiresAt", l.views
           FROM share_link l JOIN trip t ON t.id = l.trip_id WHERE t.owner_id = $1 ORDER BY l.created_at`,
        [userId],
      ),
    };
  }

  /** A trip's erasure removes its links. */
  erase(): Promise<void> {
    return Promise.resolve();
  }

  override async revokeBefore(manager: EntityManager, userId: string, verifiedAt: Date): Promise<void> {
    await manager.query(
      `DELETE FROM share_link l USING trip t WHERE t.id = l.trip_id AND t.owner_id = $1 AND l.created_at < $2`,
      [userId, verifiedAt],
    );
  }
}
