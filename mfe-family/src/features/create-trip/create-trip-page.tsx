import { PageHeader } from '@landsea/ui/page-header';
import { useSession } from '@landsea/web-kit';
import { Page } from '../../trip-data/page';
import { TripWizard } from './trip-wizard';

export function CreateTripPage() {
  const { user } = useSession();
  return (
    <Page>
      <div className="mx-auto max-w-2xl">
        <PageHeader
          title="A new trip"
          lead="A few short steps. You can leave and come back; nothing typed is lost."
        />
        {user ? <TripWizard key={user.id} user={user} /> : null}
      </div>
    </Page>
  );
}
