import { Injectable } from '@nestjs/common';
import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { Newsletter } from './newsletter.service.js';

@Injectable()
export class NewsletterPersonalData extends PersonalData {
  constructor(private readonly newsletter: Newsletter) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    return { newsletter: await this.newsletter.records(userId) };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await this.newsletter.forgetLinks(manager, userId);
  }
}
