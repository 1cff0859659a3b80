import { PersonNotifications } from '@landsea/contracts';
import { CLOCK, Rounds, ServiceClient, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TripsService } from '../trips/trips.service.js';
import { WindowsService } from '../windows/windows.service.js';
import { plannedReminders, type PlannedReminder } from './planned-reminders.js';
import { ReminderPersonRow } from './reminder-person.entity.js';
import { isPlanned, replaceReminders, takeWork, tripsToPlan } from './reminders.queries.js';

const EVERY_MS = 2000;
const BATCH = 50;

/** Keeps the reminders of each trip in step with the trip: reckons anew what a change has marked. */
@Injectable()
export class ReminderPlanner {
  private readonly logger = new Logger('reminders');

  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly trips: TripsService,
    private readonly windows: WindowsService,
    @Inject(CLOCK) private readonly clock: Clock,
    rounds: Rounds,
  ) {
    rounds.every(EVERY_MS, 'reminders planned', () => this.plan());
  }

  async plan(): Promise<void> {
    for (const { tripId, ownerId } of await tripsToPlan(this.dataSource, BATCH)) {
      const person = await this.services
        .get('identity', `/internal/people/${ownerId}/notifications`, PersonNotifications)
        .catch((error: unknown) => {
          this.logger.warn({ message: 'reminders wait for identity', reason: String(error) });
          return null;
        });
      if (person === null) return;
      await this.planTrip(tripId, ownerId, person);
    }
  }

  private async planTrip(
    tripId: string,
    userId: string,
    person: PersonNotifications | undefined,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await takeWork(manager, tripId))) return;
      const wanted = person && (await isPlanned(manager, tripId));
      let planned: PlannedReminder[] = [];
      if (wanted) {
        const trip = await this.trips.detail({ userId }, tripId, manager);
        const { windows } = await this.windows.ofTrip(trip, manager);
        const own = await manager.findOneBy(ReminderPersonRow, { userId });
        planned = plannedReminders(windows, own?.leads ?? {}, person.notifications, this.clock());
      }
      await replaceReminders(manager, userId, tripId, planned);
    });
  }
}
