import { Module } from '@nestjs/common';
import { AgentBookingsModule } from '../agent-bookings/agent-bookings.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { FeesModule } from '../fees/fees.module.js';
import { WorkflowsModule } from '../workflows/workflows.module.js';
import { ClientPortalController } from './client-portal.controller.js';
import { ClientPortalService } from './client-portal.service.js';

@Module({
  imports: [AgentBookingsModule, ClientsModule, DocumentsModule, FeesModule, WorkflowsModule],
  controllers: [ClientPortalController],
  providers: [ClientPortalService],
})
export class ClientPortalModule {}
