import { PersonNotifications } from '@landsea/contracts/planning';
import { CLOCK, IntervalTasks, ServiceClient, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TripsService } from '../../trip/trips/trips.service.js';
import { WindowsService } from '../windows/windows.service.js';
import { plannedReminders, type PlannedReminder } from './planned-reminders.js';
import { ReminderPersonRow } from './reminder-person.entity.js';
import {
  forgetOthers,
  peopleOfTrip,
  replaceReminders,
  selectSent,
  takeWork,
  tripsToPlan,
} from './reminders.queries.js';

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
    tasks: IntervalTasks,
  ) {
    tasks.add('reminders planned', EVERY_MS, () => this.plan());
  }

  async plan(): Promise<void> {
    for (const tripId of await tripsToPlan(this.dataSource, BATCH)) {
      const people = await this.peopleOf(tripId).catch((error: unknown) => {
        this.logger.warn({ message: 'reminders wait for identity', reason: String(error) });
        return null;
      });
      if (people === null) return;
      await this.planTrip(tripId, people);
    }
  }

  /** Everybody who shares the trip and has an account still, with what they want to be reminded of. */
  private async peopleOf(tripId: string): Promise<PersonNotifications[]> {
    const people: PersonNotifications[] = [];
    for (const userId of await peopleOfTrip(this.dataSource.manager, tripId)) {
      const path = `/internal/people/${userId}/notifications`;
      const person = await this.services.get('identity', path, PersonNotifications);
      if (person) people.push(person);
    }
    return people;
  }

  private async planTrip(tripId: string, people: readonly PersonNotifications[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await takeWork(manager, tripId))) return;
      // Who came or went in between: that change left its own work for the next run.
      const now = await peopleOfTrip(manager, tripId);
      const invited = people.filter(({ userId }) => now.includes(userId));
      await forgetOthers(
        manager,
        tripId,
        invited.map(({ userId }) => userId),
      );
      for (const person of invited) {
        const planned = await this.planned(manager, tripId, person);
        await replaceReminders(manager, person.userId, tripId, planned);
      }
    });
  }

  private async planned(
    manager: EntityManager,
    tripId: string,
    { userId, notifications }: PersonNotifications,
  ): Promise<PlannedReminder[]> {
    const trip = await this.trips.detailIn(manager, { userId }, tripId);
    const { windows } = await this.windows.ofTripIn(manager, { userId }, trip);
    const own = await manager.findOneBy(ReminderPersonRow, { userId });
    const sent = await selectSent(manager, userId, tripId);
    return plannedReminders(windows, own?.leads ?? {}, notifications, sent, this.clock());
  }
}
