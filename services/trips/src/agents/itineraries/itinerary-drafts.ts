import type { ItineraryView } from '@landsea/contracts/agents';
import { listItineraryPacking, makeItinerary, type ItineraryChoices } from '@landsea/rules/agents';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { DaysService } from '../../planning/days/days.service.js';
import { TasksService } from '../../planning/tasks/tasks.service.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { selectItineraryPapers, type MadeClientTrip } from './itineraries.queries.js';

@Injectable()
export class ItineraryDrafts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly days: DaysService,
    private readonly catalogue: CatalogueService,
    private readonly tasks: TasksService,
  ) {}

  /** The trip as it would be published now. Reads over several connections, so outside of transactions. */
  async make(
    { tripId, ownerId, clientId }: MadeClientTrip,
    choices: ItineraryChoices,
  ): Promise<ItineraryView> {
    const owner = { userId: ownerId };
    const trip = await this.trips.getDetail(owner, tripId);
    const { days, items, bookings = [] } = (await this.days.getDays(owner, tripId)).value();
    return makeItinerary(
      {
        trip,
        days,
        items,
        bookings,
        catalogue: this.catalogue.day,
        ports: this.catalogue.entries('ports'),
        papers: await selectItineraryPapers(this.dataSource.manager, clientId, tripId),
        // What is packed has no need of dates, which follow from the windows.
        packing: choices.showsPacking ? listItineraryPacking(await this.tasks.listTripTasks(trip, [])) : [],
      },
      choices,
    );
  }
}
