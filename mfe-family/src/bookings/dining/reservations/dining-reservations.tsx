import { formatCount } from '@landsea/contracts/core';
import type { ParkCalendar, Restaurant } from '@landsea/contracts/catalogue';
import { readBookedSailing, isPartOfPlan } from '@landsea/rules/day-plans';
import { isTableToBook, makeRestaurantFinder } from '@landsea/rules/planning';
import type { BookingWindow } from '@landsea/contracts/planning';
import { formatDayTitle, getDayClock } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import { usePortClocks } from '../../../items/clocks/use-port-clocks';
import { useTakesEmails } from '../../../confirmations/forwarded/use-takes-emails';
import { Button } from '@landsea/ui/button';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { EmptyState } from '@landsea/ui/empty-state';
import { PageHeader } from '@landsea/ui/page-header';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { ClipboardPaste, Printer, Search } from 'lucide-react';
import { Suspense, useId, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ItemPanel } from '../../../items/panel/item-panel';
import { SetTable } from '../../../trip-frame/page/scenes';
import type { DayItems } from '../../../items/queue/use-day-items';
import { Crumb } from '../../../trip-frame/page/crumb';
import { ReadOnlyNotice, EditorOnly } from '../../../trip-frame/access/read-only';
import { Page } from '../../../trip-frame/page/page';
import { useNow } from '../../../trip-frame/page/use-now';
import { isMeal, findWindow, type Meal } from '../rules/meal-booking';
import { AboardMeals, isAboardMeal } from './aboard-meals';
import { TableBookingMorning } from './table-booking-morning';
import { MealFields } from './meal-fields';
import { MealRow } from './meal-row';
import { PlanCalculator } from './plan-calculator';
import { TableWindow } from './table-window';

interface DiningReservationsProps {
  trip: TripDetail;
  dayItems: DayItems;
  windows: readonly BookingWindow[];
  restaurants: readonly Restaurant[];
  calendar: ParkCalendar | undefined;
}

const PasteConfirmation = loadLatePart(
  () => import('../../../confirmations/proposals/paste-confirmation'),
  'PasteConfirmation',
);
const ForwardedEmails = loadLatePart(
  () => import('../../../confirmations/forwarded/forwarded-emails'),
  'ForwardedEmails',
);
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

const leadOf = (meals: readonly Meal[]): string => {
  const booked = meals.filter(({ status }) => status === 'booked' || status === 'done');
  const cents = meals.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0);
  const money = cents > 0 ? `, about ${formatMoney(cents, { whole: true })}` : '';
  return `${booked.length} of ${formatCount(meals.length, 'meal')} booked${money}`;
};

export function DiningReservations({
  trip,
  dayItems,
  windows,
  restaurants,
  calendar,
}: DiningReservationsProps) {
  const cancelledList = useId();
  const [params] = useSearchParams();
  const [openId, setOpenId] = useState<string>();
  const [isPasting, setPasting] = useState(false);
  const takesEmails = useTakesEmails(trip.id);
  const [showsCancelled, setShowsCancelled] = useState(false);
  const now = useNow();
  const ports = usePortClocks(trip);
  const restaurantOf = useMemo(() => makeRestaurantFinder(restaurants), [restaurants]);
  const all = dayItems.items.filter(isMeal);
  const cancelled = all.filter(({ status }) => status === 'cancelled');
  const scheduled = all.filter(({ date, status }) => date !== null && status !== 'cancelled');
  const tables = scheduled.filter((meal) => isTableToBook(meal, restaurantOf(meal)));
  const wishes = dayItems.wishes.filter(isMeal);
  const aboard = trip.sailing ? (
    <AboardMeals
      tripId={trip.id}
      ship={trip.sailing.ship}
      seating={readBookedSailing(trip.sailing, trip.startDate, dayItems.plans?.bookings ?? []).seating}
      meals={dayItems.days.flatMap(({ date }) => dayItems.itemsOn(date).filter(isAboardMeal))}
    />
  ) : null;
  const opened = all.find(({ id }) => id === openId);
  const research = `/trip/${trip.id}/dining-strategy`;

  if (params.get('view') === 'booking-morning')
    return <TableBookingMorning {...{ trip, dayItems, windows }} meals={tables} />;

  const rows = (meals: readonly Meal[]) =>
    meals.map((meal) => (
      <MealRow
        key={meal.id}
        {...{ meal, now }}
        restaurant={restaurantOf(meal)}
        party={trip.party}
        clock={getDayClock(trip, meal.date ?? trip.startDate, ports, 'aboard')}
        window={findWindow(meal.date, windows)}
        onOpen={() => setOpenId(meal.id)}
      />
    ));
  const find = (
    <Button asChild variant="primary" icon={<Search {...icon} />}>
      <Link to={research}>Find restaurants</Link>
    </Button>
  );
  const paste = (
    <Button icon={<ClipboardPaste {...icon} />} onClick={dayItems.refuseEdit ?? (() => setPasting(true))}>
      Paste a confirmation
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title="Dining reservations"
        lead={tables.length > 0 ? leadOf(tables) : undefined}
        breadcrumb={<Crumb to={`/trip/${trip.id}`}>{trip.name}</Crumb>}
        actions={
          <>
            {scheduled.length > 0 ? (
              <Button icon={<Printer {...icon} />} onClick={() => window.print()}>
                Print
              </Button>
            ) : null}
            <EditorOnly>
              {paste}
              {all.length > 0 ? find : null}
            </EditorOnly>
          </>
        }
      />
      <ReadOnlyNotice />
      {takesEmails ? (
        <Suspense fallback={null}>
          <ForwardedEmails {...{ trip, dayItems }} />
        </Suspense>
      ) : null}
      {all.length === 0 && trip.mode === 'cruise' ? (
        aboard
      ) : all.length === 0 ? (
        <EmptyState
          art={<SetTable />}
          title="No meals yet"
          text="Find places you like, vote on them, and plan them for a day. We count down to the morning their tables open."
          action={find}
        />
      ) : (
        <div className="grid gap-6">
          <TableWindow
            {...{ windows, now }}
            toBook={(window) =>
              tables.filter(
                (meal) => meal.status === 'planned' && findWindow(meal.date, windows)?.id === window.id,
              ).length
            }
          />
          {dayItems.days.map((day) => {
            const meals = dayItems.itemsOn(day.date).filter(isMeal);
            if (meals.length === 0) return null;
            return (
              <section key={day.date} aria-labelledby={`dining-${day.date}`}>
                <h2
                  id={`dining-${day.date}`}
                  className="flex flex-wrap items-baseline gap-x-2 border-b border-hairline pb-1 font-display text-xl"
                >
                  {formatDate(day.date)}
                  <span className="text-base text-muted">{formatDayTitle(day)}</span>
                </h2>
                <ul className="-mx-2 divide-y divide-hairline">{rows(meals)}</ul>
              </section>
            );
          })}
          {aboard}
          {wishes.length > 0 ? (
            <section aria-labelledby="dining-wishes">
              <h2 id="dining-wishes" className="border-b border-hairline pb-1 font-display text-xl">
                Wishes
              </h2>
              <ul className="-mx-2 divide-y divide-hairline">{rows(wishes)}</ul>
            </section>
          ) : null}
          {calendar ? (
            <PlanCalculator
              {...{ trip, restaurantOf }}
              snacks={dayItems.items.filter(
                (item) => item.details.kind === 'snack' && item.date !== null && isPartOfPlan(item),
              )}
              meals={scheduled.filter(({ status }) => status !== 'wish')}
              plans={calendar.diningPlans}
            />
          ) : null}
          {cancelled.length > 0 ? (
            <section className="print:hidden">
              <DisclosureButton
                small
                open={showsCancelled}
                controls={cancelledList}
                onToggle={() => setShowsCancelled(!showsCancelled)}
              >
                Cancelled ({cancelled.length})
              </DisclosureButton>
              {showsCancelled ? (
                <ul id={cancelledList} className="-mx-2 divide-y divide-hairline">
                  {rows(cancelled)}
                </ul>
              ) : null}
            </section>
          ) : null}
        </div>
      )}
      {openId === undefined ? null : (
        <ItemPanel {...{ trip, dayItems }} itemId={openId} onClose={() => setOpenId(undefined)}>
          {opened ? (
            <MealFields {...{ trip, dayItems }} meal={opened} restaurant={restaurantOf(opened)} />
          ) : null}
        </ItemPanel>
      )}
      {isPasting ? (
        <Suspense fallback={null}>
          <PasteConfirmation {...{ trip, dayItems }} onClose={() => setPasting(false)} />
        </Suspense>
      ) : null}
      {dayItems.notices}
    </Page>
  );
}
