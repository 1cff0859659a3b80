import { AfterCommit, LiveBus } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { Observable } from 'rxjs';
import type { EntityManager } from 'typeorm';

const channelOf = (userId: string): string => `agency-reach:${userId}`;

/** A member who comes, goes or changes role changes which clients the others reach, too. */
@Injectable()
export class ReachEvents {
  constructor(
    private readonly afterCommit: AfterCommit,
    private readonly bus: LiveBus,
  ) {}

  /** Call it while all who are concerned are members. */
  async publishAtCommit(manager: EntityManager, agencyId: string): Promise<void> {
    const members = await manager.query<{ userId: string }[]>(
      `SELECT user_id AS "userId" FROM agency_member WHERE agency_id = $1 ORDER BY user_id`,
      [agencyId],
    );
    this.afterCommit.add(manager, async () => {
      await Promise.all(members.map(({ userId }) => this.bus.publish(channelOf(userId), { agencyId })));
    });
  }

  follow(userId: string): Observable<object> {
    return this.bus.subscribe(channelOf(userId));
  }
}
