import type { TripPage, TripSummary } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import {
  toApiError,
  setActiveTrip,
  useActiveTripId,
  useAppDispatch,
  useListTripsQuery,
} from '@landsea/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useGetDeletedTripsQuery } from '../actions/trip-actions-api';
import { useGetTripPagesInfiniteQuery } from '../actions/trip-lists-api';
import { useTripActions, type AfterDeletion } from '../actions/use-trip-actions';
import { Page } from '../../trip-frame/page/page';
import { Suitcases } from '../../trip-frame/page/scenes';
import { ShowMore } from '../../trip-frame/page/show-more';
import { useNow } from '../../trip-frame/page/use-now';
import { useUndo } from '../../trip-frame/undo/undo-bar';
import { DeletedSection } from './deleted-section';
import { PayForNext } from './pay-for-next';
import { TripEntry } from './trip-entry';

function NewTrip() {
  const [query] = useSearchParams();
  return (
    <Button asChild variant={query.has('pay') ? 'secondary' : 'primary'}>
      <Link to="/create-trip">Create a trip</Link>
    </Button>
  );
}

/** The state of a deletion offers undo once. */
const useOfferToTakeBack = (
  offerUndo: ReturnType<typeof useUndo>['offerUndo'],
  takeBack: ReturnType<typeof useTripActions>['takeBack'],
) => {
  const navigate = useNavigate();
  const { state, search } = useLocation() as { state: AfterDeletion | null; search: string };
  const deleted = state?.deletedTrip;
  const offer = useEffectEvent(() => {
    if (!deleted) return;
    offerUndo({ text: `${deleted.name} deleted`, undo: () => takeBack(deleted) });
    void navigate({ search }, { replace: true, state: null });
  });
  useEffect(() => offer(), [deleted?.id]);
};

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

type Pages = ReturnType<typeof useGetTripPagesInfiniteQuery>;

const tripsOf = ({ data }: Pages): TripSummary[] => data?.pages.flatMap((page: TripPage) => page.trips) ?? [];

function TripLists({ open, archived }: { open: Pages; archived: Pages }) {
  const { offerUndo, undoBar } = useUndo();
  const actions = useTripActions(offerUndo);
  const { data: deleted } = useGetDeletedTripsQuery();
  const dispatch = useAppDispatch();
  const activeId = useActiveTripId();
  const now = useNow();
  const [query] = useSearchParams();
  const { data: listed = [] } = useListTripsQuery();
  const isOf = (name: string) => (trip: TripSummary) => trip.id === query.get(name);
  const tripToPayFor = listed.find(isOf('pay'));
  useOfferToTakeBack(offerUndo, actions.takeBack);

  const entries = (pages: Pages, what: string) => (
    <>
      <ul>
        {tripsOf(pages).map((trip) => (
          <TripEntry
            key={trip.id}
            trip={trip}
            now={now}
            isActive={trip.id === activeId}
            actions={actions}
            onOpen={() => dispatch(setActiveTrip(trip.id))}
          />
        ))}
      </ul>
      <ShowMore
        what={what}
        hasMore={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
      />
    </>
  );
  const hasOpen = tripsOf(open).length > 0;
  const hasArchived = tripsOf(archived).length > 0;
  return (
    <>
      {tripToPayFor ? (
        <PayForNext
          trip={tripToPayFor}
          blocking={listed.find(isOf('archive'))}
          onArchive={(trip) => actions.ask('archive', trip)}
        />
      ) : null}
      <section aria-labelledby="open-trips">
        <h2 id="open-trips" className="sr-only">
          Trips you are planning
        </h2>
        {hasOpen ? (
          entries(open, 'trips')
        ) : (
          <EmptyState
            art={<Suitcases />}
            title={hasArchived ? 'No open trip' : 'No trip yet'}
            text={
              hasArchived
                ? 'Every trip is archived. Restore one below, or begin a new one.'
                : 'Give your first trip a name and its dates; the rest can follow.'
            }
            action={<NewTrip />}
          />
        )}
      </section>
      {hasArchived ? (
        <section aria-labelledby="archived-trips" className="pt-10">
          <h2 id="archived-trips" className="pb-3 font-display text-xl">
            Archived
          </h2>
          {entries(archived, 'archived trips')}
        </section>
      ) : null}
      <DeletedSection
        trips={deleted?.trips ?? []}
        now={now}
        busyId={actions.busyId}
        onTakeBack={actions.takeBack}
      />
      {actions.dialogs}
      {undoBar}
    </>
  );
}

export function MyTripsPage() {
  // No stream reports a restored shared trip here.
  const open = useGetTripPagesInfiniteQuery({ archived: false }, { refetchOnMountOrArgChange: true });
  const archived = useGetTripPagesInfiniteQuery({ archived: true }, { refetchOnMountOrArgChange: true });
  const failed = [open, archived].find(({ data, isError }) => !data && isError);
  const isReady = open.data && archived.data;
  const retry = () => {
    if (open.isError) void open.refetch();
    if (archived.isError) void archived.refetch();
  };
  return (
    <Page>
      <PageHeader
        title="My trips"
        lead="The ones you are planning and the ones you keep to look back on."
        actions={isReady && tripsOf(open).length > 0 ? <NewTrip /> : null}
      />
      {isReady ? <TripLists open={open} archived={archived} /> : null}
      {failed ? (
        <ErrorState
          title="Your trips could not be loaded"
          text={toApiError(failed.error).message}
          onRetry={retry}
        />
      ) : null}
      {!isReady && !failed ? <TripsSkeleton /> : null}
    </Page>
  );
}
