import { Injectable } from '@nestjs/common';
import { TripEvents } from '../../events/trip-events.js';
import { PlansService } from '../../grants/plans/plans.service.js';
import { TripReaders } from '../../trip/trips/trip-readers.js';
import { selectClientReaders, selectTripsShownTo } from './agent-trips.queries.js';

/** Adds what the areas below cannot know: the client of a trip, and the trips that depend on an agent's plan. */
@Injectable()
export class AgentTripReaders {
  constructor(readers: TripReaders, plans: PlansService, events: TripEvents) {
    readers.addSource(selectClientReaders);
    plans.onChanged(async (manager, agentId) => {
      for (const tripId of await selectTripsShownTo(manager, agentId))
        events.publishAtCommit(manager, tripId, { type: 'access.changed' });
    });
  }
}
