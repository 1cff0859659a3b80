import type { AddItineraryRecipient, AgentItinerary } from '@landsea/contracts/agents';
import { makeNotFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AgencyScope } from '../team/agency-scope.js';
import { AgentItineraryRow } from './agent-itinerary.entity.js';
import { ItineraryDesk } from './itinerary-desk.service.js';
import { ItineraryRecipients } from './itinerary-recipients.service.js';

@Injectable()
export class ItineraryReaders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly desk: ItineraryDesk,
    private readonly recipients: ItineraryRecipients,
  ) {}

  /** Once something is published, the reader gets the link. @throws DomainError as {@link ItineraryRecipients}. */
  async add(user: Principal, tripId: string, added: AddItineraryRecipient): Promise<AgentItinerary> {
    const trip = await this.desk.findTrip(user, tripId);
    await this.scope.assert(user, 'edit-clients');
    const sender = await this.recipients.prepare(user, trip);
    await this.dataSource.transaction(async (manager) => {
      const row = await this.desk.ensureLocked(manager, trip);
      await this.recipients.add(manager, trip, row.id, added);
      if (row.publishedNumber !== null) await this.recipients.tell(manager, trip, row, sender);
    });
    return this.desk.answer(trip);
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN. */
  async withdraw(user: Principal, tripId: string, recipientId: string): Promise<AgentItinerary> {
    const trip = await this.desk.findTrip(user, tripId);
    await this.scope.assert(user, 'edit-clients');
    await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOneBy(AgentItineraryRow, { tripId });
      if (!row || !(await this.recipients.withdraw(manager, row.id, recipientId))) throw makeNotFound();
    });
    return this.desk.answer(trip);
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, and those of {@link ItineraryRecipients.tell}. */
  async tell(user: Principal, tripId: string): Promise<AgentItinerary> {
    const trip = await this.desk.findTrip(user, tripId);
    await this.scope.assert(user, 'edit-clients');
    const sender = await this.recipients.prepare(user, trip);
    await this.dataSource.transaction(async (manager) => {
      const row = await this.desk.ensureLocked(manager, trip);
      await this.recipients.tell(manager, trip, row, sender);
    });
    return this.desk.answer(trip);
  }
}
