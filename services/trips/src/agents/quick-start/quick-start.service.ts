import { PersonContact } from '@landsea/contracts/account';
import type { QuickStart, QuickStartStep } from '@landsea/contracts/agents';
import { ServiceClient, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ClientSamplesService } from '../clients/client-samples.service.js';
import { SampleTripsService } from './sample-trips.service.js';

interface Begun {
  clientId: string | null;
  tripId: string | null;
  isShown: boolean;
  hasMorning: boolean;
}

@Injectable()
export class QuickStartService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly samples: ClientSamplesService,
    private readonly trips: SampleTripsService,
  ) {}

  async getQuickStart(user: Principal): Promise<QuickStart> {
    const [begun, hasProfile, sampleId] = await Promise.all([
      this.getBegun(user),
      this.hasProfile(user),
      this.samples.find(user),
    ]);
    const steps: Record<QuickStartStep, boolean> = {
      profile: hasProfile,
      'first-client': begun.clientId !== null,
      'first-trip': begun.tripId !== null,
      invitation: begun.isShown,
      'first-morning': begun.hasMorning,
    };
    const done = (Object.keys(steps) as QuickStartStep[]).filter((step) => steps[step]);
    return { done, clientId: begun.clientId, tripId: begun.tripId, sampleId };
  }

  async addSample(user: Principal): Promise<QuickStart> {
    const clientId = await this.samples.add(user);
    await this.trips.add(user.userId, clientId);
    return this.getQuickStart(user);
  }

  /** @throws DomainError EDIT_CONFLICT while a trip was made for the sample. */
  async removeSample(user: Principal): Promise<QuickStart> {
    const sampleId = await this.samples.refuseOwnTrips(user);
    if (sampleId) await this.trips.remove(sampleId);
    await this.samples.remove(user);
    return this.getQuickStart(user);
  }

  private async getBegun({ userId }: Principal): Promise<Begun> {
    const own = `FROM client c WHERE c.agent_id = $1 AND NOT c.is_sample`;
    const [begun] = await this.dataSource.query<[Begun]>(
      `SELECT (SELECT c.id ${own} ORDER BY c.created_at DESC, c.id LIMIT 1) AS "clientId",
         (SELECT t.id FROM agent_trip made JOIN trip_api.trip t ON t.id = made.trip_id AND t.purge_at IS NULL
            WHERE made.client_id IN (SELECT c.id ${own}) ORDER BY t.start_date, t.id LIMIT 1) AS "tripId",
         EXISTS (SELECT ${own} AND (c.joined_at IS NOT NULL OR c.previewed_at IS NOT NULL)) AS "isShown",
         EXISTS (SELECT FROM desk_outcome o WHERE o.user_id = $1) AS "hasMorning"`,
      [userId],
    );
    return begun;
  }

  /** An unreachable identity leaves the step open. */
  private async hasProfile({ userId }: Principal): Promise<boolean> {
    const path = `/internal/people/${userId}`;
    const person = await this.services.get('identity', path, PersonContact).catch(() => undefined);
    return Boolean(person?.emailVerified && person.firstName);
  }
}
