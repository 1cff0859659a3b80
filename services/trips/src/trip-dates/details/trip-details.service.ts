import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@landsea/contracts/core';
import {
  findTripProblems,
  UNDOABLE_CHANGES,
  type TripChange,
  type TripChangePlan,
  type TripDay,
  type TripDetail,
  type UndoTripChange,
  type UpdateTrip,
} from '@landsea/contracts/trip';
import {
  CLOCK,
  makeEditConflict,
  makeNotFound,
  makeValidationFailed,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { selectBookings } from '../../bookings/trip-bookings/bookings.queries.js';
import { AccessService } from '../../trip/access/access.service.js';
import { selectDueLines } from '../../money/budget/budget-due.queries.js';
import { moveLineDays, selectLineDays, type LineDay } from '../../money/budget/budget-days.queries.js';
import { TripEvents } from '../../events/trip-events.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { selectSavedBy } from '../../money/savings/savings-day.queries.js';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { publishItems } from '../../planning/days/items-changed.js';
import { moveItems, selectPlaced } from '../../planning/days/item-moves.queries.js';
import { selectOpenDues } from '../../planning/tasks/tasks.queries.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { WindowsService } from '../../planning/windows/windows.service.js';
import { listItemMoves, type ItemMove } from './item-moves.js';
import { getNextFrame, getNextLineDay, type NextFrame } from './next-frame.js';
import { TripChangeRow, type TripBefore } from './trip-change.entity.js';
import { lockTrip, writeTrip } from './trip-details.queries.js';
import { listEffects } from './trip-effects.js';

/** Undos are changes too, so twice as many are kept. */
const REMEMBERED = 2 * UNDOABLE_CHANGES;

@Injectable()
export class TripDetailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly access: AccessService,
    private readonly events: TripEvents,
    private readonly log: ActivityLog,
    private readonly windows: WindowsService,
    private readonly catalogue: CatalogueService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async update(
    user: Principal,
    tripId: string,
    { archived, version, ...change }: UpdateTrip,
  ): Promise<TripDetail> {
    if (archived !== undefined) return this.trips.setArchived(user, tripId, archived);
    return this.change(user, tripId, { version: version ?? 0, ...change });
  }

  /** @throws DomainError PAYWALL, NOT_FOUND, VALIDATION_FAILED as the change itself would. */
  async plan(user: Principal, tripId: string, change: TripChange): Promise<TripChangePlan> {
    await this.access.assertCanEdit(user, tripId);
    const trip = await this.trips.getDetail(user, tripId);
    const { manager } = this.dataSource;
    const lines = await selectLineDays(manager, tripId);
    const tasks = await selectOpenDues(manager, tripId);
    const payments = await selectDueLines(manager, tripId, user.userId);
    const savedBy = await selectSavedBy(manager, tripId, user.userId);
    const entered = await this.windows.readEntered(manager, tripId, user.userId);
    const bookings = await selectBookings(manager, tripId);
    const next = validDates(trip, change);
    const moves = listItemMoves(trip, next, await selectPlaced(manager, tripId));
    const changing = { ...trip, ...entered, bookings, payments, lines, tasks, savedBy, moves };
    return { effects: listEffects(changing, next, this.clock()) };
  }

  async undo(user: Principal, tripId: string, { version }: UndoTripChange): Promise<TripDetail> {
    await this.access.assertCanEdit(user, tripId);
    return this.dataSource.transaction((manager) => this.takeBack(manager, user, tripId, version));
  }

  /** The caller has checked the person's rights. */
  async takeBack(
    manager: EntityManager,
    user: Principal,
    tripId: string,
    version: number,
  ): Promise<TripDetail> {
    const row = await lockTrip(manager, tripId);
    if (!row) throw makeNotFound();
    const last = await manager.findOneBy(TripChangeRow, { tripId, version });
    if (!last) throw makeNotFound();
    if (row.version !== version && !(await this.saysAsAfter(manager, user, tripId, row.status, version)))
      throw makeEditConflict(
        'This trip was changed again since, so that step cannot be taken back any more.',
      );
    const lineDays = last.before.lineDays.map(({ id, from, to }) => ({ id, from: to, to: from }));
    const moves = last.before.itemMoves?.map(({ id, from, to }) => ({ id, from: to, to: from })) ?? [];
    const days = daysBefore(await this.trips.getDetailIn(manager, user, tripId), last.before);
    return this.write(user, manager, tripId, row, { ...last.before, days, lineDays, itemMoves: moves });
  }

  /** True also when later changes were undone. */
  private async saysAsAfter(
    manager: EntityManager,
    user: Principal,
    tripId: string,
    status: TripBefore['status'],
    version: number,
  ): Promise<boolean> {
    const later = await manager.findOne(TripChangeRow, {
      where: { tripId, version: MoreThan(version) },
      order: { version: 'ASC' },
    });
    if (!later) return true;
    const { lineDays: _moved, itemMoves: _items, ...then } = later.before;
    const trip = await this.trips.getDetailIn(manager, user, tripId);
    return isDeepStrictEqual(
      { ...frameOf(trip), days: trip.days.map(dayContent), status },
      { ...then, days: then.days.map(dayContent) },
    );
  }

  private async change(user: Principal, tripId: string, change: TripChange): Promise<TripDetail> {
    await this.access.assertCanEdit(user, tripId);
    return this.dataSource.transaction(async (manager) => {
      const row = await lockTrip(manager, tripId);
      if (!row) throw makeNotFound();
      const trip = await this.trips.getDetailIn(manager, user, tripId);
      if (row.version !== change.version)
        throw makeEditConflict(
          `“${trip.name}” was changed while you were editing it. Look at what it says now.`,
        );
      const next = validDates(trip, change);
      const { name = trip.name, status = row.status } = change;
      const lineDays = movedLines(trip, next, await selectLineDays(manager, tripId));
      const moves = listItemMoves(trip, next, await selectPlaced(manager, tripId));
      const after = { ...next.frame, name, status, lineDays, itemMoves: moves };
      return this.write(user, manager, tripId, row, after);
    });
  }

  private async write(
    user: Principal,
    manager: EntityManager,
    tripId: string,
    { version, status }: { version: number; status: TripBefore['status'] },
    next: TripBefore,
  ): Promise<TripDetail> {
    const { lineDays, itemMoves: moves = [] } = next;
    const trip = await this.trips.getDetailIn(manager, user, tripId);
    const before = { ...frameOf(trip), status, lineDays, itemMoves: moves };
    await writeTrip(manager, tripId, next);
    await moveLineDays(manager, tripId, lineDays);
    if (lineDays.length > 0)
      this.events.publishAtCommit(manager, tripId, { type: 'budget.changed', by: user.firstName });
    await this.moveItems(manager, user, tripId, moves);
    await manager.insert(TripChangeRow, {
      tripId,
      version: version + 1,
      before,
      changedBy: user.userId,
      changedAt: this.clock(),
    });
    const entry = { user, tripId, kind: 'trip', subjectId: tripId, what: next.name } as const;
    const after = { ...frameWords(next), version: version + 1 };
    await this.log.add(manager, { ...entry, action: 'changed', before: frameWords(before), after });
    await manager.delete(TripChangeRow, { tripId, version: LessThan(version + 2 - REMEMBERED) });
    await this.trips.tellChanged(manager, tripId);
    return this.trips.getDetailIn(manager, user, tripId);
  }

  private async moveItems(
    manager: EntityManager,
    user: Principal,
    tripId: string,
    moves: readonly ItemMove[],
  ): Promise<void> {
    if (moves.length === 0) return;
    const moved = await moveItems(manager, tripId, moves);
    await publishItems(
      manager,
      this.events,
      { tripId, by: user.firstName, prices: this.catalogue.prices },
      moved,
    );
  }
}

const movedLines = (
  trip: TripDetail,
  next: NextFrame,
  lines: { id: string; day: string | null }[],
): LineDay[] =>
  lines.flatMap(({ id, day }) => {
    const to = day && getNextLineDay(trip, next, day);
    return to === day ? [] : [{ id, from: day, to }];
  });

/** @throws DomainError VALIDATION_FAILED at the field to correct. */
const validDates = (trip: TripDetail, change: TripChange): NextFrame => {
  const next = getNextFrame(trip, change);
  const problems = findTripProblems(next.frame);
  if (problems.length === 0) return next;
  throw makeValidationFailed(problems.map(({ path, message }) => ({ path: path.join('.'), message })));
};

const frameOf = ({ name, mode, startDate, endDate, stays, sailing, days }: TripDetail) => ({
  name,
  mode,
  startDate,
  endDate,
  stays,
  sailing,
  days,
});

const dayContent = ({
  version: _grows,
  arrivesAt = null,
  leavesAt = null,
  evening = null,
  ...day
}: TripDay) => ({
  ...day,
  arrivesAt,
  leavesAt,
  evening,
});

/** Parks, times and notes that were entered since stay on days of the same kind. */
const daysBefore = (trip: TripDetail, before: TripBefore): TripDay[] => {
  const { shift } = getNextFrame(trip, before);
  const now = new Map(trip.days.map((day) => [addDays(day.date, shift), day]));
  return before.days.map((day) => {
    const since = now.get(day.date);
    if (since?.kind !== day.kind) return day;
    const { parks, note, arrivesAt, leavesAt, evening } = since;
    return { ...day, parks, note, arrivesAt, leavesAt, evening };
  });
};

export type LoggedFrame = Pick<TripBefore, 'name' | 'status' | 'mode' | 'startDate' | 'endDate'>;
const frameWords = ({ name, status, mode, startDate, endDate }: TripBefore): LoggedFrame => ({
  name,
  status,
  mode,
  startDate,
  endDate,
});
