import { PersonContact } from '@landsea/contracts/account';
import { KIT_ENV, Mailer, Outbox, ServiceClient, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { TripEvents } from '../../events/trip-events.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import type { AgencyMemberRow } from './agency-member.entity.js';
import { BrandsService } from '../branding/brands.service.js';
import { makeNewAgentEmail, makeReceivedEmail } from './hand-over-emails.js';
import { selectTripsOf, type MovingClient } from './hand-over.queries.js';
import type { ClientsHandedOver } from '@landsea/contracts/agents';

@Injectable()
export class HandOverNotices {
  constructor(
    private readonly services: ServiceClient,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly trips: TripsService,
    private readonly events: TripEvents,
    private readonly brands: BrandsService,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
  ) {}

  async publish(
    manager: EntityManager,
    agentId: string,
    clients: ClientsHandedOver['clients'],
  ): Promise<void> {
    await this.outbox.add(manager, 'trips.clients-handed-over', { agentId, clients });
    const ids = clients.map(({ clientId }) => clientId);
    for (const { tripId, isMade } of await selectTripsOf(manager, ids)) {
      if (isMade) await this.trips.tellChanged(manager, tripId);
      this.events.publishAtCommit(manager, tripId, { type: 'sharing.changed' });
    }
  }

  async sendEmails(
    manager: EntityManager,
    by: Pick<Principal, 'userId' | 'firstName'>,
    to: AgencyMemberRow,
    clients: readonly MovingClient[],
  ): Promise<void> {
    const names = clients.map(({ name }) => name);
    if (to.userId !== by.userId) {
      const mail = makeReceivedEmail(by.firstName, names, this.address('/app/agents/clients'));
      await this.mailer.add(manager, { to: to.email, ...mail });
    }
  }

  /** Runs after the commit. A client with an unknown address sees the new agent in the portal. */
  async sendClientEmails(
    manager: EntityManager,
    to: AgencyMemberRow,
    clients: readonly MovingClient[],
  ): Promise<void> {
    const brand = await this.brands.findForEmail(manager, to.userId);
    for (const userId of new Set(clients.flatMap((client) => client.userId ?? []))) {
      const contact = await this.services
        .get('identity', `/internal/people/${userId}`, PersonContact)
        .catch(() => undefined);
      if (!contact?.emailVerified) continue;
      await this.mailer.add(manager, {
        to: contact.email,
        ...makeNewAgentEmail(to.name, this.address('/client-portal'), brand),
      });
    }
  }

  private address(path: string): string {
    return new URL(path, this.env.PUBLIC_ORIGIN).href;
  }
}
