import { tripIdeaOf } from '@landsea/contracts/trip';
import { PageHeader } from '@landsea/ui/page-header';
import { useSession } from '@landsea/web-kit';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../trip-page/page/page';
import { useGetTripClientQuery } from './create-trip-api';
import { ResumableWizard } from './resumable-wizard';

export function CreateTripPage() {
  const { user } = useSession();
  const [query] = useSearchParams();
  const idea = useMemo(() => tripIdeaOf(query), [query]);
  const clientId = user?.userType === 'agent' ? (query.get('client') ?? undefined) : undefined;
  const { data: client, isLoading } = useGetTripClientQuery(clientId ?? '', { skip: !clientId });
  // The first person of the party is whoever the trip is for.
  const traveler = user && client ? { ...user, firstName: client.firstName } : user;
  return (
    <Page>
      <div className="mx-auto max-w-2xl">
        <PageHeader
          title={client ? `A trip for ${client.firstName} ${client.lastName}` : 'A new trip'}
          lead="A few short steps. Everything saves automatically, so you can finish later on any device."
        />
        {traveler && !isLoading ? (
          <ResumableWizard key={traveler.id} user={traveler} idea={idea} clientId={clientId} />
        ) : null}
      </div>
    </Page>
  );
}
