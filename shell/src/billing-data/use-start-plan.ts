import type { Plan } from '@landsea/contracts/billing';
import { toApiError, notify } from '@landsea/web-kit';
import { useStartPlanMutation } from './billing-api';
import { useLocation } from 'react-router-dom';
import { rememberPlace } from './after-payment';
import type { LeaveSite } from './leave-site';

export const useStartPlan = (leaveTo: LeaveSite) => {
  const [startPlan, { isLoading, originalArgs }] = useStartPlanMutation();
  const { pathname, search } = useLocation();
  const start = async (plan: Plan) => {
    const { data, error } = await startPlan({ plan });
    if (data) {
      rememberPlace('plan', `${pathname}${search}`);
      leaveTo(data.url);
      return;
    }
    const { code, message } = toApiError(error);
    if (code === 'UNAUTHENTICATED') return;
    notify({ title: 'Checkout Failed', description: message || 'Failed to create checkout', tone: 'error' });
  };
  return { start, starting: isLoading ? originalArgs?.plan : undefined };
};
