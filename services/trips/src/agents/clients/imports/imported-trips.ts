import { randomUUID } from 'node:crypto';
import { getDateIn } from '@landsea/contracts/core';
import type { ImportedTrip } from '@landsea/contracts/agents/imports';
import { CreateTrip } from '@landsea/contracts/trip';
import { CLOCK, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AgentTripsService } from '../../agent-trips/agent-trips.service.js';
import { selectHousehold } from '../client-rows.queries.js';
import { ADULT_AGE, makeHouseholdParty } from '../household-party.js';
import { WorkflowsService } from '../../workflows/workflows.service.js';

const CRUISE =
  /\bcruises?\b|\bsail(?:ing)?\b|\bDCL\b|\bDisney (?:Wish|Dream|Fantasy|Magic|Wonder|Treasure|Destiny|Adventure)\b/i;

/** `7 on 2026-11-28` is seven; `Born in 2018` is nine in 2027. */
const readAge = (known: string | null | undefined, startDate: string): number => {
  const [, year] = /^Born in (\d{4})$/.exec(known ?? '') ?? [];
  const age = year ? Number(startDate.slice(0, 4)) - Number(year) : Number.parseInt(known ?? '', 10);
  return age >= 0 && age <= 120 ? age : ADULT_AGE;
};

/** A trip that was made, or a sentence that says why it was not. */
export type TripResult = { name: string } | { refusal: string };

/** Trips in flight, with tasks from today on and one task that holds what the file says of the bookings. */
@Injectable()
export class ImportedTrips {
  constructor(
    private readonly trips: AgentTripsService,
    private readonly workflows: WorkflowsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** In the transaction of the family. @throws DomainError PAYWALL. */
  async make(
    manager: EntityManager,
    user: Principal,
    clientId: string,
    { name, startDate, endDate, note }: ImportedTrip,
  ): Promise<TripResult> {
    // A cruise needs its ship and its ports, which no file names.
    if (CRUISE.test(`${name} ${note}`))
      return { refusal: `“${name}” is a cruise: add it by hand, with its ship and ports.` };
    const people = await selectHousehold(manager, clientId);
    const ages = people.map(({ id: personId, details }) => ({
      personId,
      age: readAge(details?.knownAge, startDate),
    }));
    const party = makeHouseholdParty(people, startDate, ages);
    const shape = { name, mode: 'parks', startDate, endDate, stays: [], sailing: null, party };
    const { data: trip, error } = CreateTrip.safeParse(shape);
    if (!trip)
      return { refusal: `“${name}” was not made: ${error.issues[0]?.message ?? 'its dates do not fit'}.` };
    const { id } = await this.trips.createIn(manager, user, clientId, trip);
    const today = getDateIn(this.clock());
    await this.workflows.applyIn(manager, user, id, { template: 'parks', bookedOn: today, pastIsDone: true });
    const title = 'Check the bookings from the file';
    await this.workflows.addIn(manager, user, id, {
      id: randomUUID(),
      title,
      dueOn: today,
      who: 'agent',
      note,
    });
    return { name };
  }
}
