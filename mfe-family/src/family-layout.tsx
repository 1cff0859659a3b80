import { AppScope } from '@landsea/ui/app-scope';
import { Outlet, useParams } from 'react-router-dom';
import { LooksScope } from './trip/page/looking-on';

export function FamilyLayout() {
  const { tripId } = useParams();
  return (
    <AppScope name="family">
      <LooksScope tripId={tripId}>
        <Outlet />
      </LooksScope>
    </AppScope>
  );
}
