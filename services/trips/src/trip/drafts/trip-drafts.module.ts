import { Module } from '@nestjs/common';
import { TripDraftsController } from './trip-drafts.controller.js';
import { TripDraftsPersonalData } from './trip-drafts.personal-data.js';
import { TripDraftsService } from './trip-drafts.service.js';

@Module({
  controllers: [TripDraftsController],
  providers: [TripDraftsService, TripDraftsPersonalData],
  exports: [TripDraftsService],
})
export class TripDraftsModule {}
