import { toApiError, formatDayOf, notify } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { useRows } from '@landsea/web-kit/rows';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { Suspense } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useWide } from '../frame/use-wide';
import { LikeThisClient } from './duplicates/like-this-client';
import { HandOverButton } from './hand-over-button';
import { ClientInvitationCard } from './client-invitation-card';
import { useClient } from './clients-api';
import { IntakeCard } from './intake-card';
import { AboutCard } from './household/about-card';
import { clientRows } from './household/client-rows';
import type { KnownClient } from './household/known-client';
import { PeopleSection } from './household/people-section';
import { StageSelect } from './household/stage-select';
import { MadeTripsCard } from './made-trips-card';
import { SharedTripsCard } from './shared-trips-card';

const ClientMoneyCard = loadLatePart(() => import('../frame/bookings/client-money-card'), 'ClientMoneyCard');
const ClientQuotes = loadLatePart(() => import('../frame/quotes/client-quotes'), 'ClientQuotes');
const ClientDigestCard = loadLatePart(() => import('./digest/client-digest-card'), 'ClientDigestCard');
const AgreementsCard = loadLatePart(() => import('../frame/agreements/agreements-card'), 'AgreementsCard');
const DocumentsCard = loadLatePart(() => import('../frame/documents/documents-card'), 'DocumentsCard');

const ClientTalk = loadLatePart(
  () => import(/* webpackChunkName: "client-talk" */ './timeline/client-talk'),
  'ClientTalk',
);
const ConnectionsCard = loadLatePart(
  () => import(/* webpackChunkName: "client-end" */ './household/connections-card'),
  'ConnectionsCard',
);
const DeleteClient = loadLatePart(
  () => import(/* webpackChunkName: "client-end" */ './deletion/delete-client'),
  'DeleteClient',
);

const ClientsBeside = loadLatePart(() => import('./list/clients-beside'), 'ClientsBeside');

/** Back to the list as it was searched and filtered. */
function ToList() {
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: '/app/agents/clients', search }}
      className="text-sea underline-offset-4 hover:underline"
    >
      Clients
    </Link>
  );
}

/** The list stays at the left where there is room for both. */
export function ClientPage() {
  const { clientId = '' } = useParams();
  const isWide = useWide();
  if (!isWide) return <OpenClient key={clientId} clientId={clientId} />;
  return (
    <div className="grid grid-cols-[minmax(0,17rem)_minmax(0,1fr)] items-start gap-8">
      <Suspense fallback={<div />}>
        <ClientsBeside clientId={clientId} />
      </Suspense>
      <div className="col-start-2 min-w-0">
        <OpenClient key={clientId} clientId={clientId} />
      </div>
    </div>
  );
}

function OpenClient({ clientId }: { clientId: string }) {
  const { currentData: client, error, isLoading, refetch } = useClient(clientId);
  if (error && !client) {
    const { code, message } = toApiError(error);
    return code === 'NOT_FOUND' ? (
      <ErrorState
        isPage
        title="No such client"
        text="None of your clients is at this address."
        secondary={<ToList />}
      />
    ) : (
      <ErrorState isPage text={message} onRetry={() => void refetch()} secondary={<ToList />} />
    );
  }
  if (isLoading || !client) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading the client" className="grid gap-4 pt-10">
        <Skeleton className="h-10 w-64" />
        <Skeleton className="h-48" />
      </div>
    );
  }
  return <ClientDetails client={client} />;
}

function ClientDetails({ client }: { client: KnownClient }) {
  const { save } = useRows(clientRows, client.id);
  const isArchived = Boolean(client.archivedAt);
  const archive = async () => {
    const { kind } = await save(client, { archived: !isArchived }, 'toast');
    if (kind === 'saved')
      notify({ title: isArchived ? 'Back in your list' : 'Moved to the archive', tone: 'success' });
  };
  return (
    <>
      <PageHeader
        title={`${client.firstName} ${client.lastName}`}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            In your list since {formatDayOf(client.createdAt)}
            {isArchived ? <Badge>Archived</Badge> : null}
          </span>
        }
        breadcrumb={<ToList />}
        actions={
          <>
            <StageSelect client={client} />
            <Button asChild size="sm" variant="quiet">
              <Link to={`/app/agents/clients/${client.id}/portal`}>As the client sees it</Link>
            </Button>
            <HandOverButton client={client} />
            <Button size="sm" variant="quiet" onClick={() => void archive()}>
              {isArchived ? 'Bring back from the archive' : 'Archive'}
            </Button>
          </>
        }
      />
      <LikeThisClient clientId={client.id} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <ClientTalk client={client} />
          </Suspense>
          <Suspense>
            <ClientDigestCard clientId={client.id} firstName={client.firstName} />
          </Suspense>
          <Suspense>
            <ClientQuotes clientId={client.id} firstName={client.firstName} />
          </Suspense>
          {client.invitation.state === 'joined' ? <SharedTripsCard client={client} /> : null}
          <ClientInvitationCard client={client} />
          <IntakeCard client={client} />
        </div>
        <div className="grid gap-6">
          <MadeTripsCard client={client} />
          <Suspense>
            <ClientMoneyCard clientId={client.id} />
          </Suspense>
          <PeopleSection client={client} />
          <AboutCard client={client} />
          <Suspense>
            <ConnectionsCard client={client} />
            <AgreementsCard clientId={client.id} />
            <DocumentsCard clientId={client.id} />
          </Suspense>
        </div>
      </div>
      <Suspense>
        <DeleteClient client={client} />
      </Suspense>
    </>
  );
}
