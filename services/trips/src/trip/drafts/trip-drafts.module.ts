import { Module } from '@nestjs/common';
import { TripDraftsController } from './trip-drafts.controller.js';
import { TripDraftsPersonalData } from './trip-drafts.personal-data.js';
import { TripDraftsService } from './trip-drafts.service.js';
import { CreateTripDrafts1763898000000 } from '../../migrations/trip/1763898000000-create-trip-drafts.js';
import { TripDraftRow } from './trip-draft.entity.js';

@Module({
  controllers: [TripDraftsController],
  providers: [TripDraftsService, TripDraftsPersonalData],
  exports: [TripDraftsService],
})
export class TripDraftsModule {
  static readonly entities = [TripDraftRow];
  static readonly migrations = [CreateTripDrafts1763898000000];
}
