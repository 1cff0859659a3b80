import type { TripSummary } from '@landsea/contracts';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import {
  apiErrorOf,
  setActiveTrip,
  useActiveTripId,
  useAppDispatch,
  useGetAccessQuery,
  useListTripsQuery,
} from '@landsea/web-kit';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Page } from '../../trip-data/page';
import { useNow } from '../../trip-data/use-now';
import { useUndo } from '../../undo/undo-bar';
import { ArchiveDialog } from './archive-dialog';
import { useSetArchivedMutation } from './my-trips-api';
import { PayForNext } from './pay-for-next';
import { TripEntry } from './trip-entry';

const newTrip = (
  <Button asChild variant="primary">
    <Link to="/create-trip">Create a trip</Link>
  </Button>
);

function TripsSkeleton() {
  return (
    <div aria-busy className="grid gap-6 pt-2">
      <span role="status" className="sr-only">
        Loading your trips
      </span>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </div>
  );
}

function TripLists({ trips }: { trips: TripSummary[] }) {
  const [archiving, setArchiving] = useState<TripSummary>();
  const access = useGetAccessQuery({ tripId: archiving?.id }, { skip: !archiving });
  const [setArchived, change] = useSetArchivedMutation();
  const { offerUndo, undoBar } = useUndo();
  const dispatch = useAppDispatch();
  const activeId = useActiveTripId();
  const now = useNow();
  const [query] = useSearchParams();
  const isOf = (name: string) => (trip: TripSummary) => trip.id === query.get(name);
  const tripToPayFor = trips.find(isOf('pay'));

  const move = async (trip: TripSummary, archived: boolean) => {
    const answer = await setArchived({ tripId: trip.id, archived });
    setArchiving(undefined);
    if (answer.error) return;
    offerUndo({
      text: `${trip.name} ${archived ? 'archived' : 'restored'}`,
      undo: () => void setArchived({ tripId: trip.id, archived: !archived }),
    });
  };

  const entries = (shown: TripSummary[]) => (
    <ul>
      {shown.map((trip) => (
        <TripEntry
          key={trip.id}
          trip={trip}
          now={now}
          isActive={trip.id === activeId}
          busy={change.isLoading && change.originalArgs?.tripId === trip.id}
          onOpen={() => dispatch(setActiveTrip(trip.id))}
          onArchive={() => setArchiving(trip)}
          onRestore={() => void move(trip, false)}
        />
      ))}
    </ul>
  );
  const open = trips.filter(({ archived }) => !archived);
  const archived = trips.filter((trip) => trip.archived);
  return (
    <>
      {tripToPayFor ? (
        <PayForNext trip={tripToPayFor} blocking={trips.find(isOf('archive'))} onArchive={setArchiving} />
      ) : null}
      <section aria-labelledby="open-trips">
        <h2 id="open-trips" className="sr-only">
          Trips you are planning
        </h2>
        {open.length > 0 ? (
          entries(open)
        ) : (
          <EmptyState
            title="No open trip"
            text="Every trip is archived. Restore one below, or begin a new one."
            action={newTrip}
          />
        )}
      </section>
      {archived.length > 0 ? (
        <section aria-labelledby="archived-trips" className="pt-10">
          <h2 id="archived-trips" className="pb-3 font-display text-xl">
            Archived
          </h2>
          {entries(archived)}
        </section>
      ) : null}
      {archiving ? (
        <ArchiveDialog
          trip={archiving}
          access={access.data}
          busy={change.isLoading || access.isFetching}
          onClose={() => setArchiving(undefined)}
          onConfirm={() => void move(archiving, true)}
        />
      ) : null}
      {undoBar}
    </>
  );
}

export function MyTripsPage() {
  const trips = useListTripsQuery();
  return (
    <Page>
      <PageHeader
        title="My trips"
        lead="The ones you are planning and the ones you keep to look back on."
        actions={trips.data && trips.data.length > 0 ? newTrip : null}
      />
      {trips.data && trips.data.length > 0 ? <TripLists trips={trips.data} /> : null}
      {trips.data?.length === 0 ? (
        <EmptyState
          title="No trip yet"
          text="Give your first trip a name and its dates; the rest can follow."
          action={newTrip}
        />
      ) : null}
      {!trips.data && trips.isError ? (
        <ErrorState
          title="Your trips could not be loaded"
          text={apiErrorOf(trips.error).message}
          onRetry={() => void trips.refetch()}
        />
      ) : null}
      {!trips.data && !trips.isError ? <TripsSkeleton /> : null}
    </Page>
  );
}
