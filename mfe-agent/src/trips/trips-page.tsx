import type { AgentTrip, ChosenStage } from '@landsea/contracts/agents';
import { tripStageNames } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, localMemory, notify } from '@landsea/web-kit';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useUndoBar } from '../frame/undo-bar';
import { useNow } from '../frame/use-now';
import { useAgentTrips, useMoveAgentTripMutation } from './agent-trips-api';
import { useAgentsOf } from './use-agents-of';
import { NewTripDialog } from './new-trip-dialog';
import { TemplateDialog } from './template-dialog';
import { filterTrips, whichNames, whichTrips } from './trip-filter';
import type { TripFilter } from './trip-filter';
import { TripsBoard } from './trips-board';
import { TripsList } from './trips-list';

const DeleteTripDialog = lazy(async () => ({
  default: (await import('./delete-trip-dialog')).DeleteTripDialog,
}));

const looks = [
  { value: 'board', label: 'By stage' },
  { value: 'list', label: 'By departure' },
] as const;
type Look = (typeof looks)[number]['value'];
const LOOK_KEY = 'agentTripsLook';

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
        lead="Every client’s trip, what’s next, and how long it’s been waiting."
        actions={trips && trips.length > 0 ? newTrip : undefined}
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
  const [look, setLook] = useState<Look>(localMemory.read(LOOK_KEY) === 'list' ? 'list' : 'board');
  const [templateOf, setTemplateOf] = useState<AgentTrip>();
  const [deleting, setDeleting] = useState<AgentTrip>();
  const { offer, undoBar } = useUndoBar();
  const agents = useAgentsOf(trips);
  const [moveTrip] = useMoveAgentTripMutation();
  const shown = filterTrips(trips, filter, now);
  const move = async (trip: AgentTrip, stage: ChosenStage) => {
    const { data } = await moveTrip({ tripId: trip.tripId, stage });
    if (data) notify({ tone: 'success', title: `${trip.clientName}: ${tripStageNames[stage]}` });
  };
  const parts = {
    trips: shown,
    now,
    onMove: (trip: AgentTrip, stage: ChosenStage) => void move(trip, stage),
    onTemplate: setTemplateOf,
    onDelete: setDeleting,
  };
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label="Search by client or trip"
          type="search"
          className="w-full max-w-xs"
          value={filter.words}
          onChange={({ target }) => setFilter({ ...filter, words: target.value })}
        />
        <SelectField
          label="Show"
          value={filter.which}
          onValueChange={(value) =>
            setFilter({ ...filter, which: whichTrips.find((which) => which === value) ?? 'all' })
          }
          options={whichTrips.map((value) => ({ value, label: whichNames[value] }))}
        />
        {agents.length > 1 ? (
          <SelectField
            label="Agent"
            value={filter.agentId ?? ''}
            onValueChange={(id) => setFilter({ ...filter, agentId: id || undefined })}
            options={[
              { value: '', label: 'Every agent' },
              ...agents.map(({ agentId, name }) => ({ value: agentId, label: name })),
            ]}
          />
        ) : null}
        <Segmented
          label="Arrange"
          options={looks}
          value={look}
          onValueChange={(next) => {
            localMemory.write(LOOK_KEY, next);
            setLook(next);
          }}
        />
        <p role="status" className="ml-auto pb-2.5 text-sm text-muted tabular-nums">
          {shown.length === trips.length
            ? `${trips.length} ${trips.length === 1 ? 'trip' : 'trips'}`
            : `${shown.length} of ${trips.length} trips`}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className="py-8 text-center text-muted">No trips match. Try another word, or show all.</p>
      ) : look === 'board' ? (
        <TripsBoard {...parts} />
      ) : (
        <TripsList {...parts} />
      )}
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
