import type { BookingWindow } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { IntervalTasks } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { WindowsService } from '../../planning/windows/windows.service.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import {
  selectAgentsOfTrip,
  forgetDesk,
  replaceDesk,
  takeDeskWork,
  selectTripsToUpdate,
} from './desk-windows.queries.js';

export interface PlannedDesk {
  agentId: string;
  trip: TripDetail;
  windows: readonly BookingWindow[];
}
type DeskListener = (manager: EntityManager, planned: PlannedDesk) => Promise<unknown>;

const EVERY_MS = 1000;
const BATCH = 200;

@Injectable()
export class DeskPlanner {
  private readonly listeners: DeskListener[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly windows: WindowsService,
    tasks: IntervalTasks,
  ) {
    tasks.add('desks planned', EVERY_MS, () => this.plan());
  }

  /** The listener runs in the transaction that stores the windows. */
  onPlanned(listener: DeskListener): void {
    this.listeners.push(listener);
  }

  async plan(): Promise<void> {
    for (const tripId of await selectTripsToUpdate(this.dataSource, BATCH)) await this.planTrip(tripId);
  }

  private async planTrip(tripId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await takeDeskWork(manager, tripId))) return;
      const agents = await selectAgentsOfTrip(manager, tripId);
      await forgetDesk(manager, tripId, agents);
      for (const userId of agents) {
        const trip = await this.trips.getDetailIn(manager, { userId }, tripId);
        const { windows } = await this.windows.listTripWindowsIn(manager, { userId }, trip);
        const due = windows.filter(({ standing }) => !standing);
        await replaceDesk(manager, userId, tripId, due);
        for (const listener of this.listeners) await listener(manager, { agentId: userId, trip, windows });
      }
    });
  }
}
