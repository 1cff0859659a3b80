import { IntervalTasks } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WindowsService } from '../../planning/windows/windows.service.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import {
  agentsOfTrip,
  forgetDesk,
  replaceDesk,
  takeDeskWork,
  tripsToReckon,
} from './desk-windows.queries.js';

const EVERY_MS = 1000;
const BATCH = 200;

/** Keeps the windows on the desks of agents in step with the trips: reckons anew what a change has marked. */
@Injectable()
export class DeskPlanner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly windows: WindowsService,
    tasks: IntervalTasks,
  ) {
    tasks.add('desks planned', EVERY_MS, () => this.plan());
  }

  async plan(): Promise<void> {
    for (const tripId of await tripsToReckon(this.dataSource, BATCH)) await this.planTrip(tripId);
  }

  private async planTrip(tripId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await takeDeskWork(manager, tripId))) return;
      const agents = await agentsOfTrip(manager, tripId);
      await forgetDesk(manager, tripId, agents);
      for (const userId of agents) {
        const trip = await this.trips.detailIn(manager, { userId }, tripId);
        const { windows } = await this.windows.ofTripIn(manager, { userId }, trip);
        await replaceDesk(manager, userId, tripId, windows);
      }
    });
  }
}
