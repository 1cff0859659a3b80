import type { BookingWindow } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { formatDate } from '@landsea/web-kit';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCatalogueList } from '../../../catalogue/api/catalogue-api';
import { formatClock } from '../../../items/cards/item-labels';
import { GotTable, OFFICIAL_DINING } from '../../../items/panel/actions/got-table';
import type { DayItems } from '../../../items/queue/use-day-items';
import { Crumb } from '../../../trip-frame/page/crumb';
import { useNow } from '../../../trip-frame/page/use-now';
import { formatVotes } from '../../../items/controls/votes-control';
import { BookingMorning, BookingRow } from '../../../trip-bookings/windows/booking-morning';
import { getWindowStateAt } from '../../../trip-bookings/windows/window-state';
import { sortHardestFirst, explainHardToGet } from '../rules/hardest-first';
import { findWindow, type Meal } from '../rules/meal-booking';

const SECOND_MS = 1000;

interface TableBookingMorningProps {
  trip: TripDetail;
  dayItems: DayItems;
  meals: readonly Meal[];
  windows: readonly BookingWindow[];
}

interface MealToBookProps {
  meal: Meal;
  dayItems: DayItems;
  rank: number;
  /** Empty for a table that is easy to get. */
  hard: string;
}

function MealToBook({ meal, dayItems, rank, hard }: MealToBookProps) {
  const notes = [
    meal.date ? formatDate(meal.date) : '',
    meal.time ? formatClock(meal.time) : '',
    hard,
    formatVotes(meal),
  ];
  return (
    <BookingRow number={rank} title={meal.title} notes={notes} isNext={rank === 1}>
      <GotTable {...{ meal, dayItems }} />
    </BookingRow>
  );
}

export function TableBookingMorning({ trip, dayItems, meals, windows }: TableBookingMorningProps) {
  const now = useNow(SECOND_MS);
  const { entries: facts } = useCatalogueList('restaurant-facts');
  const open = meals.filter(({ status }) => status === 'planned');
  const windowOf = (meal: Meal) => findWindow(meal.date, windows);
  const ready = open.filter((meal) => {
    const window = windowOf(meal);
    return window && getWindowStateAt(window, now) === 'open';
  });
  const next = windows
    .filter((each) => each.kind === 'dining' && getWindowStateAt(each, now) === 'upcoming')
    .find((each) => open.some((meal) => windowOf(meal)?.id === each.id));
  const [first] = ready;
  const window = first ? windowOf(first) : next;
  const list = ready.length > 0 ? ready : open.filter((meal) => windowOf(meal)?.id === next?.id);
  const booked = meals.filter(
    (meal) => meal.status === 'booked' && window !== undefined && windowOf(meal)?.id === window.id,
  ).length;
  return (
    <>
      <BookingMorning
        lead="The hardest table is on top: book it first, then go down the list."
        breadcrumb={<Crumb to={`/trip/${trip.id}/dining-reservations`}>Dining reservations</Crumb>}
        {...{ window, now }}
        progress={`${booked} of ${booked + list.length} booked`}
      >
        {list.length === 0 ? (
          <EmptyState
            title="Nothing to book"
            text="Plan a meal for a day, and it shows up here when its tables open."
            action={
              <Button asChild>
                <Link to={`/trip/${trip.id}/dining-strategy`}>Find restaurants</Link>
              </Button>
            }
          />
        ) : (
          <div className="grid gap-4">
            <Button asChild className="justify-self-start">
              <a href={OFFICIAL_DINING} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden className="size-5" strokeWidth={1.75} />
                Open the official booking page
              </a>
            </Button>
            <ol className="grid gap-4 sm:grid-cols-2">
              {sortHardestFirst(list, facts).map((meal, index) => (
                <MealToBook
                  key={meal.id}
                  {...{ meal, dayItems }}
                  rank={index + 1}
                  hard={explainHardToGet(meal, facts)}
                />
              ))}
            </ol>
          </div>
        )}
      </BookingMorning>
      {dayItems.notices}
    </>
  );
}
