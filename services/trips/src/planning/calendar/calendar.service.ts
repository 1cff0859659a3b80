import { createHash } from 'node:crypto';
import type { Brand } from '@landsea/contracts/agents';
import { getDateIn, type CalendarDate } from '@landsea/contracts/core';
import { listChosenGroups, type CalendarGroup } from '@landsea/rules/planning';
import {
  demoCalendarMessage,
  type CalendarChoice,
  type CalendarFeed,
  type CalendarLinks,
  type NewCalendarFeed,
} from '@landsea/contracts/planning';
import {
  CLOCK,
  KIT_ENV,
  makeNotFound,
  refuseDemo,
  type Clock,
  type Principal,
  makeSecret,
  hashSecret,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { selectBookings } from '../../bookings/trip-bookings/bookings.queries.js';
import { AccessService } from '../../trip/access/access.service.js';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import type { TripsEnv } from '../../env.js';
import { sortDatedItems } from '../days/day-order.js';
import { selectItems } from '../days/items.queries.js';
import { TasksService } from '../tasks/tasks.service.js';
import { formatFileName, TripBrands } from '../../trip/brands/trip-brands.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { AddressVerification } from '../../trip/address-verification/address-verification.service.js';
import { WindowsService } from '../windows/windows.service.js';
import { listBookingEvents } from './booking-events.js';
import { listCalendarEvents, makeDayEvent, addDigest } from './calendar-events.js';
import { listItemEvents, type CalendarCatalogue } from './item-events.js';
import { CalendarFeedRow } from './calendar-feed.entity.js';
import { CalendarTexts } from './calendar-texts.js';
import { selectCalendarVersion } from './calendar-version.queries.js';
import { readRevisions, openFeed, saveRevisions, type FeedOwner } from './calendar.queries.js';
import { makeCalendarText } from './ical.js';

/** A new value whenever a release writes the same events differently, so that calendars fetch them anew. */
const CALENDAR_FORMAT = 'bookings in the order of the day';

const ADDRESS = /^([\w-]{43})\.ics$/;

export const hashFeedToken = (file: string): string | null => {
  const token = ADDRESS.exec(file)?.[1];
  return token === undefined ? null : hashSecret(token);
};

interface CalendarAnswer {
  tag: string;
  fileName: string;
  text: () => Promise<string>;
}

interface DayFile {
  text: string;
  fileName: string;
}

@Injectable()
export class CalendarService {
  private readonly texts = new CalendarTexts();

  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly access: AccessService,
    private readonly addresses: AddressVerification,
    private readonly windows: WindowsService,
    private readonly tasks: TasksService,
    private readonly catalogue: CatalogueService,
    private readonly brands: TripBrands,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async getFeed({ userId }: Principal, tripId: string): Promise<CalendarFeed> {
    await this.trips.requireVisible({ userId }, tripId);
    const feed = await this.dataSource.manager.findOneBy(CalendarFeedRow, { tripId, userId });
    if (!feed) return { feed: null };
    return { feed: { createdAt: feed.createdAt.toISOString(), readAt: feed.readAt?.toISOString() ?? null } };
  }

  /**
   * The former address stops working.
   * @throws DomainError EMAIL_NOT_VERIFIED, DEMO_RESTRICTED, and those of every edit.
   */
  async renew(user: Principal, tripId: string): Promise<NewCalendarFeed> {
    await this.access.assertCanEdit(user, tripId);
    refuseDemo(user, demoCalendarMessage);
    await this.addresses.assertVerified(user, 'connect a calendar');
    const token = makeSecret();
    const tokenHash = hashFeedToken(`${token}.ics`) ?? '';
    const { userId } = user;
    const row = { tripId, userId, tokenHash, createdAt: this.clock(), readAt: null };
    await this.dataSource.manager.upsert(CalendarFeedRow, row, ['tripId', 'userId']);
    return { address: `${this.env.PUBLIC_ORIGIN}/api/v1/calendar/${token}.ics` };
  }

  /** No payment is needed to revoke one's own address. */
  async revoke({ userId }: Principal, tripId: string): Promise<void> {
    await this.trips.requireVisible({ userId }, tripId);
    await this.dataSource.manager.delete(CalendarFeedRow, { tripId, userId });
  }

  async listLinks({ userId }: Principal): Promise<CalendarLinks> {
    return { count: await this.dataSource.manager.countBy(CalendarFeedRow, { userId }) };
  }

  async revokeAll({ userId }: Principal): Promise<void> {
    await this.dataSource.manager.delete(CalendarFeedRow, { userId });
  }

  /**
   * The tag is compared before anything is computed.
   * @throws DomainError NOT_FOUND for a revoked address, or a person who can no longer see the trip.
   */
  async read(file: string, choice: CalendarChoice): Promise<CalendarAnswer> {
    const now = this.clock();
    const { manager } = this.dataSource;
    const tokenHash = hashFeedToken(file);
    const feed = tokenHash === null ? undefined : await openFeed(manager, tokenHash, now);
    const version = feed && (await selectCalendarVersion(manager, feed.tripId, feed.userId));
    if (tokenHash === null || feed === undefined || version === undefined) throw makeNotFound();
    // Warnings of windows end with a day, and a new edition of the catalog has other durations.
    const groups = listChosenGroups(choice);
    const brand = await this.brands.find(manager, feed.tripId);
    const look = brand ? `${brand.name} ${brand.poweredBy}` : '';
    const parts = [CALENDAR_FORMAT, groups.join(), version, getDateIn(now), this.catalogue.mark, look];
    const tag = createHash('sha256').update(parts.join('\n')).digest('base64url');
    const key = `${tokenHash} ${groups.join()}`;
    return {
      tag,
      fileName: brand ? 'trip.ics' : 'landsea.ics',
      text: () => this.texts.getText(key, tag, () => this.makeText(feed, groups, now, brand)),
    };
  }

  /** @throws DomainError NOT_FOUND. */
  async makeDayFile(user: Principal, tripId: string, date: CalendarDate): Promise<DayFile> {
    const now = this.clock();
    const trip = await this.trips.getDetail(user, tripId);
    const index = trip.days.findIndex((day) => day.date === date);
    const day = trip.days[index];
    if (!day) throw makeNotFound();
    const { manager } = this.dataSource;
    const items = sortDatedItems(await selectItems(manager, tripId));
    const events = [
      makeDayEvent(trip, day, index),
      ...listBookingEvents(trip, await selectBookings(manager, tripId), items, this.getCatalogue(), date),
      ...items
        .filter((item) => item.date === date)
        .flatMap((item) => listItemEvents(trip, item, this.getCatalogue())),
    ].map(addDigest);
    const revised = await readRevisions(manager, tripId, events, now);
    const brand = await this.brands.find(manager, tripId);
    const url = `${this.env.PUBLIC_ORIGIN}/itinerary-view/${tripId}/${date}`;
    const text = await makeCalendarText(trip.name, url, revised, brand);
    return { text, fileName: `${formatFileName(brand, date)}.ics` };
  }

  private getCatalogue(): CalendarCatalogue {
    return { days: this.catalogue.day, ports: this.catalogue.entries('ports') };
  }

  private async makeText(
    feed: FeedOwner,
    groups: readonly CalendarGroup[],
    now: Date,
    brand: Brand | undefined,
  ): Promise<string> {
    const { manager } = this.dataSource;
    const trip = await this.trips.getDetail(feed, feed.tripId);
    const { windows } = await this.windows.listTripWindows(feed, trip);
    const tasks = await this.tasks.listTripTasks(trip, windows);
    const items = sortDatedItems(await selectItems(manager, trip.id));
    const bookings = await selectBookings(manager, trip.id);
    const events = listCalendarEvents(trip, windows, tasks, items, this.getCatalogue(), bookings).filter(
      ({ group }) => groups.includes(group),
    );
    const revised = await saveRevisions(manager, trip.id, events, now);
    const url = `${this.env.PUBLIC_ORIGIN}/trip/${trip.id}/timeline`;
    return await makeCalendarText(trip.name, url, revised, brand);
  }
}
