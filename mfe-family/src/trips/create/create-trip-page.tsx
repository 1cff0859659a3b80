import { readTripIdea } from '@landsea/rules/trip';
import { PageHeader } from '@landsea/ui/page-header';
import { useSession } from '@landsea/web-kit';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Page } from '../../trip-frame/page/page';
import { useGetTripClientQuery } from './create-trip-api';
import { QuickTripForm } from './quick-trip-form';
import { ResumableWizard } from './resumable-wizard';

/**
 * One screen at `/create-trip`; the wizard's steps at its other addresses, and for an agent who makes a trip
 * for a client.
 */
export function CreateTripPage() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const idea = useMemo(() => readTripIdea(query), [query]);
  const clientId = user?.userType === 'agent' ? (query.get('client') ?? undefined) : undefined;
  const { data: client, isLoading } = useGetTripClientQuery(clientId ?? '', { skip: !clientId });
  const isQuick = pathname === '/create-trip' && !clientId;
  if (isQuick)
    return (
      <Page>
        <div className="mx-auto max-w-2xl">
          <PageHeader title="A new trip" lead="Just the basics. Change anything later." />
          {user ? <QuickTripForm key={user.id} user={user} idea={idea} /> : null}
        </div>
      </Page>
    );
  return (
    <Page>
      <div className="mx-auto max-w-2xl">
        <PageHeader
          title={client ? `A trip for ${client.firstName} ${client.lastName}` : 'A new trip'}
          lead="A few short steps. Everything saves automatically, so you can finish later on any device."
        />
        {user && !isLoading ? (
          <ResumableWizard
            key={`${user.id} ${clientId ?? ''}`}
            user={user}
            idea={idea}
            clientId={clientId}
            client={client}
          />
        ) : null}
      </div>
    </Page>
  );
}
