import type { PastTrip } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { useGetTripHistoryInfiniteQuery } from '../actions/trip-lists-api';
import { useTripActions } from '../actions/use-trip-actions';
import { Page } from '../../trip-frame/page/page';
import { DeckAtNight } from '../../trip-frame/page/scenes';
import { ShowMore } from '../../trip-frame/page/show-more';
import { useUndo } from '../../trip-frame/undo/undo-bar';
import { PastTripEntry } from './past-trip';

function HistorySkeleton() {
  return (
    <div aria-busy className="grid gap-8 pt-2">
      <span role="status" className="sr-only">
        Loading your past trips
      </span>
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  );
}

const byYear = (trips: PastTrip[]): [year: string, trips: PastTrip[]][] => {
  const years = new Map<string, PastTrip[]>();
  for (const trip of trips) {
    const year = trip.endDate.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), trip]);
  }
  return [...years];
};

function Years({ trips }: { trips: PastTrip[] }) {
  const { offerUndo, undoBar } = useUndo();
  const actions = useTripActions(offerUndo);
  return (
    <>
      {byYear(trips).map(([year, those]) => (
        <section key={year} aria-labelledby={`year-${year}`} className="pb-8">
          <h2 id={`year-${year}`} className="pb-3 font-display text-2xl tabular-nums">
            {year}
          </h2>
          <ul>
            {those.map((trip) => (
              <PastTripEntry key={trip.id} trip={trip} onAgain={() => actions.ask('duplicate', trip)} />
            ))}
          </ul>
        </section>
      ))}
      {actions.dialogs}
      {undoBar}
    </>
  );
}

export function TripHistoryPage() {
  const history = useGetTripHistoryInfiniteQuery();
  const trips = history.data?.pages.flatMap((page) => page.trips);
  return (
    <Page>
      <PageHeader title="Trip history" lead="Where you have been, and what it really cost." />
      {trips && trips.length > 0 ? <Years trips={trips} /> : null}
      <ShowMore
        what="past trips"
        hasMore={history.hasNextPage}
        busy={history.isFetchingNextPage}
        onMore={() => void history.fetchNextPage()}
      />
      {trips?.length === 0 ? (
        <EmptyState
          art={<DeckAtNight />}
          title="Nothing to look back on yet"
          text="The day after a trip ends it moves here, with what you planned beside what you spent."
          action={
            <Button asChild variant="primary">
              <Link to="/my-trips">See your trips</Link>
            </Button>
          }
        />
      ) : null}
      {!trips && history.isError ? (
        <ErrorState
          title="Your past trips could not be loaded"
          text={toApiError(history.error).message}
          onRetry={() => void history.refetch()}
        />
      ) : null}
      {!trips && !history.isError ? <HistorySkeleton /> : null}
    </Page>
  );
}
