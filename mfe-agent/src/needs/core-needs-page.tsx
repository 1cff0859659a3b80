import type { ClientNeeds, CoreNeed, CoreNeeds } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, formatDateRange } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { useListPaperAlertsQuery } from '../frame/documents/documents-api';
import { AgreementAlerts } from '../frame/agreements/agreement-alerts';
import { useListAgreementAlertsQuery } from '../frame/agreements/agreements-api';
import { PaperAlerts } from '../frame/documents/paper-alerts';
import { useNow } from '../frame/use-now';
import { useCoreNeeds } from './needs-api';
import { listUnsafe, SafetyMatrix } from './safety-matrix';
import { needLabels } from './need-labels';

export function CoreNeedsPage() {
  const { data, error, refetch } = useCoreNeeds();
  const { data: alerts = [] } = useListPaperAlertsQuery();
  const unsafe = listUnsafe(data?.safety ?? []);
  const { data: unsigned = [] } = useListAgreementAlertsQuery();
  return (
    <>
      <PageHeader
        title="What’s missing"
        lead="Trip by trip, soonest to leave first. An empty page means: safe to sleep."
      />
      <PaperAlerts />
      <AgreementAlerts />
      {error && !data ? (
        <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : !data ? (
        <div
          role="status"
          aria-busy="true"
          aria-label="Loading what is missing"
          className="grid gap-4 md:grid-cols-2"
        >
          {['one', 'two', 'three', 'four'].map((key) => (
            <Skeleton key={key} className="h-40" />
          ))}
        </div>
      ) : data.clients.length === 0 &&
        unsafe.length === 0 &&
        alerts.length + unsigned.length > 0 ? null : data.clients.length === 0 && unsafe.length === 0 ? (
        <EmptyState
          title="Safe to sleep"
          text="Nothing’s missing: every trip has its papers, rooms, tickets, tables, Lightning Lanes and payments."
          action={
            <Button asChild>
              <Link to="/app/agents/clients">Go to your clients</Link>
            </Button>
          }
        />
      ) : (
        <div className="grid gap-8">
          {unsafe.length > 0 ? <SafetyMatrix trips={unsafe} /> : null}
          {data.clients.length > 0 ? <Clients needs={data} /> : null}
        </div>
      )}
    </>
  );
}

function Clients({ needs: { clients, total } }: { needs: CoreNeeds }) {
  const now = useNow();
  return (
    <>
      <ul className="grid items-start gap-4 md:grid-cols-2">
        {clients.map((client) => (
          <li key={client.clientId}>
            <ClientCard client={client} now={now} />
          </li>
        ))}
      </ul>
      {total > clients.length ? (
        <p className="pt-5 text-center text-muted">
          {String(clients.length)} of {String(total)} clients are shown; others come as you go on.
        </p>
      ) : null}
    </>
  );
}

function ClientCard({ client, now }: { client: ClientNeeds; now: Date }) {
  const { clientId, clientName, needs, trips } = client;
  return (
    <Card aria-labelledby={`client-${clientId}`} className="grid gap-3">
      <CardTitle id={`client-${clientId}`} className="wrap-anywhere">
        {clientName}
      </CardTitle>
      <Needs needs={needs} clientId={clientId} now={now} />
      {trips.map(({ tripId, name, startDate, endDate, needs: ofTrip }) => (
        <div key={tripId} className="grid gap-1">
          <p className="wrap-anywhere text-muted">
            {name}, <span className="tabular-nums">{formatDateRange(startDate, endDate)}</span>
          </p>
          <Needs needs={ofTrip} clientId={clientId} now={now} />
        </div>
      ))}
    </Card>
  );
}

function Needs({ needs, clientId, now }: { needs: readonly CoreNeed[]; clientId: string; now: Date }) {
  if (needs.length === 0) return null;
  return (
    <ul className="divide-y divide-hairline">
      {needs.map((need) => {
        const { text, action, path } = needLabels[need.kind];
        return (
          <li key={need.kind} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{text(need, now)}</span>
            <Link
              to={path(need, clientId)}
              className="inline-flex min-h-11 items-center font-semibold text-sea underline-offset-4 hover:underline"
            >
              {action}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
