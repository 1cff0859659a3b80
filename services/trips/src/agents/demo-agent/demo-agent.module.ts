import { Module } from '@nestjs/common';
import { BookingsModule } from '../../bookings/trip-bookings/bookings.module.js';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { PlansModule } from '../../grants/plans/plans.module.js';
import { WorkflowsModule } from '../workflows/workflows.module.js';
import { CreateDemoAgents1764021200000 } from '../../migrations/agents/1764021200000-create-demo-agents.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { DemoAgentRow } from './demo-agent.entity.js';
import { DemoAgentPersonalData } from './demo-agent.personal-data.js';
import { DemoAgents } from './demo-agents.js';

@Module({
  imports: [PlansModule, TripsModule, WorkflowsModule, CatalogueModule, BookingsModule],
  providers: [DemoAgents, DemoAgentPersonalData],
})
export class DemoAgentModule {
  static readonly entities = [DemoAgentRow];
  static readonly migrations = [CreateDemoAgents1764021200000];
}
