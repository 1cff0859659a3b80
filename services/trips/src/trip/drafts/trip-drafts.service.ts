import type { KeepTripDraft, KeptTripDraft, TripDraftAnswer } from '@landsea/contracts/trip';
import type { Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { deleteDraft, selectDraft, writeDraft } from './trip-drafts.queries.js';

type Person = Pick<Principal, 'userId'>;

@Injectable()
export class TripDraftsService {
  constructor(private readonly dataSource: DataSource) {}

  async getDraft({ userId }: Person): Promise<TripDraftAnswer> {
    return { kept: (await selectDraft(this.dataSource.manager, userId)) ?? null };
  }

  keep({ userId }: Person, { place }: KeepTripDraft): Promise<KeptTripDraft> {
    return writeDraft(this.dataSource.manager, userId, place);
  }

  forget(user: Person): Promise<void> {
    return this.forgetIn(this.dataSource.manager, user);
  }

  forgetIn(manager: EntityManager, { userId }: Person): Promise<void> {
    return deleteDraft(manager, userId);
  }
}
