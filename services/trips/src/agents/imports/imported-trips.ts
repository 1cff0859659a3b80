import { randomUUID } from 'node:crypto';
import { getDateIn } from '@landsea/contracts/core';
import type { ImportedTrip } from '@landsea/contracts/agents/imports';
import { CLOCK, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AgentTripsService } from '../agent-trips/agent-trips.service.js';
import { selectHousehold } from '../clients/client-rows.queries.js';
import { makeHouseholdParty } from '../clients/household-party.js';
import { WorkflowsService } from '../workflows/workflows.service.js';

const CRUISE = /\bcruises?\b|\bsail(?:ing)?\b|\bDCL\b|\bDisney (?:Wish|Dream|Fantasy|Magic|Wonder|Treasure|Destiny|Adventure)\b/i;

/** A cruise needs its ship and its ports, which no file names. */
export const needsSailing = ({ name, note }: ImportedTrip): boolean => CRUISE.test(`${name} ${note}`);

/** Trips in flight, with tasks from today on and one task that holds what the file says of the bookings. */
@Injectable()
export class ImportedTrips {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: AgentTripsService,
    private readonly workflows: WorkflowsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError as a trip that is made by hand. */
  async make(user: Principal, clientId: string, { name, startDate, endDate, note }: ImportedTrip): Promise<void> {
    const people = await selectHousehold(this.dataSource.manager, clientId);
    const party = makeHouseholdParty(people, startDate);
    const shape = { name, mode: 'parks', startDate, endDate, stays: [], sailing: null, party } as const;
    const { id } = await this.trips.create(user, clientId, { ...shape, stays: [] });
    const today = getDateIn(this.clock());
    await this.workflows.apply(user, id, { template: 'parks', bookedOn: today, pastIsDone: true });
    const title = 'Check the bookings from the file';
    await this.workflows.add(user, id, { id: randomUUID(), title, dueOn: today, who: 'agent', note });
  }
}
