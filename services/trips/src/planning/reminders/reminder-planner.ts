import { PersonNotifications } from '@landsea/contracts/planning';
import { CLOCK, IntervalTasks, ServiceClient, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TripReaders } from '../../trip/trips/trip-readers.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { WindowsService } from '../windows/windows.service.js';
import { planReminders, type PlannedReminder } from './planned-reminders.js';
import { ReminderPersonRow } from './reminder-person.entity.js';
import {
  forgetOthers,
  leaveWork,
  replaceReminders,
  selectSent,
  takeWork,
  selectReminderWork,
  type ReminderWork,
} from './reminders.queries.js';

const EVERY_MS = 2000;
const BATCH = 50;

@Injectable()
export class ReminderPlanner {
  private readonly logger = new Logger('reminders');

  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly trips: TripsService,
    private readonly readers: TripReaders,
    private readonly windows: WindowsService,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    tasks.add('reminders planned', EVERY_MS, () => this.plan());
  }

  async plan(): Promise<void> {
    for (const work of await selectReminderWork(this.dataSource, BATCH)) {
      const people = await this.getPeople(work.tripId).catch((error: unknown) => {
        this.logger.warn({ message: 'reminders wait for identity', reason: String(error) });
        return null;
      });
      if (people === null) return;
      await this.planTrip(work, people);
    }
  }

  private async getPeople(tripId: string): Promise<Map<string, PersonNotifications | undefined>> {
    const people = new Map<string, PersonNotifications | undefined>();
    for (const userId of await this.readers.listReaders(this.dataSource.manager, tripId)) {
      const path = `/internal/people/${userId}/notifications`;
      people.set(userId, await this.services.get('identity', path, PersonNotifications));
    }
    return people;
  }

  private async planTrip(
    work: ReminderWork,
    people: ReadonlyMap<string, PersonNotifications | undefined>,
  ): Promise<void> {
    const { tripId } = work;
    await this.dataSource.transaction(async (manager) => {
      if (!(await takeWork(manager, work))) return;
      const now = await this.readers.listReaders(manager, tripId);
      // Somebody joined after identity was asked.
      if (now.some((userId) => !people.has(userId))) return leaveWork(manager, tripId);
      const invited = now.flatMap((userId) => people.get(userId) ?? []);
      await forgetOthers(
        manager,
        tripId,
        invited.map(({ userId }) => userId),
      );
      for (const person of invited) {
        const planned = await this.listPlanned(manager, tripId, person);
        await replaceReminders(manager, person.userId, tripId, planned);
      }
    });
  }

  private async listPlanned(
    manager: EntityManager,
    tripId: string,
    { userId, notifications }: PersonNotifications,
  ): Promise<PlannedReminder[]> {
    const trip = await this.trips.getDetailIn(manager, { userId }, tripId);
    const { windows } = await this.windows.listTripWindowsIn(manager, { userId }, trip);
    const own = await manager.findOneBy(ReminderPersonRow, { userId });
    const sent = await selectSent(manager, userId, tripId);
    return planReminders(windows, own?.leads ?? {}, notifications, sent, this.clock());
  }
}
