import type { UsualRow } from '@landsea/rules/day-plans';
import { makePaperPlan } from '@landsea/rules/paper-plan';
import { getTripNow } from '@landsea/rules/trip';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTripDayCatalogue } from '../../catalogue/api/use-day-catalogue';
import { usePortClocks } from '../../items/clocks/use-port-clocks';
import { confirmUsual } from '../../items/day/confirm-usual';
import type { DayItems } from '../../items/queue/use-day-items';
import { Crumb } from '../../trip-frame/page/crumb';
import { ReadOnlyNotice, EditorOnly } from '../../trip-frame/access/read-only';
import { Page } from '../../trip-frame/page/page';
import { downloadCsv } from '../../trip-frame/files/download-csv';
import { LateMenu } from '../../trip-frame/page/late-menu';
import { useNow } from '../../trip-frame/page/use-now';
import type { AddTarget } from './add-panel';
import { DayTabs } from './day-tabs';
import type { DayAction } from './grid/planner-actions';
import { makeRuler } from './grid/ruler';
import {
  AddPanel,
  BestOrderPanel,
  ChooseParks,
  DaySheet,
  ItemConflicts,
  ItemPanel,
  MapDialog,
  OpenDays,
  PlannerMenu,
  WholeDayDialog,
} from './late-parts';
import { PersonFilter } from './person-filter';
import { PlannerGrid } from './planner-grid';
import { PlannerMenuButton } from './planner-menu-button';
import { PrintPlan } from './print/print-plan';
import { usePrint } from './print/use-print';
import { useEventCallback } from './use-event-callback';
import { useItemMoves } from './use-item-moves';
import { usePlannerDays } from './use-planner-days';
import { useShownDay } from './use-shown-day';

type Open =
  | { kind: 'item'; itemId: string }
  | { kind: 'add'; target: AddTarget }
  | { kind: Exclude<DayAction, 'print'>; date: string };

export function Planner({ trip, dayItems }: { trip: TripDetail; dayItems: DayItems }) {
  const tripId = trip.id;
  const now = useNow();
  const ports = usePortClocks(trip);
  const clock = getTripNow(trip, now, ports);
  const today = clock.date;
  // Each list of the catalog evaluates every day again, so input goes first.
  const catalogue = useDeferredValue(useTripDayCatalogue(trip, dayItems.items));
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const bestOrderOf = params.get('best-order');
  const asked = bestOrderOf ?? params.get('date');
  const [open, setOpen] = useState<Open | undefined>(
    bestOrderOf && !dayItems.refuseEdit ? { kind: 'best-order', date: bestOrderOf } : undefined,
  );
  const [person, setPerson] = useState<string>();
  const { printed, print } = usePrint();
  const { items } = dayItems;
  const days = usePlannerDays(trip, dayItems, catalogue, ports);
  const start = dayItems.days.find(({ date }) => date === (asked ?? today))?.date ?? dayItems.days[0]?.date;
  const { scroller, shown, show, onScroll } = useShownDay(start);
  const { move, nudge, announcement, kept } = useItemMoves(dayItems, dayItems.days, show);
  const { from, until } = makeRuler(
    days.flatMap(({ parkDays }) => parkDays),
    [
      ...items,
      ...days.flatMap(({ day, usual, marks }) =>
        [...usual, ...marks].map(({ time }) => ({ date: day.date, time })),
      ),
    ],
  );
  const ruler = useMemo(() => ({ from, until }), [from, until]);
  // A trip that is under way opens on its day.
  useEffect(() => {
    if (start) show(start, 'auto');
  }, [show, start]);

  const guarded = (next: Open) => (dayItems.refuseEdit ? dayItems.refuseEdit() : setOpen(next));
  const close = () => setOpen(undefined);
  // A person who came from the day returns to it.
  const closeBestOrder = () =>
    bestOrderOf && params.get('from') === 'day'
      ? navigate(`/itinerary-view/${tripId}/${bestOrderOf}`, { replace: true })
      : close();
  const add = (day: TripDay | null, time?: string) =>
    guarded({ kind: 'add', target: { day, ...(time && { time }) } });
  const openDay = open && 'date' in open ? days.find(({ day }) => day.date === open.date) : undefined;
  const openItem = open?.kind === 'item' ? items.find(({ id }) => id === open.itemId) : undefined;
  const withoutPark = dayItems.days.filter(({ kind, parks }) => kind === 'park' && parks.length === 0);
  const [hasAsked, setAsked] = useState(false);
  if (withoutPark.length > 0 && !hasAsked) setAsked(true);
  const onOpen = useEventCallback((itemId: string) => setOpen({ kind: 'item', itemId }));
  const onNudge = useEventCallback(nudge);
  const onAdd = useEventCallback((date: string | null, time?: string) =>
    add(dayItems.days.find((day) => day.date === date) ?? null, time),
  );
  const onDay = useEventCallback((action: DayAction, date: string) => {
    if (action === 'print') return print(date);
    return action === 'map' ? setOpen({ kind: action, date }) : guarded({ kind: action, date });
  });
  const plans = useEventCallback(
    () =>
      catalogue && {
        trip,
        catalogue,
        days: dayItems.days,
        items: dayItems.items,
        bookings: dayItems.plans?.bookings,
      },
  );
  const change = useEventCallback(dayItems.change);
  const onConfirm = useEventCallback((row: UsualRow, date: string) => confirmUsual(dayItems, row, date));
  const actions = useMemo(
    () => ({ onOpen, onNudge, onAdd, onDay, onConfirm, fixing: { plans, change } }),
    [onOpen, onNudge, onAdd, onDay, onConfirm, plans, change],
  );

  return (
    <>
      <div className="print:hidden">
        <Page>
          <header className="flex flex-wrap items-center gap-2 py-1">
            <h1 className="font-display text-xl whitespace-nowrap sm:text-2xl">Daily plans</h1>
            <span className="min-w-0 grow truncate pl-3 text-sm">
              <span className="max-sm:hidden">
                <Crumb to={`/trip/${tripId}/dashboard`}>{trip.name}</Crumb>
              </span>
            </span>
            <PersonFilter party={trip.party} items={items} value={person} onChange={setPerson} />
            <LateMenu button={(closed) => <PlannerMenuButton {...closed} />}>
              <PlannerMenu
                tripId={tripId}
                onPrint={() => print('trip')}
                onSpreadsheet={() =>
                  void downloadCsv('landsea-days.csv', async () =>
                    (await import('./print/plan-csv')).planCsv(dayItems.days, items, trip.party),
                  )
                }
              />
            </LateMenu>
          </header>
          <ReadOnlyNotice />
          <div className="grid grid-cols-1 gap-2">
            <EditorOnly>
              {hasAsked ? (
                <Suspense>
                  <ChooseParks
                    days={dayItems.days}
                    onChoose={(date, choice, undo) => void dayItems.changeDay(date, choice, { undo })}
                  />
                </Suspense>
              ) : null}
            </EditorOnly>
            <DayTabs {...{ days, today }} current={shown} onChoose={show} />
            {items.length === 0 && withoutPark.length === 0 ? (
              <Suspense>
                <OpenDays {...{ tripId }} days={dayItems.days} onAdd={add} />
              </Suspense>
            ) : null}
            <PlannerGrid
              {...{ trip, days, items, ruler, start, person, actions, kept, scroller, onScroll }}
              wishes={dayItems.wishes}
              now={clock}
              onMove={move}
              onBlocked={dayItems.refuseEdit}
            />
            <p className="text-sm text-muted">
              Hours, showtimes and waits are typical. Verify them in the official app.
            </p>
          </div>
          <p role="status" className="sr-only">
            {announcement}
          </p>
        </Page>
      </div>
      {dayItems.notices}
      <Suspense>
        {openItem ? (
          <ItemPanel key={openItem.id} trip={trip} dayItems={dayItems} itemId={openItem.id} onClose={close}>
            <ItemConflicts days={days} item={openItem} fixing={actions.fixing} />
          </ItemPanel>
        ) : null}
        {open?.kind === 'add' ? (
          <AddPanel
            trip={trip}
            target={open.target}
            items={items}
            onAdd={(item) => void dayItems.add(item)}
            onClose={close}
          />
        ) : null}
        {open?.kind === 'change' && openDay ? (
          <DaySheet day={openDay.day} dayItems={dayItems} onClose={close} />
        ) : null}
        {open?.kind === 'copy' || open?.kind === 'swap' ? (
          <WholeDayDialog action={open.kind} date={open.date} dayItems={dayItems} onClose={close} />
        ) : null}
        {open?.kind === 'map' && openDay ? <MapDialog day={openDay} onClose={close} /> : null}
        {open?.kind === 'best-order' && openDay?.context ? (
          <BestOrderPanel
            tripId={tripId}
            day={openDay}
            isToday={openDay.day.date === today}
            dayItems={dayItems}
            onClose={() => void closeBestOrder()}
          />
        ) : null}
      </Suspense>
      {printed ? (
        <PrintPlan
          plan={makePaperPlan(
            trip,
            { days: dayItems.days, items, catalogue, ports, bookings: dayItems.plans?.bookings },
            printed === 'trip' ? undefined : printed,
          )}
        />
      ) : null}
    </>
  );
}
