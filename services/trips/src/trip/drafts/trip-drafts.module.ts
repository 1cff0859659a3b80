import type { DeclaredData } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { TripDraftsController } from './trip-drafts.controller.js';
import { deleteDraft, selectDraft } from './trip-drafts.queries.js';
import { TripDraftsService } from './trip-drafts.service.js';
import { CreateTripDrafts1763898000000 } from '../../migrations/trip/1763898000000-create-trip-drafts.js';
import { TripDraftRow } from './trip-draft.entity.js';

const draftOfUser: DeclaredData = {
  records: async (manager, userId) => {
    const kept = await selectDraft(manager, userId);
    return { tripDrafts: kept ? [{ ...kept.place.draft, savedAt: kept.savedAt }] : [] };
  },
  erase: deleteDraft,
};

@Module({
  controllers: [TripDraftsController],
  providers: [TripDraftsService],
  exports: [TripDraftsService],
})
export class TripDraftsModule {
  static readonly personalData = [draftOfUser];
  static readonly entities = [TripDraftRow];
  static readonly migrations = [CreateTripDrafts1763898000000];
}
