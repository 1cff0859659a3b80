import { AppScope } from '@landsea/ui/app-scope';
import { Outlet } from 'react-router-dom';
import { SiteFooter } from './features/footer/site-footer';

/** What all marketing pages stand in: the scope of our styles and the footer. */
export function MarketingLayout() {
  return (
    <AppScope name="marketing">
      <Outlet />
      <SiteFooter />
    </AppScope>
  );
}
