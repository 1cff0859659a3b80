import { Module } from '@nestjs/common';
import { PlansModule } from '../../../grants/plans/plans.module.js';
import { CreateClientImports1764200100000 } from '../../../migrations/agents/1764200100000-create-client-imports.js';
import { AgentTripsModule } from '../../agent-trips/agent-trips.module.js';
import { ClientsModule } from '../clients.module.js';
import { TeamModule } from '../../team/team.module.js';
import { WorkflowsModule } from '../../workflows/workflows.module.js';
import { ClientImportRow } from './client-import.entity.js';
import { ClientImportsController } from './client-imports.controller.js';
import { ClientImportsPersonalData } from './client-imports.personal-data.js';
import { ClientImportsService } from './client-imports.service.js';
import { HouseholdWriter } from './household-writer.js';
import { ImportHouseholdRow } from './import-household.entity.js';
import { ImportUndoService } from './import-undo.service.js';
import { ImportedTrips } from './imported-trips.js';
import { PlainHouseholds } from './plain-households.service.js';

@Module({
  imports: [ClientsModule, TeamModule, PlansModule, AgentTripsModule, WorkflowsModule],
  controllers: [ClientImportsController],
  providers: [
    ClientImportsService,
    ImportUndoService,
    HouseholdWriter,
    PlainHouseholds,
    ImportedTrips,
    ClientImportsPersonalData,
  ],
})
export class ClientImportsModule {
  static readonly entities = [ClientImportRow, ImportHouseholdRow];
  static readonly migrations = [CreateClientImports1764200100000];
}
