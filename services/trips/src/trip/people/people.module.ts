import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AccessModule } from '../access/access.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { PartyController } from './party.controller.js';
import { PartyFollowers } from './party-follower.js';
import { PeopleActivity } from './people.activity.js';
import { PeopleService } from './people.service.js';

@Module({
  imports: [AccessModule, ActivityLogModule, TripEventsModule, DiscoveryModule],
  controllers: [PartyController],
  providers: [PeopleService, PeopleActivity, PartyFollowers],
  exports: [PeopleService],
})
export class PeopleModule {}
