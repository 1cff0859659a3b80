import { createHash } from 'node:crypto';
import { dateIn, type CalendarDate } from '@landsea/contracts/core';
import {
  chosenGroups,
  demoCalendarMessage,
  type CalendarChoice,
  type CalendarFeed,
  type CalendarGroup,
  type CalendarLinks,
  type NewCalendarFeed,
} from '@landsea/contracts/planning';
import {
  CLOCK,
  KIT_ENV,
  notFound,
  refuseDemo,
  type Clock,
  type Principal,
  newSecret,
  secretHash,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { selectBookings } from '../../bookings/trip-bookings/bookings.queries.js';
import { AccessService } from '../../trip/access/access.service.js';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import type { TripsEnv } from '../../env.js';
import { inDayOrder } from '../days/day-order.js';
import { selectItems } from '../days/items.queries.js';
import { TasksService } from '../tasks/tasks.service.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { AddressVerification } from '../../trip/address-verification/address-verification.service.js';
import { WindowsService } from '../windows/windows.service.js';
import { bookingEventsOn } from './booking-events.js';
import { calendarEvents, dayEvent, withDigest } from './calendar-events.js';
import { itemEvents, type CalendarCatalogue } from './item-events.js';
import { CalendarFeedRow } from './calendar-feed.entity.js';
import { CalendarTexts } from './calendar-texts.js';
import { selectCalendarVersion } from './calendar-version.queries.js';
import { knownRevisions, openFeed, withRevisions, type FeedOwner } from './calendar.queries.js';
import { ical } from './ical.js';

/** A new value whenever a release writes the same events differently, so that calendars fetch them anew. */
const CALENDAR_FORMAT = 'bookings';

const ADDRESS = /^([\w-]{43})\.ics$/;

export const feedTokenHash = (file: string): string | null => {
  const token = ADDRESS.exec(file)?.[1];
  return token === undefined ? null : secretHash(token);
};

/** The secret address needs no sign-in. */
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
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of({ userId }: Principal, tripId: string): Promise<CalendarFeed> {
    await this.trips.visible({ userId }, tripId);
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
    const token = newSecret();
    const tokenHash = feedTokenHash(`${token}.ics`) ?? '';
    const { userId } = user;
    const row = { tripId, userId, tokenHash, createdAt: this.clock(), readAt: null };
    await this.dataSource.manager.upsert(CalendarFeedRow, row, ['tripId', 'userId']);
    return { address: `${this.env.PUBLIC_ORIGIN}/api/v1/calendar/${token}.ics` };
  }

  /** No payment is needed to revoke one's own address. */
  async revoke({ userId }: Principal, tripId: string): Promise<void> {
    await this.trips.visible({ userId }, tripId);
    await this.dataSource.manager.delete(CalendarFeedRow, { tripId, userId });
  }

  async links({ userId }: Principal): Promise<CalendarLinks> {
    return { count: await this.dataSource.manager.countBy(CalendarFeedRow, { userId }) };
  }

  async revokeAll({ userId }: Principal): Promise<void> {
    await this.dataSource.manager.delete(CalendarFeedRow, { userId });
  }

  /**
   * The tag is compared before anything is computed.
   * @throws DomainError NOT_FOUND for a revoked address, or a person who may no longer see the trip.
   */
  async read(file: string, choice: CalendarChoice): Promise<{ tag: string; text: () => Promise<string> }> {
    const now = this.clock();
    const { manager } = this.dataSource;
    const tokenHash = feedTokenHash(file);
    const feed = tokenHash === null ? undefined : await openFeed(manager, tokenHash, now);
    const version = feed && (await selectCalendarVersion(manager, feed.tripId, feed.userId));
    if (tokenHash === null || feed === undefined || version === undefined) throw notFound();
    // Warnings of windows end with a day, and a new edition of the catalog has other durations.
    const groups = chosenGroups(choice);
    const parts = [CALENDAR_FORMAT, groups.join(), version, dateIn(now), this.catalogue.mark];
    const tag = createHash('sha256').update(parts.join('\n')).digest('base64url');
    return {
      tag,
      text: () => this.texts.of(`${tokenHash} ${groups.join()}`, tag, () => this.made(feed, groups, now)),
    };
  }

  /** @throws DomainError NOT_FOUND. */
  async dayFile(user: Principal, tripId: string, date: CalendarDate): Promise<string> {
    const now = this.clock();
    const trip = await this.trips.detail(user, tripId);
    const index = trip.days.findIndex((day) => day.date === date);
    const day = trip.days[index];
    if (!day) throw notFound();
    const { manager } = this.dataSource;
    const items = inDayOrder(await selectItems(manager, tripId));
    const events = [
      dayEvent(trip, day, index),
      ...bookingEventsOn(trip, await selectBookings(manager, tripId), date),
      ...items.filter((item) => item.date === date).flatMap((item) => itemEvents(trip, item, this.known())),
    ].map(withDigest);
    const revised = await knownRevisions(manager, tripId, events, now);
    return ical(trip.name, `${this.env.PUBLIC_ORIGIN}/itinerary-view/${tripId}/${date}`, revised);
  }

  private known(): CalendarCatalogue {
    return { days: this.catalogue.day, ports: this.catalogue.entries('ports') };
  }

  private async made(feed: FeedOwner, groups: readonly CalendarGroup[], now: Date): Promise<string> {
    const { manager } = this.dataSource;
    const trip = await this.trips.detail(feed, feed.tripId);
    const { windows } = await this.windows.ofTrip(feed, trip);
    const tasks = await this.tasks.ofTrip(trip, windows);
    const items = inDayOrder(await selectItems(manager, trip.id));
    const bookings = await selectBookings(manager, trip.id);
    const events = calendarEvents(trip, windows, tasks, items, this.known(), bookings).filter(({ group }) =>
      groups.includes(group),
    );
    const revised = await withRevisions(manager, trip.id, events, now);
    return await ical(trip.name, `${this.env.PUBLIC_ORIGIN}/trip/${trip.id}/timeline`, revised);
  }
}
