import { Module } from '@nestjs/common';
import { CreateAgencies1764011000000 } from '../../migrations/agents/1764011000000-create-agencies.js';
import { CreateAgencyEvents1764500000000 } from '../../migrations/agents/1764500000000-create-agency-events.js';
import { AgencyEventRow } from './agency-event.entity.js';
import { AgencyEvents } from './agency-events.js';
import { AgencyMemberRow } from './agency-member.entity.js';
import { AgencyScope } from './agency-scope.js';
import { AgencyRow } from './agency.entity.js';
import { ReachEvents } from './reach-events.js';

@Module({
  providers: [AgencyScope, AgencyEvents, ReachEvents],
  exports: [AgencyScope, AgencyEvents, ReachEvents],
})
export class TeamModule {
  static readonly entities = [AgencyRow, AgencyMemberRow, AgencyEventRow];
  static readonly migrations = [CreateAgencies1764011000000, CreateAgencyEvents1764500000000];
}
