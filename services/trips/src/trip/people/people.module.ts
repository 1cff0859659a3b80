import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { PartyController } from './party.controller.js';
import { PeopleActivity } from './people.activity.js';
import { PeopleService } from './people.service.js';

@Module({
  imports: [AccessModule, ActivityLogModule, TripEventsModule],
  controllers: [PartyController],
  providers: [PeopleService, PeopleActivity],
  exports: [PeopleService],
})
export class PeopleModule {}
