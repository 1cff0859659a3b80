import type { MessageFieldValues } from '@landsea/contracts/agents';
import { CLOCK, type Clock, type Principal } from '@landsea/nest-kit';
import { makeTripFields } from '@landsea/rules/agents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DaysService } from '../../planning/days/days.service.js';
import { WindowsService } from '../../planning/windows/windows.service.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { AgentTripsService } from '../agent-trips/agent-trips.service.js';

@Injectable()
export class MessageFields {
  constructor(
    private readonly dataSource: DataSource,
    private readonly agentTrips: AgentTripsService,
    private readonly trips: TripsService,
    private readonly days: DaysService,
    private readonly windows: WindowsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND for a trip over which the agent does not watch. */
  async get(agent: Principal, tripId: string): Promise<MessageFieldValues> {
    await this.agentTrips.get(agent, tripId);
    return this.read(agent, tripId);
  }

  /** @throws DomainError NOT_FOUND for a trip that the agent does not see. */
  async read(agent: Pick<Principal, 'userId'>, tripId: string): Promise<MessageFieldValues> {
    const trip = await this.trips.getDetail(agent, tripId);
    const { items, bookings = [] } = (await this.days.getDays(agent, tripId)).value();
    const { manager } = this.dataSource;
    const { windows } = await this.windows.listTripWindowsIn(manager, agent, trip);
    return { values: makeTripFields({ trip, items, windows, bookings }, this.clock()) };
  }
}
