import { tripIdeaOf } from '@landsea/contracts/trip';
import { PageHeader } from '@landsea/ui/page-header';
import { useSession } from '@landsea/web-kit';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../trip-page/page/page';
import { ResumableWizard } from './resumable-wizard';

export function CreateTripPage() {
  const { user } = useSession();
  const [query] = useSearchParams();
  const idea = useMemo(() => tripIdeaOf(query), [query]);
  return (
    <Page>
      <div className="mx-auto max-w-2xl">
        <PageHeader
          title="A new trip"
          lead="A few short steps. Everything saves automatically, so you can finish later on any device."
        />
        {user ? <ResumableWizard key={user.id} user={user} idea={idea} /> : null}
      </div>
    </Page>
  );
}
