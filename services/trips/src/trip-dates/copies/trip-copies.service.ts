import type { CopyClientTrip } from '@landsea/contracts/agents';
import { getDateIn, countDaysBetween, addDays } from '@landsea/contracts/core';
import { findTripProblems, type CreateTrip, type TripDetail } from '@landsea/contracts/trip';
import { CLOCK, makeEditConflict, makeInvalidField, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { copyPlannedLines } from '../../money/budget/copy-lines.js';
import { copyItems } from '../../planning/days/copy-items.js';
import { copyTasks } from '../../planning/tasks/copy-tasks.js';
import { requireOwner } from '../../trip/trips/owner-only.js';
import { TripsService, type ForClient } from '../../trip/trips/trips.service.js';
import { moveToNextYear, type NextYearTrip, omitNumbers } from './next-year.js';
import { getNextFrame } from '../details/next-frame.js';

const moveTrip = (trip: TripDetail, startDate: string): NextYearTrip => {
  const endDate = addDays(startDate, countDaysBetween(trip.startDate, trip.endDate));
  const { frame } = getNextFrame(trip, { startDate, endDate });
  const { name, party } = trip;
  const { mode, days } = frame;
  return { trip: { name, mode, startDate, endDate, ...omitNumbers(frame), party }, days };
};

type Party = CreateTrip['party'];

const unnamed = (party: Party): Party =>
  party.map(({ id, age }, index) => ({ ...(id && { id }), name: `Traveler ${index + 1}`, age }));

const renewParty = (party: Party, household: Party): Party => {
  if (household.length > 1) return household;
  const [first, ...others] = unnamed(party);
  return first ? [{ ...first, ...household[0] }, ...others] : household;
};

interface Contents {
  isOtherFamily: boolean;
  withNotes: boolean;
  withAmounts?: boolean;
}

/** A plan alone has neither as many people as the trip that it is from, nor its planned amounts. */
export type CopiedTrip = CopyClientTrip & { isPlanOnly?: boolean };

/** Nothing of the copy is booked, spent or paid. */
@Injectable()
export class TripCopiesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly catalogue: CatalogueService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async copyTrip(user: Principal, tripId: string): Promise<TripDetail> {
    return this.dataSource.transaction(async (manager) => {
      const from = await this.trips.getDetailIn(manager, user, tripId);
      requireOwner(from);
      const { trip, days } = moveToNextYear(from, getDateIn(this.clock()));
      const [problem] = findTripProblems(trip);
      if (problem) throw makeEditConflict(`There is no next year for this trip. ${problem.message}.`);
      const made = await this.trips.createIn(manager, user, trip, days);
      await this.copyContents(manager, from, made, { isOtherFamily: false, withNotes: true });
      return made;
    });
  }

  /**
   * `otherFamily` throws when the person may not copy the trip; its people replace the former ones, whose
   * tasks are left out.
   */
  async copyForClient(
    manager: EntityManager,
    by: ForClient,
    { fromTripId, name, startDate, withNotes, isPlanOnly = false }: CopiedTrip,
    reader: Pick<Principal, 'userId'>,
    otherFamily: (from: TripDetail) => Promise<CreateTrip['party'] | undefined>,
  ): Promise<TripDetail> {
    const from = await this.trips.getDetailIn(manager, reader, fromTripId);
    const household = await otherFamily(from);
    const moved = moveTrip(from, startDate);
    const party = household
      ? isPlanOnly
        ? household
        : renewParty(moved.trip.party, household)
      : moved.trip.party;
    const trip = { ...moved.trip, name, party };
    const [problem] = findTripProblems(trip);
    if (problem) throw makeInvalidField('startDate', problem.message);
    const isOtherFamily = household !== undefined;
    const contents = { isOtherFamily, withNotes: withNotes ?? !isOtherFamily, withAmounts: !isPlanOnly };
    const days = contents.withNotes ? moved.days : moved.days.map((day) => ({ ...day, note: null }));
    const made = await this.trips.createForClient(manager, by, trip, days);
    await this.copyContents(manager, from, made, contents);
    return made;
  }

  private async copyContents(
    manager: EntityManager,
    from: TripDetail,
    made: TripDetail,
    contents: Contents,
  ): Promise<void> {
    const shift = countDaysBetween(from.startDate, made.startDate);
    if (contents.withAmounts !== false)
      await copyPlannedLines(manager, from.id, made.id, { shift, ...contents });
    await copyTasks(manager, from.id, made.id, { shift, ...contents });
    await copyItems(manager, from.id, made.id, { shift, ...contents, prices: this.catalogue.prices });
  }
}
