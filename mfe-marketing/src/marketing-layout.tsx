import { AppScope } from '@landsea/ui/app-scope';
import { Outlet } from 'react-router-dom';

/** What all marketing pages stand in: the scope of our styles. */
export function MarketingLayout() {
  return (
    <AppScope name="marketing">
      <Outlet />
    </AppScope>
  );
}
