import { Injectable } from '@nestjs/common';
import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { EmailChanges } from './email-changes.service.js';

@Injectable()
export class EmailChangePersonalData extends PersonalData {
  constructor(private readonly changes: EmailChanges) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const newEmail = await this.changes.findPending(userId);
    return { emailChanges: newEmail ? [{ newEmail }] : [] };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await this.changes.forgetIn(manager, userId);
  }

  override async revokeBefore(manager: EntityManager, userId: string): Promise<void> {
    await this.changes.forgetIn(manager, userId);
  }
}
