import { Injectable } from '@nestjs/common';
import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { OutreachMessages } from './outreach-messages.service.js';

@Injectable()
export class OutreachMessagesPersonalData extends PersonalData {
  constructor(private readonly messages: OutreachMessages) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    return { messagesToLandsea: await this.messages.records(userId) };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await this.messages.forget(manager, userId);
  }
}
