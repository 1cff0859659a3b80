import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { CalendarFeedRow } from './calendar-feed.entity.js';

@Injectable()
export class CalendarPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const feeds = await this.dataSource.manager.findBy(CalendarFeedRow, { userId });
    return {
      calendarFeeds: feeds.map(({ tripId, createdAt }) => ({ tripId, createdAt: createdAt.toISOString() })),
    };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(CalendarFeedRow, { userId });
  }

  override async revokeBefore(manager: EntityManager, userId: string, verifiedAt: Date): Promise<void> {
    await manager.delete(CalendarFeedRow, { userId, createdAt: LessThan(verifiedAt) });
  }
}
