import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { formatDateRange, useListTripsQuery, useSession } from '@landsea/web-kit';
import { useEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { findPageAt } from '../known-pages';
import { useKeptPages } from '../offline/kept-trips';

const isOfSameTrip = (one: string, other: string): boolean => one.split('/')[2] === other.split('/')[2];

export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const { user } = useSession();
  const { data: trips = [] } = useListTripsQuery(undefined, { skip: user?.userType !== 'family' });
  const pagesOf = useKeptPages();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const kept = trips.flatMap((trip) => {
    const pages = pagesOf?.(trip.id) ?? [];
    return pages.length > 0 ? [{ ...trip, pages }] : [];
  });
  const { pathname } = useLocation();
  // The phone's bottom bar leads to the budget, which needs a signal; spending opens without one.
  const spending =
    findPageAt(pathname)?.name === 'BudgetCenter' &&
    kept
      .flatMap(({ pages }) => pages)
      .find(({ path, label }) => label === 'Spending' && isOfSameTrip(path, pathname));
  if (spending) return <Navigate replace to={spending.path} />;
  return (
    <section className="mx-auto grid w-full max-w-xl gap-5 px-5 py-12">
      <Horizon progress={0.92} size="md" className="w-full" />
      <div role="status" className="grid gap-2">
        <h1 className="text-3xl">You’re offline</h1>
        <p className="text-lg text-muted">
          {kept.length > 0
            ? 'This page needs a signal. These are on this device, and open without one:'
            : 'This page needs a signal. It’ll open as soon as you have one.'}
        </p>
      </div>
      {kept.map(({ id, name, startDate, endDate, pages }) => (
        <article key={id} className="grid gap-2 rounded-card border border-hairline bg-surface p-4 sm:p-5">
          <h2 className="text-xl wrap-anywhere text-ink">{name}</h2>
          <p className="text-base text-muted">{formatDateRange(startDate, endDate)}</p>
          <ul className="flex flex-wrap gap-2 pt-1">
            {pages.map(({ label, path }) => (
              <li key={path}>
                <Button asChild>
                  <Link to={path}>{label}</Link>
                </Button>
              </li>
            ))}
          </ul>
        </article>
      ))}
      <Button variant="primary" className="w-fit" onClick={onRetry}>
        Try Again
      </Button>
    </section>
  );
}
