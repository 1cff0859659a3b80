import { CalendarDate } from '@landsea/contracts/core';
import type { DayPlans, SetHourWorth, UpdateTripDay } from '@landsea/contracts/planning';
import { makeNotFound, makeValidationFailed, type JsonText, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TripEvents } from '../../events/trip-events.js';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { selectHourCents, writeHourCents } from '../../trip/trips/trips.queries.js';
import { tripDayTable } from '../../trip/trips/trip-day-table.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { applyDayChange } from './day-change.js';
import { selectDayPlans } from './day-plans.queries.js';
import { makeDayConflict, refuseUnknownDay } from './item-conflict.js';
import { loggedDays } from '../../trip/trips/logged-days.js';

@Injectable()
export class DaysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly access: AccessService,
    private readonly events: TripEvents,
    private readonly log: ActivityLog,
  ) {}

  async getDays(user: Pick<Principal, 'userId'>, tripId: string): Promise<JsonText<DayPlans>> {
    const plans = await selectDayPlans(this.dataSource, tripId, user.userId);
    if (!plans) throw makeNotFound();
    return plans;
  }

  async change(user: Principal, tripId: string, date: string, change: UpdateTripDay): Promise<DayPlans> {
    await this.access.assertCanEdit(user, tripId);
    if (!CalendarDate.safeParse(date).success) throw refuseUnknownDay();
    return this.log.recordRow(user, tripId, loggedDays, date, async (manager) => {
      const trip = await this.trips.getDetailIn(manager, user, tripId);
      const now = trip.days.find((day) => day.date === date);
      if (!now) throw refuseUnknownDay();
      if (now.version !== change.version) throw makeDayConflict(now);
      const { problems, day } = applyDayChange(now, change);
      if (problems.length > 0) throw makeValidationFailed(problems);
      await tripDayTable.update(manager, { tripId, date }, now.version, day);
      const days = [{ ...day, version: now.version + 1 }];
      this.events.publishAtCommit(manager, tripId, { type: 'trip.changed', days });
      return { tripId, days, items: [], hourCents: await selectHourCents(manager, tripId) };
    });
  }

  /** A setting: the last write wins, and it is not in the list of activities. */
  async setHourWorth(
    user: Principal,
    tripId: string,
    { hourCents }: SetHourWorth,
  ): Promise<JsonText<DayPlans>> {
    await this.access.assertCanEdit(user, tripId);
    await this.dataSource.transaction(async (manager) => {
      await writeHourCents(manager, tripId, hourCents);
      this.events.publishAtCommit(manager, tripId, { type: 'items.changed', by: user.firstName });
    });
    return this.getDays(user, tripId);
  }
}
