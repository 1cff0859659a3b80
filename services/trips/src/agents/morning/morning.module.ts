import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { DaysModule } from '../../planning/days/days.module.js';
import { AccessModule } from '../../trip/access/access.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { MorningController } from './morning.controller.js';
import { MorningService } from './morning.service.js';
import { TeamModule } from '../team/team.module.js';

@Module({
  imports: [CatalogueModule, TeamModule, TripsModule, AccessModule, DaysModule],
  controllers: [MorningController],
  providers: [MorningService],
})
export class MorningModule {}
