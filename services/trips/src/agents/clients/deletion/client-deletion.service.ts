import { isNameOf, type DeleteClient } from '@landsea/contracts/agents';
import {
  CLOCK,
  makeEditConflict,
  makeInvalidField,
  Outbox,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TripEvents } from '../../../events/trip-events.js';
import { DeletedTripsService } from '../../../trip/trips/deleted-trips.service.js';
import { deleteConsents } from '../client-trips.queries.js';
import { ClientRow } from '../client.entity.js';
import { lockWorkflows } from '../duplicates/merge-moves.queries.js';
import { OwnClients } from '../own-clients.js';
import {
  deleteTraces,
  forgetGuest,
  insertDeletion,
  selectAddresses,
  selectTripsFor,
  type TripOfClient,
} from './client-deletion.queries.js';

@Injectable()
export class ClientDeletionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly own: OwnClients,
    private readonly deletedTrips: DeletedTripsService,
    private readonly events: TripEvents,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError NOT_FOUND, FORBIDDEN; VALIDATION_FAILED for another name; EDIT_CONFLICT while there
   * are trips.
   */
  async delete(user: Principal, clientId: string, { name }: DeleteClient): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const client = await this.own.lock(manager, user, clientId, 'delete-clients');
      if (!isNameOf(name, client))
        throw makeInvalidField('name', `Type ${client.firstName} ${client.lastName} to confirm`);
      const trips = await selectTripsFor(manager, clientId);
      refuseTrips(client, trips);
      await lockWorkflows(manager, clientId);
      await forgetGuest(manager, client);
      for (const { tripId } of trips) await this.deletedTrips.purgeNow(manager, tripId);
      await this.erase(manager, client);
      await insertDeletion(manager, client, user, this.clock());
    });
  }

  private async erase(manager: EntityManager, client: ClientRow): Promise<void> {
    const { id: clientId } = client;
    for (const tripId of await deleteConsents(manager, clientId))
      this.events.publishAtCommit(manager, tripId, { type: 'sharing.changed' });
    await deleteTraces(manager, client, await selectAddresses(manager, clientId));
    await manager.delete(ClientRow, { id: clientId });
    await this.outbox.add(manager, 'trips.client-removed', { clientId, forget: true });
  }
}

const refuseTrips = ({ firstName }: ClientRow, trips: readonly TripOfClient[]): void => {
  const kept = trips.filter(({ isDeleted }) => !isDeleted);
  const [first] = kept;
  if (!first) return;
  throw makeEditConflict(
    kept.length === 1
      ? `You planned “${first.name}” for ${firstName}. Delete that trip first, then come back here.`
      : `You planned ${kept.length} trips for ${firstName}, such as “${first.name}”. Delete those trips first, then come back here.`,
  );
};
