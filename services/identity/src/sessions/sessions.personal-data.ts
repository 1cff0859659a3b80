import { Injectable } from '@nestjs/common';
import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { OwnSessions } from './own-sessions.service.js';

@Injectable()
export class SessionsPersonalData extends PersonalData {
  constructor(private readonly own: OwnSessions) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const sessions = await this.own.list({ userId, sessionId: '' });
    return {
      sessions: sessions.map(({ device, createdAt, lastSeenAt }) => ({ device, createdAt, lastSeenAt })),
    };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await this.own.endAll(manager, userId);
  }
}
