import { getDateIn } from '@landsea/contracts/core';
import type { TravelAgent } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDateRange, toApiError, usePageBrand } from '@landsea/web-kit';
import { Link, useSearchParams } from 'react-router-dom';
import { OwnTripsLink, PortalAgents } from './portal-agents';
import { usePortalAgentsQuery } from './portal-api';
import { PortalLink } from './portal-link';
import { PortalTripView } from './portal-trip';
import { formatAgentNames, listPortalTrips, type PortalTrip } from './portal-trips';

interface TripChooserProps {
  trips: PortalTrip[];
  chosen: string;
  onChoose: (tripId: string) => void;
}

function TripChooser({ trips, chosen, onChoose }: TripChooserProps) {
  return (
    <ul
      aria-label="Your trips"
      tabIndex={0}
      className="-mx-4 flex snap-x gap-2 overflow-x-auto px-4 pt-4 @min-[40rem]:mx-0 @min-[40rem]:px-0"
    >
      {trips.map(({ tripId, name, startDate, endDate }) => (
        <li key={tripId} className="max-w-64 shrink-0 snap-start">
          <button
            type="button"
            aria-pressed={tripId === chosen}
            onClick={() => onChoose(tripId)}
            className="grid min-h-11 w-full cursor-pointer rounded-card border border-edge bg-surface px-4 py-2 text-left hover:border-sea aria-pressed:border-sea aria-pressed:bg-sea-soft"
          >
            <span className="truncate font-semibold text-ink">{name}</span>
            <span className="text-sm text-muted tabular-nums">{formatDateRange(startDate, endDate)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function PortalPage() {
  const {
    data: agents,
    error,
    refetch,
  } = usePortalAgentsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !agents)
    return <ErrorState isPage text={toApiError(error).message} onRetry={() => void refetch()} />;
  if (!agents) return <PortalSkeleton />;
  if (agents.length === 0) return <NoAgent />;
  return <Portal agents={agents} />;
}

/** Its own width decides how it is laid out, so that a preview may be as narrow as a phone. */
export function Portal({ agents }: { agents: TravelAgent[] }) {
  const [search, setSearch] = useSearchParams();
  const trips = listPortalTrips(agents, getDateIn(new Date()));
  const trip = trips.find(({ tripId }) => tripId === search.get('trip')) ?? trips[0];
  const agent = trip?.agents[0] ?? agents[0];
  usePageBrand(agent?.brand);
  if (!trip)
    return (
      <div className="@container">
        <NoTrip agents={agents} />
      </div>
    );
  return (
    <div className="@container">
      {trips.length > 1 ? (
        <TripChooser
          trips={trips}
          chosen={trip.tripId}
          onChoose={(tripId) => setSearch({ trip: tripId }, { replace: true, preventScrollReset: true })}
        />
      ) : null}
      <PortalTripView key={trip.tripId} trip={trip} rest={<Rest agents={agents} />} />
    </div>
  );
}

function Rest({ agents }: { agents: TravelAgent[] }) {
  return (
    <>
      <PortalAgents agents={agents} />
      <OwnTripsLink agents={agents} />
    </>
  );
}

function NoTrip({ agents }: { agents: TravelAgent[] }) {
  const names = formatAgentNames(agents);
  const hasOwn = agents.some(({ trips }) => trips.length > 0);
  return (
    <>
      <PageHeader title="Your trips" lead={`With ${names}`} />
      <div className="grid gap-6">
        <EmptyState
          title="No trip here yet"
          text={
            hasOwn
              ? `${names} sees none of your trips. Choose in your settings which ones to plan together.`
              : `You’re connected with ${names}. Start a trip yourself, or send a message to say what you have in mind.`
          }
          action={
            <Button asChild variant="primary">
              <PortalLink to={hasOwn ? '/settings' : '/create-trip'}>
                {hasOwn ? 'Choose trips to share' : 'Start a trip'}
              </PortalLink>
            </Button>
          }
        />
        <PortalAgents agents={agents} />
        <OwnTripsLink agents={agents} />
      </div>
    </>
  );
}

function NoAgent() {
  return (
    <div className="pt-10">
      <EmptyState
        isPage
        title="No travel agent yet"
        text="You’re not connected with a travel agent. Your own trips are in My trips."
        action={
          <div className="flex flex-wrap items-center justify-center gap-4">
            <Button asChild variant="primary">
              <Link to="/my-trips">Open my trips</Link>
            </Button>
            <Link to="/kept-trips" className="inline-flex min-h-11 items-center text-sea underline">
              Copies of trips an agent planned
            </Link>
          </div>
        }
      />
    </div>
  );
}

export function PortalSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading your trips" className="grid gap-4 pt-10">
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-40" />
      <Skeleton className="h-56" />
    </div>
  );
}
