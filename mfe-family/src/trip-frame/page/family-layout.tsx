import { AppScope } from '@landsea/ui/app-scope';
import { Outlet, useParams } from 'react-router-dom';
import { ClientTripBar } from '../agent/client-trip-bar';
import { ReadOnlyScope } from '../access/read-only';

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
