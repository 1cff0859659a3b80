import type { BookingWindow } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { TextField } from '@landsea/ui/fields/text-field';
import { PageHeader } from '@landsea/ui/page-header';
import { formatDate } from '@landsea/web-kit';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatClock } from '../../../trip/items/item-labels';
import type { DayItems } from '../../../trip/items/use-day-items';
import { Crumb } from '../../../trip/page/crumb';
import { Page } from '../../../trip/page/page';
import { useNow } from '../../../trip/page/use-now';
import { votesText } from '../../../trip/items/controls/votes-control';
import { stateAt } from '../../../trip/windows/window-state';
import { bookingOrder, windowFor } from '../rules/meal-booking';
import type { Meal } from '../rules/meal-booking';
import { SecondsTo } from './seconds-to';

interface BookingMorningProps {
  trip: TripDetail;
  dayItems: DayItems;
  meals: readonly Meal[];
  windows: readonly BookingWindow[];
}

function MealToBook({ meal, dayItems, rank }: { meal: Meal; dayItems: DayItems; rank: number }) {
  const [time, setTime] = useState(meal.time ?? '');
  const [confirmation, setConfirmation] = useState(meal.confirmation ?? '');
  const book = () =>
    void dayItems.change(
      meal,
      { status: 'booked', isFixed: true, time: time || null, confirmation: confirmation || null },
      { undo: `${meal.title} is booked` },
    );
  const votes = votesText(meal);
  return (
    <li className="grid gap-3 rounded-card border border-hairline bg-surface p-4">
      <p className="flex gap-3">
        <span aria-hidden className="font-display text-2xl leading-none text-sea tabular-nums">
          {rank}
        </span>
        <span className="min-w-0">
          <span className="block font-display text-xl leading-snug wrap-anywhere">{meal.title}</span>
          <span className="block text-muted">
            {[meal.date ? formatDate(meal.date) : '', meal.time ? formatClock(meal.time) : '', votes]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Time you got"
          type="time"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <TextField
          label="Confirmation"
          value={confirmation}
          maxLength={60}
          onChange={(event) => setConfirmation(event.target.value)}
        />
      </div>
      <Button
        variant="primary"
        size="lg"
        icon={<Check aria-hidden className="size-6" strokeWidth={2} />}
        onClick={book}
      >
        Booked<span className="sr-only">: {meal.title}</span>
      </Button>
    </li>
  );
}

/** The list for the minute when tables open: a countdown to the second, what to book first, one tap for each. */
export function BookingMorning({ trip, dayItems, meals, windows }: BookingMorningProps) {
  const now = useNow();
  const open = meals.filter(({ status }) => status === 'planned');
  const windowOf = (meal: Meal) => windowFor(meal.date, windows);
  const ready = open.filter((meal) => {
    const window = windowOf(meal);
    return window && stateAt(window, now) === 'open';
  });
  const next = windows
    .filter((each) => each.kind === 'dining' && stateAt(each, now) === 'upcoming')
    .find((each) => open.some((meal) => windowOf(meal)?.id === each.id));
  const list = ready.length > 0 ? ready : open.filter((meal) => windowOf(meal)?.id === next?.id);
  const back = `/trip/${trip.id}/dining-reservations`;
  return (
    <Page>
      <PageHeader
        title="Booking morning"
        lead="Open the official app, then book from the top. Tick each table as you get it."
        breadcrumb={<Crumb to={back}>Dining reservations</Crumb>}
      />
      {ready.length === 0 && next ? (
        <div className="pb-6">
          <SecondsTo instant={next.opensAt} />
          {next.oftenFrom ? (
            <p className="text-muted">
              Often open a little early: try from{' '}
              {new Date(next.oftenFrom).toLocaleTimeString('en-US', {
                hour: 'numeric',
                minute: '2-digit',
                timeZoneName: 'short',
              })}
              .
            </p>
          ) : null}
        </div>
      ) : null}
      {list.length === 0 ? (
        <EmptyState
          title="Nothing to book"
          text="Plan a meal for a day, and it stands here when its tables open."
          action={
            <Button asChild>
              <Link to={`/trip/${trip.id}/dining-strategy`}>Find restaurants</Link>
            </Button>
          }
        />
      ) : (
        <ol className="grid gap-4 sm:grid-cols-2">
          {bookingOrder(list).map((meal, index) => (
            <MealToBook key={meal.id} meal={meal} dayItems={dayItems} rank={index + 1} />
          ))}
        </ol>
      )}
      {dayItems.notices}
    </Page>
  );
}
