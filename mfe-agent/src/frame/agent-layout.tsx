import { AppScope } from '@landsea/ui/app-scope';
import { Outlet, useLocation } from 'react-router-dom';
import { PlanEndBanner } from './plan-end-banner';

/** Lists with their details. Forms and what clients see keep the width of a page. */
const DESKS =
  /^\/app\/(?:core-needs|agents\/(?:morning|messages|quotes|trips|clients(?!\/(?:new|import|duplicates)\b)))(?!.*\/(?:portal|merge)\b)/;

export function AgentLayout() {
  const { pathname } = useLocation();
  return (
    <AppScope name="agent">
      <div
        data-desk={DESKS.test(pathname) || undefined}
        className="mx-auto w-full max-w-page px-4 pb-16 sm:px-6"
      >
        <PlanEndBanner />
        <Outlet />
      </div>
    </AppScope>
  );
}
