import { AppScope } from '@landsea/ui/app-scope';
import { Outlet, useParams } from 'react-router-dom';
import { ReadOnlyScope } from './trip-page/page/read-only';

export function FamilyLayout() {
  const { tripId } = useParams();
  return (
    <AppScope name="family">
      <ReadOnlyScope tripId={tripId}>
        <Outlet />
      </ReadOnlyScope>
    </AppScope>
  );
}
