import { AppScope } from '@landsea/ui/app-scope';
import { Outlet } from 'react-router-dom';
import { useExposure } from './use-exposure';

export function MarketingLayout() {
  useExposure();
  return (
    <AppScope name="marketing">
      <Outlet />
    </AppScope>
  );
}
