import type { AgentItinerary } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { DayNotes } from './day-notes';
import { useItinerary, useSaveItineraryMutation } from './itinerary-api';
import type { ItineraryChange } from './itinerary-change';
import { describePublished } from './itinerary-labels';
import { ItineraryReaders } from './itinerary-readers';
import { ItinerarySwitches } from './itinerary-switches';
import { ItineraryWords } from './itinerary-words';
import { PublishDialog } from './publish-dialog';

const link = 'text-sea underline underline-offset-4';
const toTrips = (
  <Link to="/app/agents/trips" className={link}>
    Trips
  </Link>
);

export function ItineraryPage() {
  const { tripId = '' } = useParams();
  const { data: itinerary, error, refetch } = useItinerary(tripId);
  if (error && !itinerary) {
    const { code, message } = toApiError(error);
    return code === 'NOT_FOUND' ? (
      <ErrorState
        isPage
        title="No such trip"
        text="Itineraries are for trips that you made for a client. None of those is at this address."
        secondary={toTrips}
      />
    ) : (
      <ErrorState isPage text={message} onRetry={() => void refetch()} secondary={toTrips} />
    );
  }
  if (!itinerary)
    return (
      <div role="status" aria-busy="true" aria-label="Loading the itinerary" className="grid gap-4 pt-10">
        <Skeleton className="h-10 w-64" />
        <Skeleton className="h-72" />
      </div>
    );
  return <Editor key={tripId} itinerary={itinerary} onReload={() => void refetch()} />;
}

interface EditorProps {
  itinerary: AgentItinerary;
  onReload: () => void;
}

function Editor({ itinerary, onReload }: EditorProps) {
  const [isPublishing, setIsPublishing] = useState(false);
  const [save, { error, isLoading, reset }] = useSaveItineraryMutation();
  const { tripId, clientName, clientId, changes, publishedNumber } = itinerary;
  const isNew = publishedNumber === null;
  /** @returns whether it was saved. */
  const change = async (changed: ItineraryChange): Promise<boolean> => {
    const { version, title, message, contacts, sections, dayWords } = itinerary;
    const saved = await save({ tripId, version, title, message, contacts, sections, dayWords, ...changed });
    return saved.data !== undefined;
  };
  const failure = error ? toApiError(error) : undefined;
  return (
    <>
      <PageHeader
        title={`Itinerary for ${clientName}`}
        lead={
          <>
            <Link to={`/trip/${tripId}/dashboard`} className={link}>
              Edit the trip
            </Link>{' '}
            ·{' '}
            <Link to={`/app/agents/clients/${clientId}`} className={link}>
              {clientName}
            </Link>
          </>
        }
        breadcrumb={toTrips}
        actions={
          <Button
            variant="primary"
            size="sm"
            disabled={!isNew && changes.length === 0}
            onClick={() => setIsPublishing(true)}
          >
            Publish
          </Button>
        }
      />
      <p role="status" className="-mt-2 pb-4 text-muted">
        {describePublished(itinerary)}
      </p>
      {failure ? (
        <Notice
          tone="error"
          className="mb-4"
          action={
            failure.code === 'EDIT_CONFLICT' ? (
              <Button
                size="sm"
                onClick={() => {
                  reset();
                  onReload();
                }}
              >
                Load the latest
              </Button>
            ) : undefined
          }
        >
          {failure.message}
        </Notice>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <DayNotes itinerary={itinerary} isBusy={isLoading} onChange={change} />
        <div className="grid gap-6">
          <ItineraryReaders itinerary={itinerary} />
          <ItinerarySwitches itinerary={itinerary} isBusy={isLoading} onChange={change} />
          <ItineraryWords itinerary={itinerary} isBusy={isLoading} onChange={change} />
        </div>
      </div>
      {isPublishing ? (
        <PublishDialog itinerary={itinerary} onReload={onReload} onClose={() => setIsPublishing(false)} />
      ) : null}
    </>
  );
}
