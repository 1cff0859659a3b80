import { AgentPlan } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { AppScope } from '@landsea/ui/app-scope';
import { Notice } from '@landsea/ui/notice';
import { answerOf, api, formatDate, useSession } from '@landsea/web-kit';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { shownByForm } from './shown-by-form';

const planApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAgentPlan: build.query<AgentPlan, void>({
      query: () => '/api/v1/agent-plan',
      transformResponse: answerOf(AgentPlan),
      // The page works without the banner.
      extraOptions: { shownByForm },
    }),
  }),
});

const describeRest = (editsUntil: string, today: string): string =>
  editsUntil >= today
    ? `You can edit your clients’ trips until ${formatDate(editsUntil)}; new clients and trips wait. Nothing is deleted.`
    : 'You can look at everything, but not change your clients’ trips or add clients. Nothing is deleted.';

function PlanEndBanner() {
  const { user } = useSession();
  const { data: plan } = planApi.useGetAgentPlanQuery(undefined, { skip: user?.userType !== 'agent' });
  if (!plan?.endedAt || !plan.editsUntil) return null;
  return (
    <Notice
      tone="warning"
      className="mt-4 print:hidden"
      title={`Your plan ended on ${formatDate(getDateIn(new Date(plan.endedAt)))}`}
      action={
        <Link to="/pricing" className="font-semibold text-sea underline underline-offset-4">
          Subscribe
        </Link>
      }
    >
      {describeRest(plan.editsUntil, getDateIn(new Date()))}
    </Notice>
  );
}

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
