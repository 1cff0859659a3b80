import { AppScope } from '@landsea/ui/app-scope';
import { useSession } from '@landsea/web-kit';
import { lazy, Suspense, type ComponentType } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { ReadOnlyScope } from '../access/read-only';

const nothing = () => null;
const ClientTripLinks = lazy<ComponentType<{ tripId: string }>>(() =>
  import('../agent/client-trip-links').then(
    ({ ClientTripLinks: links }) => ({ default: links }),
    () => ({ default: nothing }),
  ),
);

function ClientTripBar({ tripId }: { tripId: string | undefined }) {
  const { user } = useSession();
  if (user?.userType !== 'agent' || tripId === undefined) return null;
  // Its height is reserved from the first moment, so that nothing of the page moves.
  const space = <div className="min-h-26 border-b border-hairline bg-sea-soft sm:min-h-24 print:hidden" />;
  return (
    <Suspense fallback={space}>
      <ClientTripLinks tripId={tripId} />
    </Suspense>
  );
}

export function FamilyLayout() {
  const { tripId } = useParams();
  return (
    <AppScope name="family">
      <ReadOnlyScope tripId={tripId}>
        <ClientTripBar tripId={tripId} />
        <Outlet />
      </ReadOnlyScope>
    </AppScope>
  );
}
