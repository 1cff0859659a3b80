import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TripDraftsService } from './trip-drafts.service.js';

@Injectable()
export class TripDraftsPersonalData extends PersonalData {
  constructor(private readonly drafts: TripDraftsService) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const { kept } = await this.drafts.getDraft({ userId });
    return { tripDrafts: kept ? [{ ...kept.place.draft, savedAt: kept.savedAt }] : [] };
  }

  erase(manager: EntityManager, userId: string): Promise<void> {
    return this.drafts.forgetIn(manager, { userId });
  }
}
