import { PersonNotifications } from '@landsea/contracts/planning';
import { toBook } from '@landsea/rules/planning';
import { CLOCK, IntervalTasks, KIT_ENV, Mailer, ServiceClient, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { selectBookings } from '../../bookings/trip-bookings/bookings.queries.js';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import type { TripsEnv } from '../../env.js';
import { TripEvents } from '../../events/trip-events.js';
import { TripBrands } from '../../trip/brands/trip-brands.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { selectItems } from '../days/items.queries.js';
import { WindowsService } from '../windows/windows.service.js';
import { makeReminderEmail, type ReminderWithItems } from './reminder-email.js';
import {
  dropMissed,
  selectDueReminders,
  rememberAddress,
  markRemindersSent,
  type DueReminders,
  type SentReminder,
} from './reminders.queries.js';

const EVERY_MS = 2000;
const BATCH = 50;
/** Missed reminders are sent up to this long after the window opened. */
const NEWS_MS = 12 * 3_600_000;

/** The mark, the notice in the app and the email are one transaction, so each is sent once. */
@Injectable()
export class ReminderDispatch {
  private readonly logger = new Logger('reminders');

  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly mailer: Mailer,
    private readonly events: TripEvents,
    private readonly trips: TripsService,
    private readonly windows: WindowsService,
    private readonly catalogue: CatalogueService,
    private readonly brands: TripBrands,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    tasks.add('reminders', EVERY_MS, () => this.dispatch());
  }

  async dispatch(): Promise<void> {
    const now = this.clock();
    await dropMissed(this.dataSource, new Date(now.getTime() - NEWS_MS));
    for (const due of await selectDueReminders(this.dataSource, now, BATCH))
      await this.send(due, now).catch((error: unknown) => {
        this.logger.warn({ message: 'a reminder waits', tripId: due.tripId, reason: String(error) });
      });
  }

  private async send(due: DueReminders, now: Date): Promise<void> {
    const path = `/internal/people/${due.userId}/notifications`;
    const person = await this.services.get('identity', path, PersonNotifications);
    const { remindersByMail = false, remindersInApp = false } = person?.notifications ?? {};
    await this.dataSource.transaction(async (manager) => {
      const sent = await markRemindersSent(manager, due, now, remindersInApp);
      if (sent.length === 0) return;
      this.events.publishAtCommit(manager, due.tripId, { type: 'reminders.changed' });
      if (!person || !remindersByMail) return;
      await rememberAddress(manager, due.userId, person.email);
      const reminders = await this.addLists(manager, due, sent);
      const brand = await this.brands.findForEmail(manager, due.tripId);
      const { PUBLIC_ORIGIN: origin } = this.env;
      const mail = makeReminderEmail(reminders, due, person, { origin, now, brand });
      await this.mailer.add(manager, mail);
    });
  }

  private async addLists(
    manager: EntityManager,
    { userId, tripId }: DueReminders,
    sent: readonly SentReminder[],
  ): Promise<ReminderWithItems[]> {
    const trip = await this.trips.getDetailIn(manager, { userId }, tripId);
    const { windows } = await this.windows.listTripWindowsIn(manager, { userId }, trip);
    const items = await selectItems(manager, tripId);
    const tables = {
      restaurantOf: this.catalogue.restaurantOf,
      bookings: await selectBookings(manager, tripId),
    };
    return sent.map((reminder) => {
      const window = windows.find(({ id }) => id === reminder.windowId);
      return { ...reminder, toBook: window ? toBook(window, items, tables) : [] };
    });
  }
}
