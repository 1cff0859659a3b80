import { AppScope } from '@landsea/ui/app-scope';
import { Outlet } from 'react-router-dom';
import { PlanEndBanner } from './plan-end-banner';

export function AgentLayout() {
  return (
    <AppScope name="agent">
      <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-6">
        <PlanEndBanner />
        <Outlet />
      </div>
    </AppScope>
  );
}
