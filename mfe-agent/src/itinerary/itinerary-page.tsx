import { itinerarySections, type AgentItinerary } from '@landsea/contracts/agents';
import { isTripOver } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { BackLink, UnloadedPage } from '../frame/unloaded-page';
import { useNow } from '../frame/use-now';
import { SaveFailure } from './save-failure';
import { CoverCard } from './cover-card';
import { DayNotes } from './day-notes';
import { useItinerary, useSaveItineraryMutation } from './itinerary-api';
import type { ItineraryChange } from './itinerary-change';
import { describePublished, sectionNames } from './itinerary-labels';
import { ItineraryReaders } from './itinerary-readers';
import { ItineraryWords } from './itinerary-words';
import { PublishDialog } from './publish-dialog';

interface ItinerarySwitchesProps {
  itinerary: AgentItinerary;
  isBusy: boolean;
  onChange: (change: ItineraryChange) => Promise<boolean>;
}

function ItinerarySwitches({
  itinerary: { sections, showsPacking = false },
  isBusy,
  onChange,
}: ItinerarySwitchesProps) {
  return (
    <Card aria-labelledby="shown-parts" className="grid gap-1">
      <CardTitle id="shown-parts">What they see</CardTitle>
      {itinerarySections.map((section) => {
        const { label, hint } = sectionNames[section];
        return (
          <SwitchField
            key={section}
            label={label}
            {...(hint && { hint })}
            checked={sections.includes(section)}
            disabled={isBusy}
            onCheckedChange={(isOn) =>
              void onChange({
                sections: itinerarySections.filter((each) =>
                  each === section ? isOn : sections.includes(each),
                ),
              })
            }
          />
        );
      })}
      <SwitchField
        label="Packing list"
        hint="From the trip’s checklist, without what’s for one person"
        checked={showsPacking}
        disabled={isBusy}
        onCheckedChange={(isOn) => void onChange({ showsPacking: isOn })}
      />
    </Card>
  );
}

const link = 'text-sea underline underline-offset-4';
const back = { label: 'Trips', to: '/app/agents/trips' };

export function ItineraryPage() {
  const { tripId = '' } = useParams();
  const { data: itinerary, error, refetch } = useItinerary(tripId);
  if (itinerary) return <Editor key={tripId} itinerary={itinerary} onReload={() => void refetch()} />;
  const missing = {
    title: 'No such trip',
    text: 'Itineraries are for trips that you made for a client. None of those is at this address.',
  };
  return (
    <UnloadedPage
      {...{ error, missing, back }}
      loading="Loading the itinerary"
      onRetry={() => void refetch()}
    />
  );
}

function Editor({ itinerary, onReload }: { itinerary: AgentItinerary; onReload: () => void }) {
  const [isPublishing, setIsPublishing] = useState(false);
  const [save, { error, isLoading, reset }] = useSaveItineraryMutation();
  const { tripId, clientName, clientId, changes, publishedNumber } = itinerary;
  const isNew = publishedNumber === null;
  const isOver = isTripOver(itinerary.view, useNow()) && !isNew;
  const latest = useRef(itinerary);
  useEffect(() => {
    latest.current = itinerary;
  }, [itinerary]);
  /** An upload or an undo ends later than it began, so what is saved is the latest. @returns whether it was. */
  const change = async (changed: ItineraryChange): Promise<boolean> => {
    const { version, title, message, contacts, sections, dayWords } = latest.current;
    const saved = await save({ tripId, version, title, message, contacts, sections, dayWords, ...changed });
    return saved.data !== undefined;
  };
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
        breadcrumb={<BackLink {...back} />}
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
      {isOver ? (
        <Notice tone="info" className="mb-4">
          This trip is over. Readers look back on it now, without hours, numbers, payments and papers.
        </Notice>
      ) : null}
      <SaveFailure
        error={error}
        className="mb-4"
        onReload={() => {
          reset();
          onReload();
        }}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <DayNotes itinerary={itinerary} isBusy={isLoading} onChange={change} />
        <div className="grid gap-6">
          <ItineraryReaders itinerary={itinerary} />
          <CoverCard itinerary={itinerary} isBusy={isLoading} onChange={change} />
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
