import type { AgentTrip } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import {
  announce,
  asClient,
  formatDate,
  listenToAnnouncement,
  localMemory,
  useGetAccessQuery,
} from '@landsea/web-kit';
import { waitUntilIdle, type BesideTripProps, type RemoteModule } from '@landsea/web-kit/pages';
import { useEffect, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useGetAgentTripQuery } from './agent-trip-api';
import { ClientAccessDialog } from './client-access-dialog';

/** @returns the function that gives up. */
const wantAgentRemote = (give: (module: RemoteModule) => void): (() => void) => {
  let isWanted = true;
  const ask = () =>
    announce('remote-wanted', { name: 'agent', give: (module) => void (isWanted && give(module)) });
  void waitUntilIdle().then(() => isWanted && ask());
  const stop = listenToAnnouncement('remotes-ready', ask);
  return () => {
    isWanted = false;
    stop();
  };
};

/** The agents' finder and the client's card: agents alone load them, when the page stands. */
function ClientTripTools(props: BesideTripProps) {
  const [Tools, setTools] = useState<ComponentType<BesideTripProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(
    () =>
      wantAgentRemote(({ besideTrip }) => {
        if (!besideTrip) return setHasFailed(true);
        void besideTrip().then(
          (loaded) => setTools(() => loaded),
          () => setHasFailed(true),
        );
      }),
    [],
  );
  // Their room is reserved, so that no link of the bar moves.
  return (
    <div
      data-card-here={Tools !== undefined || hasFailed || undefined}
      className="flex min-h-11 min-w-24 shrink-0 items-center justify-end lg:min-w-80"
    >
      {Tools ? <Tools {...props} /> : null}
    </div>
  );
}

/** As the card reads it, which the agents’ remote brings when the page stands already. */
const remembersClientCard = (): boolean => {
  const kept = localMemory.read('agent_client_beside');
  if (kept !== undefined) return kept === 'open';
  return typeof matchMedia !== 'undefined' && matchMedia('(min-width: 92rem)').matches;
};

const links: readonly (readonly [label: string, path: (tripId: string) => string, mode?: string])[] = [
  ['Dashboard', (id) => `/trip/${id}/dashboard`],
  ['Details', (id) => `/trip-details-hq/${id}`],
  ['Days', (id) => `/trip/${id}/daily-planner-v2`],
  ['Booking dates', (id) => `/trip/${id}/timeline`],
  ['Dining', (id) => `/trip/${id}/dining-reservations`],
  ['Lightning Lane', (id) => `/trip/${id}/lightning-lanes`, 'parks'],
  ['Excursions', (id) => `/trip/${id}/excursions-lab`, 'cruise'],
  ['Budget', (id) => `/trip/${id}/budget-center`],
  ['Family’s list', (id) => `/trip/${id}/checklist-board`],
  ['People', (id) => `/trip/${id}/family-hq`],
];

const listLinks = ({ tripId, clientId, mode }: AgentTrip): readonly (readonly [string, string])[] => [
  ['All trips', '/app/agents/trips'],
  ['Client', `/app/agents/clients/${clientId}`],
  ['Messages', `/app/agents/messages?client=${clientId}&trip=${tripId}`],
  ['Your tasks', `/app/agents/trips/${tripId}/tasks`],
  ...links
    .filter(([, , only]) => only === undefined || only === mode || mode === 'combined')
    .map(([label, path]) => [label, path(tripId)] as const),
];

const planEndText = (readOnlyFrom: Date, now: Date): string =>
  readOnlyFrom <= now
    ? 'Your Agent plan has ended, so you can look but not edit. Nothing is deleted.'
    : `Your Agent plan has ended. You can edit until ${formatDate(getDateIn(readOnlyFrom))}; nothing is deleted after that.`;

export function ClientTripLinks({ tripId }: { tripId: string }) {
  const { data: trip, isError } = useGetAgentTripQuery(tripId);
  const [isCardOpen] = useState(remembersClientCard);
  if (isError) return null;
  return (
    <section
      aria-label="Your client’s trip"
      data-card-room={(isCardOpen && !asClient.clientOf(tripId)) || undefined}
      className={`border-b border-hairline print:hidden ${asClient.clientOf(tripId) ? 'bg-sun text-on-sun' : 'bg-sea-soft text-ink'}`}
    >
      <div className="mx-auto min-h-26 w-full max-w-page px-4 py-1.5 sm:min-h-24 sm:px-6">
        {trip ? <Bar trip={trip} /> : null}
      </div>
    </section>
  );
}

function Bar({ trip }: { trip: AgentTrip }) {
  const { tripId, clientId, clientName, isMade, access } = trip;
  const [isOpen, setIsOpen] = useState(false);
  const isLooking = asClient.clientOf(tripId) !== undefined;
  const { data: mine } = useGetAccessQuery({ tripId });
  const portal = `/app/agents/clients/${clientId}/portal?trip=${tripId}`;
  const goBack = () => {
    asClient.stop();
    window.location.reload();
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 grow basis-40 py-2 wrap-anywhere">
          {isLooking ? (
            <>
              You see this trip as <strong>{clientName}</strong> does.
            </>
          ) : (
            <>
              <strong>{clientName}</strong>
              {isMade ? '’s trip.' : ' shared this trip with you.'}
              {mine?.readOnlyFrom ? ` ${planEndText(new Date(mine.readOnlyFrom), new Date())}` : ''}
            </>
          )}
        </p>
        <ClientTripTools {...{ tripId, clientId, clientName }} isPreview={isLooking} />
        <div className="flex flex-wrap items-center">
          {isLooking ? (
            <>
              <Link to={portal} className="inline-flex min-h-11 items-center px-3 font-semibold underline">
                Their first page
              </Link>
              <Button size="sm" onClick={goBack}>
                Back to your view
              </Button>
            </>
          ) : (
            <>
              {access ? (
                <>
                  <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
                    What they see…
                  </Button>
                  <ClientAccessDialog trip={{ ...trip, access }} open={isOpen} onOpenChange={setIsOpen} />
                </>
              ) : null}
              <Button asChild size="sm" variant="quiet">
                <Link to={portal}>As the client sees it</Link>
              </Button>
            </>
          )}
        </div>
      </div>
      <nav aria-label="Pages of this trip" className="-mx-2 flex overflow-x-auto">
        {listLinks(trip).map(([label, path]) => (
          <Link
            key={label}
            to={path}
            className="inline-flex min-h-11 items-center px-2 text-sm font-semibold whitespace-nowrap underline-offset-4 hover:underline"
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
