import { Module } from '@nestjs/common';
import { TripEventsModule } from '../../../events/trip-events.module.js';
import { PlansModule } from '../../../grants/plans/plans.module.js';
import { CreateClientMerges1764031000000 } from '../../../migrations/agents/1764031000000-create-client-merges.js';
import { TripsModule } from '../../../trip/trips/trips.module.js';
import { ClientsModule } from '../clients.module.js';
import { TeamModule } from '../../team/team.module.js';
import { ClientApartRow } from './client-apart.entity.js';
import { ClientMergeRow } from './client-merge.entity.js';
import { DuplicatesController } from './duplicates.controller.js';
import { DuplicatesService } from './duplicates.service.js';
import { MergeUndoService } from './merge-undo.service.js';
import { MergedTrips } from './merged-trips.js';
import { MergesController } from './merges.controller.js';
import { MergesPersonalData } from './merges.personal-data.js';
import { MergesService } from './merges.service.js';

@Module({
  imports: [ClientsModule, TeamModule, PlansModule, TripsModule, TripEventsModule],
  controllers: [DuplicatesController, MergesController],
  providers: [DuplicatesService, MergesService, MergeUndoService, MergedTrips, MergesPersonalData],
})
export class DuplicatesModule {
  static readonly entities = [ClientApartRow, ClientMergeRow];
  static readonly migrations = [CreateClientMerges1764031000000];
}
