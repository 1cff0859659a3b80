import { formatCount } from '@landsea/contracts/core';
import { recapTrip, type TripRecap } from '@landsea/rules/day-plans';
import { sumBudget } from '@landsea/rules/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Skeleton } from '@landsea/ui/skeleton';
import { useAccess } from '@landsea/web-kit';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetBudgetQuery } from '../../trip-frame/api/trip-api';
import { useCatalogueList, useGetParkCalendarQuery } from '../../catalogue/api/catalogue-api';
import { useGetDaysQuery } from '../../items/queue/items-api';
import { isPending, getVisibleData } from '../../trip-frame/access/visible-data';
import { formatWholeMoney } from '../../trip-frame/money/whole-money';
import { dashboardHelp } from './dashboard-help';
import { Section } from './section';

const MOST_RIDES = 6;
const MOST_PHOTOS = 6;

const hours = (minutes: number): string => {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  return [...(h > 0 ? [`${h} h`] : []), ...(m > 0 || h === 0 ? [`${m} min`] : [])].join(' ');
};

const lineWords = ({ waitedMinutes, usualMinutes, rides }: NonNullable<TripRecap['lines']>): string => {
  const saved = usualMinutes - waitedMinutes;
  const beside = `in line for ${formatCount(rides, 'ride')} that you timed`;
  if (saved === 0) return `${beside}, just as usual.`;
  return `${beside}: ${hours(Math.abs(saved))} ${saved > 0 ? 'less' : 'more'} than usual.`;
};

const timesWords = (times: number): string => (times === 1 ? '' : times === 2 ? ' twice' : ` ${times} times`);

const othersWords = ({ shows, meals, characters }: TripRecap): string =>
  [
    ...(shows > 0 ? [formatCount(shows, 'show')] : []),
    ...(meals > 0 ? [formatCount(meals, 'meal')] : []),
    ...(characters.length > 0 ? [formatCount(characters.length, 'character')] : []),
  ].join(' · ');

function Figure({ value, children }: { value: string; children: string }) {
  return (
    <li className="grid content-start gap-1 border-t border-hairline py-4">
      <span className="font-display text-3xl font-semibold tabular-nums">{value}</span>
      <span className="text-muted">{children}</span>
    </li>
  );
}

function Photos({ tripId, photos }: { tripId: string; photos: TripRecap['photos'] }) {
  const { role, seesDocuments } = useAccess(tripId);
  if (photos.length === 0 || (role === 'agent' && seesDocuments === false)) return null;
  return (
    <ul aria-label="Photos" className="grid grid-cols-3 gap-2 sm:grid-cols-6">
      {photos.slice(0, MOST_PHOTOS).map(({ id, title, photoId }) => (
        <li key={id}>
          <img
            src={`/api/v1/trips/${tripId}/items/${id}/photo/thumbnail?v=${photoId ?? ''}`}
            alt={title}
            loading="lazy"
            className="aspect-square w-full rounded-lg border border-hairline object-cover"
          />
        </li>
      ))}
    </ul>
  );
}

export function RecapSection({ trip }: { trip: TripDetail }) {
  const days = useGetDaysQuery(trip.id);
  const budget = getVisibleData(useGetBudgetQuery(trip.id));
  const rides = useCatalogueList('attractions');
  const { data: calendar, error: noCalendar } = useGetParkCalendarQuery();
  const plans = getVisibleData(days);
  const isReady = (rides.entries ?? rides.error) && (calendar ?? noCalendar) && !isPending(days);
  if (!isReady) return <Skeleton className="h-64 w-full" />;
  if (!plans) return null;
  const recap = recapTrip(plans.items, {
    attractions: rides.entries ?? [],
    calendar,
  });
  const spent = budget ? sumBudget(budget.lines, budget.expenses).total : undefined;
  const ridden = recap.rides.reduce((sum, { times }) => sum + times, 0);
  const others = othersWords(recap);
  return (
    <Section title="How it was" help={dashboardHelp.recap}>
      <div className="grid gap-6">
        <ul className="grid grid-cols-1 gap-x-10 sm:grid-cols-3">
          {spent && spent.spentCents > 0 ? (
            <Figure value={formatWholeMoney(spent.spentCents)}>
              {spent.plannedCents > 0 ? `spent of ${formatWholeMoney(spent.plannedCents)} planned` : 'spent'}
            </Figure>
          ) : null}
          {ridden > 0 ? (
            <Figure value={formatCount(ridden, 'ride')}>{others === '' ? 'checked off' : others}</Figure>
          ) : null}
          {recap.lines ? (
            <Figure value={hours(recap.lines.waitedMinutes)}>{lineWords(recap.lines)}</Figure>
          ) : null}
        </ul>
        {recap.rides.length > 0 ? (
          <p className="wrap-anywhere">
            {recap.rides
              .slice(0, MOST_RIDES)
              .map(({ title, times }) => title + timesWords(times))
              .join(', ')}
            {recap.rides.length > MOST_RIDES ? ` and ${recap.rides.length - MOST_RIDES} more` : ''}.
          </p>
        ) : null}
        {recap.bestSnack ? (
          <p>
            Best snack: <span className="font-medium">{recap.bestSnack.title}</span>,{' '}
            {recap.bestSnack.rating.toFixed(1)} of 5
          </p>
        ) : null}
        {ridden === 0 && !recap.bestSnack && (spent?.spentCents ?? 0) === 0 && recap.photos.length === 0 ? (
          <p className="text-muted">
            Nothing was checked off on this trip and no spending was kept, so there is nothing to add up.
          </p>
        ) : null}
        <Photos tripId={trip.id} photos={recap.photos} />
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button
            asChild
            variant="primary"
            icon={<CalendarPlus aria-hidden className="size-5" strokeWidth={1.75} />}
          >
            <Link to="/create-trip">Plan the next one</Link>
          </Button>
          <Button asChild>
            <Link to="/trip-history">See what it really cost</Link>
          </Button>
        </div>
      </div>
    </Section>
  );
}
