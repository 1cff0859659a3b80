import { Injectable } from '@nestjs/common';
import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { AccountActivity, KEPT_EVENTS } from './account-activity.service.js';

@Injectable()
export class AccountActivityPersonalData extends PersonalData {
  constructor(private readonly activity: AccountActivity) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const events = await this.activity.list(userId, KEPT_EVENTS);
    return { accountActivity: events.map(({ kind, device, at }) => ({ kind, device, at })) };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await this.activity.forget(manager, userId);
  }
}
