import { AppScope } from '@landsea/ui/app-scope';
import { Outlet } from 'react-router-dom';

export function FamilyLayout() {
  return (
    <AppScope name="family">
      <Outlet />
    </AppScope>
  );
}
