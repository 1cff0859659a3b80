import type { Plan } from '@landsea/contracts/billing';
import { apiErrorOf, notify } from '@landsea/web-kit';
import { useStartPlanMutation } from './billing-api';
import type { LeaveSite } from './leave-site';

/** Opens the checkout of a plan; what the service refuses is said. */
export const useStartPlan = (leaveTo: LeaveSite) => {
  const [startPlan, { isLoading, originalArgs }] = useStartPlanMutation();
  const start = async (plan: Plan) => {
    const { data, error } = await startPlan({ plan });
    if (data) {
      leaveTo(data.url);
      return;
    }
    const { code, message } = apiErrorOf(error);
    if (code === 'UNAUTHENTICATED') return;
    notify({ title: 'Checkout Failed', description: message || 'Failed to create checkout', tone: 'error' });
  };
  return { start, starting: isLoading ? originalArgs?.plan : undefined };
};
