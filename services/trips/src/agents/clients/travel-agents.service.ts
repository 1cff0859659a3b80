import { PersonContact } from '@landsea/contracts/account';
import {
  type AgentTripConsent,
  type ShareTripWithAgent,
  type TravelAgent,
  type TravelAgentList,
} from '@landsea/contracts/agents';
import {
  CLOCK,
  makeEditConflict,
  makeNotFound,
  Outbox,
  ServiceClient,
  type DomainError,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TripEvents } from '../../events/trip-events.js';
import { AgentNotices } from '../agent-notices/agent-notices.js';
import { KeptTrips } from '../kept-trips/kept-trips.service.js';
import { BrandsService } from '../branding/brands.service.js';
import { deleteConsents, selectMadeTrips, selectOwnTrips, writeConsent } from './client-trips.queries.js';
import { ClientRow } from './client.entity.js';

const changedElsewhere = (): DomainError =>
  makeEditConflict('What you share was changed in another window. Please look at it again.');

@Injectable()
export class TravelAgentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly kept: KeptTrips,
    private readonly events: TripEvents,
    private readonly outbox: Outbox,
    private readonly notices: AgentNotices,
    private readonly brands: BrandsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list({ userId }: Principal): Promise<TravelAgentList> {
    const rows = await this.dataSource.manager.find(ClientRow, {
      where: { userId },
      order: { joinedAt: 'ASC', id: 'ASC' },
    });
    return { agents: await Promise.all(rows.map((row) => this.answer(row, userId))) };
  }

  /** The agent as one client sees them, without the own trips that the client does not share. */
  async previewFor(client: ClientRow): Promise<TravelAgent> {
    const agent = await this.answer(client, client.userId);
    return { ...agent, trips: agent.trips.filter(({ shared }) => shared) };
  }

  /**
   * @throws DomainError NOT_FOUND for what is not the person's own, EDIT_CONFLICT when it was changed
   * meanwhile.
   */
  async share(
    { userId }: Principal,
    clientId: string,
    tripId: string,
    { version, ...sees }: ShareTripWithAgent,
  ): Promise<AgentTripConsent> {
    return this.dataSource.transaction(async (manager) => {
      await this.lock(manager, userId, clientId);
      await this.findOwnTrip(manager, userId, clientId, tripId);
      if (!(await writeConsent(manager, clientId, { tripId, ...sees }, version))) throw changedElsewhere();
      this.publish(manager, [tripId]);
      return this.findOwnTrip(manager, userId, clientId, tripId);
    });
  }

  /** @throws DomainError NOT_FOUND. */
  async stopSharing({ userId }: Principal, clientId: string, tripId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.lock(manager, userId, clientId);
      await this.findOwnTrip(manager, userId, clientId, tripId);
      this.publish(manager, await deleteConsents(manager, clientId, tripId));
    });
  }

  /**
   * From the commit on the agent sees nothing of the person, and the person has a copy of each trip that the
   * agent made for them.
   * @throws DomainError NOT_FOUND.
   */
  async leave({ userId }: Principal, clientId: string): Promise<void> {
    const known = await this.dataSource.manager.findOneBy(ClientRow, { id: clientId, userId });
    if (!known) throw makeNotFound();
    const { name } = await this.getContact(known.agentId);
    const made = await selectMadeTrips(this.dataSource.manager, clientId);
    const taken = await this.kept.take({ userId }, made);
    await this.dataSource.transaction(async (manager) => {
      const { agentId, firstName, lastName } = await this.lock(manager, userId, clientId);
      const at = this.clock();
      await this.kept.keep(manager, { userId }, name ?? 'Your travel agent', taken);
      const ended = { userId: null, joinedAt: null, invitedAt: null, invitationExpiresAt: null };
      await manager.update(ClientRow, { id: clientId }, { ...ended, leftAt: at });
      await this.notices.add(manager, {
        agentId,
        kind: 'client-left',
        subject: `${clientId} ${at.toISOString()}`,
        name: `${firstName} ${lastName}`,
        at,
      });
      this.publish(manager, await deleteConsents(manager, clientId));
      await this.outbox.add(manager, 'trips.client-left', {
        clientId,
        agentId,
        userId,
        keptTrips: taken.map((trip) => trip.name),
      });
    });
  }

  private async lock(manager: EntityManager, userId: string, clientId: string): Promise<ClientRow> {
    const row = await manager.findOne(ClientRow, {
      where: { id: clientId, userId },
      lock: { mode: 'for_no_key_update' },
    });
    if (!row) throw makeNotFound();
    return row;
  }

  private async findOwnTrip(
    manager: EntityManager,
    userId: string,
    clientId: string,
    tripId: string,
  ): Promise<AgentTripConsent> {
    const [trip] = await selectOwnTrips(manager, clientId, userId, tripId);
    if (!trip) throw makeNotFound();
    return trip;
  }

  private publish(manager: EntityManager, tripIds: readonly string[]): void {
    for (const tripId of tripIds) this.events.publishAtCommit(manager, tripId, { type: 'sharing.changed' });
  }

  private async answer(
    { id, agentId, joinedAt, createdAt }: ClientRow,
    userId: string | null,
  ): Promise<TravelAgent> {
    const { manager } = this.dataSource;
    const [contact, trips, made, brand = null] = await Promise.all([
      this.getContact(agentId),
      userId ? selectOwnTrips(manager, id, userId) : [],
      selectMadeTrips(manager, id),
      this.brands.findOfAgent(manager, agentId),
    ]);
    return { clientId: id, ...contact, since: (joinedAt ?? createdAt).toISOString(), trips, made, brand };
  }

  /** The list is useful without the agent's name, so a failure gives null. */
  private async getContact(agentId: string): Promise<Pick<TravelAgent, 'name' | 'email'>> {
    const path = `/internal/people/${agentId}`;
    const person = await this.services.get('identity', path, PersonContact).catch(() => undefined);
    if (!person) return { name: null, email: null };
    return { name: [person.firstName, person.lastName].filter(Boolean).join(' '), email: person.email };
  }
}
