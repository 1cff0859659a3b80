import type { AgentTrip, ChosenStage, TripStage } from '@landsea/contracts/agents';
import { tripStageNames, tripStages } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, notify } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useUndoBar } from '../frame/undo-bar';
import { useNow } from '../frame/use-now';
import { useAgentTrips, useMoveAgentTripMutation } from './agent-trips-api';
import { NewTripDialog } from './new-trip-dialog';
import { TemplateDialog } from './template-dialog';
import { filterTrips, groupTripsByStage, type TripFilter } from './trip-filter';
import { readLook, TripFilters, type TripsLook } from './trip-filters';
import { TripsBoard } from './trips-board';
import { TripsList } from './trips-list';
import { useTripBeside } from './use-trip-beside';

const TripBeside = loadLatePart(() => import('./trip-beside'), 'TripBeside');
const DeleteTripDialog = lazy(async () => ({
  default: (await import('./delete-trip-dialog')).DeleteTripDialog,
}));

export function TripsPage() {
  const { data: trips, error, isLoading, refetch } = useAgentTrips();
  const [query] = useSearchParams();
  const forClient = query.get('new') ?? undefined;
  const [isAdding, setIsAdding] = useState(forClient !== undefined);
  const newTrip = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden size={20} strokeWidth={1.75} />}
      onClick={() => setIsAdding(true)}
    >
      New trip
    </Button>
  );
  // The very first trip has nothing to copy, so the wizard opens.
  if (forClient && trips?.length === 0) return <Navigate replace to={`/create-trip?client=${forClient}`} />;
  return (
    <>
      <PageHeader
        title="Trips"
        lead={
          <span className="max-sm:hidden">
            Every client’s trip, what’s next, and how long it’s been waiting.
          </span>
        }
        actions={
          trips && trips.length > 0 ? (
            <>
              <Button asChild variant="quiet">
                <Link to="/app/agents/groups">Groups</Link>
              </Button>
              {newTrip}
            </>
          ) : undefined
        }
      />
      {error && !trips ? (
        <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : isLoading || !trips ? (
        <div
          role="status"
          aria-busy="true"
          aria-label="Loading the trips"
          className="grid gap-4 md:grid-cols-4"
        >
          {['one', 'two', 'three', 'four'].map((key) => (
            <Skeleton key={key} className="h-56" />
          ))}
        </div>
      ) : trips.length === 0 ? (
        <EmptyState
          title="No trips yet"
          text="Create the first one for a client. You’ll plan it in the same planner families use."
          action={newTrip}
        />
      ) : (
        <Trips trips={trips} />
      )}
      <NewTripDialog
        key={forClient}
        open={isAdding}
        onOpenChange={setIsAdding}
        trips={trips ?? []}
        {...(forClient && { clientId: forClient })}
      />
    </>
  );
}

function Trips({ trips }: { trips: readonly AgentTrip[] }) {
  const now = useNow();
  const [filter, setFilter] = useState<TripFilter>({ words: '', which: 'all' });
  const [look, setLook] = useState<TripsLook>(readLook);
  const [templateOf, setTemplateOf] = useState<AgentTrip>();
  const [deleting, setDeleting] = useState<AgentTrip>();
  const { offer, undoBar } = useUndoBar();
  const [moveTrip] = useMoveAgentTripMutation();
  const shown = filterTrips(trips, filter, now);
  const columns = groupTripsByStage(shown, now);
  const [chosen, setChosen] = useState<TripStage>();
  const stage = chosen ?? tripStages.find((each) => columns[each].length > 0) ?? 'planning';
  const move = async (trip: AgentTrip, stage: ChosenStage) => {
    const { data } = await moveTrip({ tripId: trip.tripId, stage });
    if (data) notify({ tone: 'success', title: `${trip.clientName}: ${tripStageNames[stage]}` });
  };
  const actions = {
    now,
    onMove: (trip: AgentTrip, stage: ChosenStage) => void move(trip, stage),
    onTemplate: setTemplateOf,
    onDelete: setDeleting,
  };
  const { area, chosen: beside, choice, close, onKeyDown } = useTripBeside(trips);
  const parts = { ...actions, choice, trips: shown };
  return (
    <div className="grid gap-3 sm:gap-5">
      <TripFilters
        {...{ trips, filter, look, stage }}
        counts={columns}
        onFilter={setFilter}
        onLook={setLook}
        onStage={setChosen}
      />
      <p role="status" className="sr-only">
        {beside ? `${beside.name} is shown beside the list. The right arrow key goes there.` : ''}
      </p>
      <div
        ref={area}
        onKeyDown={onKeyDown}
        className={beside ? 'grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-5' : undefined}
      >
        <div className="min-w-0">
          {shown.length === 0 ? (
            <p className="py-8 text-center text-muted">No trips match. Try another word, or show all.</p>
          ) : look === 'board' ? (
            <TripsBoard {...parts} shown={stage} />
          ) : (
            <TripsList {...parts} />
          )}
        </div>
        {beside ? (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <TripBeside key={beside.tripId} {...actions} trip={beside} onClose={close} />
          </Suspense>
        ) : null}
      </div>
      {templateOf ? <TemplateDialog trip={templateOf} onClose={() => setTemplateOf(undefined)} /> : null}
      {deleting ? (
        <Suspense>
          <DeleteTripDialog trip={deleting} onDone={offer} onClose={() => setDeleting(undefined)} />
        </Suspense>
      ) : null}
      {undoBar}
    </div>
  );
}
