import { addDays } from '@landsea/contracts/core';
import {
  findDayConflicts,
  makeDayContext,
  findMinder,
  noteHopper,
  getParkDay,
  planNotes,
  planShipDay,
  formatStaying,
  listUnsolvedConflicts,
} from '@landsea/rules/day-plans';
import { toMinute, formatDayTitle, formatPresence, getTripNow } from '@landsea/rules/trip';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { formatDate } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { ChevronLeft, ChevronRight, Pencil, Receipt, Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTripDayCatalogue } from '../../catalogue/api/use-day-catalogue';
import { noteClock } from '../../items/clocks/clock-note';
import { usePortClocks } from '../../items/clocks/use-port-clocks';
import { isOrderable } from '../../items/day/is-orderable';
import { UsualList } from '../../items/day/usual-rows';
import { AllAboard } from '../../items/day/all-aboard';
import { ParkHours } from '../../items/day/park-hours';
import { ConflictList } from '../../items/fixes/conflict-list';
import { ItemPanel } from '../../items/panel/item-panel';
import type { DayItems } from '../../items/queue/use-day-items';
import { ReadOnlyNotice, EditorOnly, useReadOnly } from '../../trip-frame/access/read-only';
import { Page } from '../../trip-frame/page/page';
import { useNow } from '../../trip-frame/page/use-now';
import { useTitle } from '../../trip-frame/page/use-title';
import { BehindNote } from './behind-note';
import { getDayMoment } from './day-moment';
import { getDayProgress } from './day-progress';
import { makeDayRows } from './day-lines';
import { DayLink } from './day-link';
import { listDayThings, findLeadingThing, listThingsAhead, listUsualAhead } from './day-things';
import { DoneList } from './done-list';
import { KeptSpending } from './kept-spending';
import { LaterList } from './later-list';
import { OverList } from './over-list';
import { StopCard } from './stop-card';
import { AllDayThings, ThingCard } from './thing-card';
import { useCheckOff } from './use-check-off';
import { WaitNote } from './wait-note';

const DaySheet = loadLatePart(() => import('../../items/day/day-sheet'), 'DaySheet');
const ExpenseSheet = loadLatePart(() => import('./expense-sheet'), 'ExpenseSheet');

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

export function DayView({ trip, dayItems, day }: { trip: TripDetail; dayItems: DayItems; day: TripDay }) {
  const { date } = day;
  const now = useNow();
  const isReadOnly = useReadOnly();
  const catalogue = useTripDayCatalogue(trip, dayItems.items);
  const [openItem, setOpenItem] = useState<string>();
  const [dayOpen, setDayOpen] = useState(false);
  const [spending, setSpending] = useState<{ item: DayItem | undefined }>();
  const [saved, setSaved] = useState('');
  const items = dayItems.itemsOn(date);
  const bookings = dayItems.plans?.bookings;
  const context = catalogue && makeDayContext(trip, day, catalogue, dayItems.items, bookings);
  const ports = usePortClocks(trip);
  const clock = getTripNow(trip, now, ports);
  const clocks = noteClock(trip, date, ports);
  const isToday = date === clock.date;
  useTitle(`${isToday ? 'Today' : formatDate(date)}: ${formatDayTitle(day)}`);
  const minute = isToday ? toMinute(clock.time) : undefined;
  const {
    first: earliest,
    rest: others,
    done,
    notes,
  } = getDayMoment(items, context, minute ?? 12 * 60, minute);
  const { over, ahead, behind } = getDayProgress(earliest ? [earliest, ...others] : [], minute);
  const [first, ...rest] = ahead;
  const things = listThingsAhead(listDayThings(trip, day, dayItems.items, bookings ?? [], ports), minute);
  const lead = findLeadingThing(things, first?.from);
  const begins = lead ? lead.spot : (first?.from ?? null);
  const usual = listUsualAhead(context ? planShipDay(dayItems.items, context) : [], minute);
  const early = usual.filter(({ time }) => begins !== null && toMinute(time) < begins);
  const isBehindUs = done.length + over.length > 0;
  const conflicts = context
    ? findDayConflicts(
        items.filter(({ status }) => status !== 'done'),
        context,
      )
    : [];
  const planned = new Map([
    ...items.flatMap((item): [string, string][] => {
      const minder = context && findMinder(item, context);
      return minder ? [[item.id, formatStaying(minder)]] : [];
    }),
    ...planNotes(conflicts),
  ]);
  const { asked, check, skip, uncheck, noteWait, leave } = useCheckOff(dayItems);
  const parkDays = context ? day.parks.flatMap((park) => getParkDay(park, context) ?? []) : [];
  const stopOf = (item: DayItem) =>
    getDayMoment([{ ...item, status: 'planned' }], context, minute ?? 12 * 60).first;
  const canOrder = context !== undefined && isOrderable(items);
  const replanPath = `/trip/${trip.id}/daily-planner-v2?best-order=${date}&from=day`;
  const neighbours = {
    before: dayItems.days.find((each) => each.date === addDays(date, -1)),
    after: dayItems.days.find((each) => each.date === addDays(date, 1)),
  };
  const fixing = {
    plans: () => catalogue && { trip, catalogue, days: dayItems.days, items: dayItems.items, bookings },
    change: dayItems.change,
  };
  const spend = (item: DayItem | undefined) =>
    dayItems.refuseEdit ? dayItems.refuseEdit() : setSpending({ item });
  const label = !isToday
    ? 'First'
    : begins !== null && minute !== undefined && begins > minute
      ? 'Next'
      : 'Now';

  return (
    <Page>
      <div className="mx-auto grid max-w-xl gap-5 pt-4">
        <header className="grid gap-1">
          <div className="flex items-center justify-between">
            <DayLink tripId={trip.id} day={neighbours.before} Icon={ChevronLeft} text="Day before" />
            <p className="text-lg font-semibold tabular-nums">
              {formatDate(date)}
              {isToday ? <span className="text-coral"> · Today</span> : null}
            </p>
            <DayLink tripId={trip.id} day={neighbours.after} Icon={ChevronRight} text="Day after" />
          </div>
          <h1 className="text-center font-display text-2xl sm:text-3xl">
            {isReadOnly ? (
              formatDayTitle(day)
            ) : (
              <button
                type="button"
                onClick={() => (dayItems.refuseEdit ? dayItems.refuseEdit() : setDayOpen(true))}
                className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-2 wrap-anywhere hover:text-sea"
              >
                {formatDayTitle(day)}
                <Pencil {...icon} className="size-4 shrink-0 text-muted" />
              </button>
            )}
          </h1>
          <ParkHours parkDays={parkDays} className="text-center" />
          <AllAboard {...{ trip, date, ports }} className="text-center" />
          {formatPresence(day) ? <p className="text-center">{formatPresence(day)}</p> : null}
          {clocks ? <p className="text-center text-sea">{clocks}</p> : null}
          {noteHopper(day.parks) ? <p className="text-center text-muted">{noteHopper(day.parks)}</p> : null}
          {day.note ? (
            <p className="text-center text-pretty whitespace-pre-line wrap-anywhere">{day.note}</p>
          ) : null}
        </header>
        <ReadOnlyNotice />
        {asked ? (
          <WaitNote
            item={asked}
            expected={stopOf(asked)?.wait ?? null}
            onWait={(minutes) => noteWait(asked, minutes)}
            onLeave={leave}
          />
        ) : null}
        <BehindNote minutes={behind} replanPath={canOrder ? replanPath : undefined} />
        <AllDayThings things={things.filter(({ spot }) => spot === null)} />
        <UsualList rows={early} {...{ dayItems, date }} />
        {lead ? <ThingCard {...{ label }} thing={lead} /> : null}
        {first && !lead ? (
          <StopCard
            {...{ label, now: minute }}
            party={trip.party}
            stop={first}
            planNote={planned.get(first.item.id)}
            onSpend={spend}
            onDone={check}
            onSkip={skip}
          />
        ) : null}
        {first || things.length > 0 || usual.length > 0 ? null : (
          <EmptyState
            art={
              <Horizon landDays={3} seaDays={4} progress={isBehindUs ? 1 : 0.2} className="mb-2 max-w-md" />
            }
            title={isBehindUs ? 'That was the day' : 'Nothing planned for this day'}
            text={
              isBehindUs
                ? 'Nothing is left to do. Sit down, the view is free.'
                : 'Add what you’d like to do, and it shows up here one thing at a time.'
            }
            action={
              <EditorOnly>
                <Button asChild variant={isBehindUs ? 'secondary' : 'primary'}>
                  <Link to={`/edit-itinerary/${trip.id}/${date}`}>
                    {isBehindUs ? 'Add more' : 'Add something'}
                  </Link>
                </Button>
              </EditorOnly>
            }
          />
        )}
        <ConflictList
          conflicts={listUnsolvedConflicts(conflicts)}
          fixing={fixing}
          onOpen={({ itemIds: [itemId] }) => itemId && setOpenItem(itemId)}
        />
        <LaterList
          party={trip.party}
          rows={makeDayRows(
            lead && first ? [first, ...rest] : rest,
            things.filter((thing) => thing !== lead && thing.spot !== null),
            usual.filter((row) => !early.includes(row)),
          )}
          {...{ dayItems, date, notes, planned }}
          onOpen={setOpenItem}
        />
        <OverList items={over.map(({ item }) => item)} onDone={check} onSkip={skip} />
        <DoneList
          items={done}
          expectedOf={(item) => stopOf(item)?.wait ?? null}
          onUndo={uncheck}
          onOpen={setOpenItem}
        />
        <EditorOnly>
          <div className="grid auto-cols-fr grid-flow-col gap-2 print:hidden">
            <Button icon={<Receipt {...icon} />} onClick={() => spend(undefined)}>
              Log expense
            </Button>
            {canOrder ? (
              <Button asChild>
                <Link to={replanPath}>
                  <Sparkles {...icon} />
                  {isToday ? 'Replan from now' : 'Best order'}
                </Link>
              </Button>
            ) : null}
          </div>
        </EditorOnly>
        <p role="status" className="text-center text-palm empty:hidden">
          {saved}
        </p>
        <p className="text-center print:hidden">
          <Link
            to={`/trip/${trip.id}/daily-planner-v2`}
            className="inline-flex min-h-11 items-center text-sea underline"
          >
            All days
          </Link>
        </p>
      </div>
      {dayItems.notices}
      <KeptSpending tripId={trip.id} />
      {openItem ? (
        <ItemPanel
          key={openItem}
          trip={trip}
          dayItems={dayItems}
          itemId={openItem}
          onClose={() => setOpenItem(undefined)}
        />
      ) : null}
      {spending ? (
        <Suspense fallback={null}>
          <ExpenseSheet
            tripId={trip.id}
            date={date}
            item={spending.item}
            onSaved={setSaved}
            onClose={() => setSpending(undefined)}
          />
        </Suspense>
      ) : null}
      {dayOpen ? (
        <Suspense fallback={null}>
          <DaySheet day={day} dayItems={dayItems} onClose={() => setDayOpen(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
