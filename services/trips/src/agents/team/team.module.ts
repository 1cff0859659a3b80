import { Module } from '@nestjs/common';
import { CreateAgencies1764011000000 } from '../../migrations/agents/1764011000000-create-agencies.js';
import { AgencyMemberRow } from './agency-member.entity.js';
import { AgencyScope } from './agency-scope.js';
import { AgencyRow } from './agency.entity.js';
import { ReachEvents } from './reach-events.js';

@Module({ providers: [AgencyScope, ReachEvents], exports: [AgencyScope, ReachEvents] })
export class TeamModule {
  static readonly entities = [AgencyRow, AgencyMemberRow];
  static readonly migrations = [CreateAgencies1764011000000];
}
