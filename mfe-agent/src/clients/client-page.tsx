import { apiErrorOf, formatDayOf } from '@landsea/web-kit';
import { Card } from '@landsea/ui/card';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import type { Client } from '@landsea/contracts/agents';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ClientInvitationCard } from './client-invitation-card';
import { useClient } from './clients-api';
import { SharedTripsCard } from './shared-trips-card';

const toList = (
  <Link to="/app/agents/clients" className="text-sea underline-offset-4 hover:underline">
    Clients
  </Link>
);

/** What an agent knows of one client. */
export function ClientPage() {
  const { clientId = '' } = useParams();
  const { data: client, error, isLoading, refetch } = useClient(clientId);
  if (error && !client) {
    const { code, message } = apiErrorOf(error);
    return code === 'NOT_FOUND' ? (
      <ErrorState
        isPage
        title="No such client"
        text="There is no client of yours at this address."
        secondary={toList}
      />
    ) : (
      <ErrorState isPage text={message} onRetry={() => void refetch()} secondary={toList} />
    );
  }
  if (isLoading || !client) {
    return (
      <div aria-busy="true" aria-label="Loading the client" className="grid gap-4 pt-10">
        <Skeleton className="h-10 w-64" />
        <Skeleton className="h-48" />
      </div>
    );
  }
  return <ClientDetails client={client} />;
}

function ClientDetails({ client }: { client: Client }) {
  return (
    <>
      <PageHeader
        title={`${client.firstName} ${client.lastName}`}
        lead={`A client since ${formatDayOf(client.createdAt)}`}
        breadcrumb={toList}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <dl className="grid gap-5">
            <Fact name="Email">
              <a
                href={`mailto:${client.email}`}
                className="text-sea underline underline-offset-4 wrap-anywhere"
              >
                {client.email}
              </a>
            </Fact>
            <Fact name="Phone">
              {client.phone ? (
                <a href={`tel:${client.phone}`} className="text-sea underline underline-offset-4">
                  {client.phone}
                </a>
              ) : (
                'None yet'
              )}
            </Fact>
            <Fact name="Notes">
              <span className="whitespace-pre-line wrap-anywhere">{client.notes ?? 'None yet'}</span>
            </Fact>
          </dl>
        </Card>
        <ClientInvitationCard client={client} />
        {client.invitation.state === 'joined' ? <SharedTripsCard client={client} /> : null}
      </div>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-sm font-semibold text-muted">{name}</dt>
      <dd className="text-base text-ink">{children}</dd>
    </div>
  );
}
