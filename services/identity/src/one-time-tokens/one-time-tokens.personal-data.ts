import { Injectable } from '@nestjs/common';
import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { OneTimeToken } from './one-time-token.entity.js';

/** Links that were mailed to the person: no part of a copy, because only their hashes are known. */
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
