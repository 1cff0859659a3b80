import type { ClientPortal } from '@landsea/contracts/agents';
import type { Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { ClientPaymentsService } from '../agent-bookings/client-payments.service.js';
import { OwnClients } from '../clients/own-clients.js';
import { TravelAgentsService } from '../clients/travel-agents.service.js';
import { SharedDocumentsService } from '../documents/shared-documents.service.js';
import { ClientFeesService } from '../fees/client-fees.service.js';
import { ClientTasksService } from '../workflows/client-tasks.service.js';

@Injectable()
export class ClientPortalService {
  constructor(
    private readonly clients: OwnClients,
    private readonly agents: TravelAgentsService,
    private readonly tasks: ClientTasksService,
    private readonly documents: SharedDocumentsService,
    private readonly payments: ClientPaymentsService,
    private readonly fees: ClientFeesService,
  ) {}

  /** @throws DomainError NOT_FOUND for what is not a client of the agent. */
  async preview(agent: Principal, clientId: string): Promise<ClientPortal> {
    const { row } = await this.clients.get(agent, clientId);
    const [seen, tasks, documents, payments, fees] = await Promise.all([
      this.agents.previewFor(row),
      this.tasks.previewFor(row),
      this.documents.previewFor(row),
      this.payments.previewFor(row),
      this.fees.previewFor(row),
    ]);
    return {
      clientName: [row.firstName, row.lastName].filter(Boolean).join(' '),
      joined: row.userId !== null,
      agent: seen,
      tasks,
      documents,
      payments,
      fees,
    };
  }
}
