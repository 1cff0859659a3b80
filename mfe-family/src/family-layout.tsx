import { AppScope } from '@landsea/ui/app-scope';
import { Outlet, useParams } from 'react-router-dom';
import { ClientTripBar } from './trip-page/agent/client-trip-bar';
import { ReadOnlyScope } from './trip-page/page/read-only';

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
