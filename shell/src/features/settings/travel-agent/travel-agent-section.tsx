import type { TravelAgent } from '@landsea/contracts/agents';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { toApiError, formatDateRange, formatDayOf } from '@landsea/web-kit';
import { LoadingSection } from '../sections/loading-section';
import { Link } from 'react-router-dom';
import { AgentTripRow } from './agent-trip-row';
import { LeaveAgent } from './leave-agent';
import { useListTravelAgentsQuery } from './travel-agent-api';
import { travelAgentMessages } from './travel-agent-messages';

function Agent({ agent }: { agent: TravelAgent }) {
  const { clientId, trips, made = [] } = agent;
  const name = agent.name ?? travelAgentMessages.unnamed;
  const shared = trips.filter((trip) => trip.shared).length;
  return (
    <li className="grid gap-4 py-6 first:pt-0 last:pb-0">
      <header className="grid gap-1">
        <h3 className="font-display text-lg wrap-anywhere text-ink">{name}</h3>
        <p className="text-sm text-muted">{travelAgentMessages.since(formatDayOf(agent.since))}</p>
      </header>
      {made.length > 0 ? (
        <div className="grid gap-1 text-base wrap-anywhere text-ink">
          <p>{travelAgentMessages.made(name)}</p>
          <ul className="list-disc pl-6">
            {made.map((trip) => (
              <li key={trip.tripId}>
                {trip.name}{' '}
                <span className="text-sm text-muted tabular-nums">
                  {formatDateRange(trip.startDate, trip.endDate)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {trips.length === 0 ? (
        made.length > 0 ? null : (
          <p className="text-base text-muted">{travelAgentMessages.noTrips}</p>
        )
      ) : (
        <div className="grid gap-3">
          <p className="text-base text-ink">
            {travelAgentMessages.sharing(shared, trips.length)} {travelAgentMessages.lead}
          </p>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {trips.map((trip) => (
              <AgentTripRow key={trip.tripId} clientId={clientId} agentName={name} trip={trip} />
            ))}
          </ul>
        </div>
      )}
      <LeaveAgent clientId={clientId} agentName={name} madeTrips={made.map((trip) => trip.name)} />
    </li>
  );
}

export function TravelAgentSection() {
  const { data, error, refetch } = useListTravelAgentsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSection label="Loading your travel agent" />;
  if (data.length === 0)
    return (
      <EmptyState
        {...travelAgentMessages.none}
        action={
          <Link to="/kept-trips" className="inline-flex min-h-11 items-center text-sea underline">
            {travelAgentMessages.copies}
          </Link>
        }
      />
    );
  return (
    <ul className="grid max-w-xl divide-y divide-hairline">
      {data.map((agent) => (
        <Agent key={agent.clientId} agent={agent} />
      ))}
    </ul>
  );
}
