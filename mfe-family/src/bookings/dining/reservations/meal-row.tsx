import type { Restaurant } from '@landsea/contracts/catalogue';
import { getDateIn, timeIn } from '@landsea/contracts/core';
import { isTableToBook } from '@landsea/rules/planning';
import type { BookingWindow } from '@landsea/contracts/planning';
import { isOtherClock } from '@landsea/rules/trip';
import type { DayClock, TripDetail } from '@landsea/contracts/trip';
import { Badge, type BadgeTone } from '@landsea/ui/badge';
import { formatCountdown, formatDate, formatMoney } from '@landsea/web-kit';
import { formatClock, formatWhen } from '../../../items/cards/item-labels';
import { formatPeople } from '../../../items/controls/people-chips';
import { formatVotes } from '../../../items/controls/votes-control';
import { cancelFreeUntil, getMealState, type Meal, type MealState } from '../rules/meal-booking';
import { mealLabels } from '../rules/dining-labels';

interface MealRowProps {
  meal: Meal;
  restaurant: Restaurant | null;
  party: TripDetail['party'];
  clock: DayClock;
  window: BookingWindow | undefined;
  now: Date;
  onOpen: () => void;
}

const tones: Record<MealState, BadgeTone> = {
  wish: 'neutral',
  waiting: 'neutral',
  'to-book': 'coral',
  booked: 'palm',
  done: 'sea',
  cancelled: 'neutral',
};

const stateText = (state: MealState, window: BookingWindow | undefined, now: Date): string => {
  if (state === 'waiting' && window) return `Opens ${formatCountdown(window.opensAt, now)}`;
  return {
    wish: 'Wish',
    waiting: 'To book',
    'to-book': 'To book',
    booked: 'Booked',
    done: 'Enjoyed',
    cancelled: 'Cancelled',
  }[state];
};

const cancelText = (
  meal: Meal,
  restaurant: Restaurant | null,
  clock: DayClock,
  now: Date,
): string | undefined => {
  const until = meal.status === 'booked' ? cancelFreeUntil(meal, restaurant, clock.timeZone) : undefined;
  if (!until) return undefined;
  if (until <= now) return 'Too late to cancel for free';
  const [date, time] = [getDateIn(until, clock.timeZone), timeIn(until, clock.timeZone)];
  const label = isOtherClock(clock, date) ? ` ${clock.label}` : '';
  return `Cancel for free until ${formatDate(date)}, ${formatClock(time)}${label}`;
};

export function MealRow({ meal, restaurant, party, clock, window, now, onOpen }: MealRowProps) {
  const state = getMealState(meal, window, now);
  const needsTable = meal.status !== 'planned' || isTableToBook(meal, restaurant);
  const { details } = meal;
  const facts = [
    details.meal ? mealLabels[details.meal] : '',
    meal.place ?? '',
    formatPeople(party, meal.people) ?? '',
    meal.confirmation ? `No. ${meal.confirmation}` : '',
    details.prepaid ? 'paid when booked' : '',
    details.onDiningPlan ? 'dining plan' : '',
    meal.date === null ? formatVotes(meal) : '',
  ].filter(Boolean);
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="grid min-h-11 w-full cursor-pointer grid-cols-[min(5.25rem,24vw)_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.5 sm:grid-cols-[5.25rem_minmax(0,1fr)_auto] rounded-lg px-2 py-2.5 text-left hover:bg-sea-soft"
      >
        <span className="font-semibold tabular-nums">
          {meal.time ? (
            formatClock(meal.time)
          ) : (
            <span className="text-sm text-muted">{meal.date ? formatWhen(meal) : ''}</span>
          )}
        </span>
        <span className="min-w-0">
          <span className="block text-base leading-snug font-medium wrap-anywhere">{meal.title}</span>
          <span className="block text-sm text-muted wrap-anywhere">{facts.join(' · ')}</span>
          <span className="block text-sm text-muted empty:hidden">
            {cancelText(meal, restaurant, clock, now)}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-2 max-sm:col-start-2 sm:grid sm:justify-items-end sm:gap-1">
          {needsTable ? (
            <Badge tone={tones[state]}>{stateText(state, window, now)}</Badge>
          ) : (
            <Badge>No booking needed</Badge>
          )}
          {meal.costCents === null ? null : (
            <span className="text-sm text-muted tabular-nums">
              {formatMoney(meal.costCents, { whole: true })}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
