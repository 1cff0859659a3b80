import { Injectable } from '@nestjs/common';
import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { OneTimeToken } from './one-time-token.entity.js';

@Injectable()
export class OneTimeTokensPersonalData extends PersonalData {
  records(): Promise<PersonalRecords> {
    return Promise.resolve({});
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(OneTimeToken, { userId });
  }

  override revokeBefore(manager: EntityManager, userId: string): Promise<void> {
    return this.erase(manager, userId);
  }
}
