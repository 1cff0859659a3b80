import type { User } from '@landsea/contracts/account';
import type { BillingOverview } from '@landsea/contracts/billing';
import { ErrorState } from '@landsea/ui/error-state';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, useSession } from '@landsea/web-kit';
import { useGetOverviewQuery, useGetPricesQuery } from '../../billing-data/billing-api';
import { pastDueMessages, findPastDue } from '../../billing-data/billing-labels';
import { leaveSite, type LeaveSite } from '../../billing-data/leave-site';
import { PortalButton } from '../../billing-data/portal-button';
import { billingMessages } from './billing-messages';
import { BillingSections } from './billing-sections';

/** A payment's state arrives by webhook, so the open page polls. */
const LOOK_AGAIN_MS = 5000;

function BillingSkeleton() {
  return (
    <div aria-busy className="grid gap-5">
      <span role="status" className="sr-only">
        {billingMessages.loading}
      </span>
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-28 w-full rounded-card" />
    </div>
  );
}

function PastDue({ overview, leaveTo }: { overview: BillingOverview; leaveTo: LeaveSite }) {
  const late = findPastDue(overview.subscriptions);
  if (!late) return null;
  return (
    <Notice
      tone="error"
      title={pastDueMessages.title(late.plan)}
      action={
        <PortalButton variant="primary" leaveTo={leaveTo}>
          {pastDueMessages.changeCard}
        </PortalButton>
      }
    >
      {pastDueMessages.text(late)}
    </Notice>
  );
}

function Billing({ user, leaveTo }: { user: User; leaveTo: LeaveSite }) {
  const overview = useGetOverviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: LOOK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  const prices = useGetPricesQuery();
  const { data } = overview;
  const hasPortal = data?.hasPortal && !user.isDemo;
  return (
    <div className="mx-auto w-full max-w-page px-4 sm:px-6">
      <PageHeader
        title={billingMessages.title}
        lead={billingMessages.lead}
        actions={hasPortal ? <PortalButton leaveTo={leaveTo}>{billingMessages.portal}</PortalButton> : null}
      />
      <div className="grid gap-5">
        {user.isDemo ? <Notice>{billingMessages.demo}</Notice> : null}
        {data ? <PastDue overview={data} leaveTo={leaveTo} /> : null}
        {data ? (
          <BillingSections user={user} overview={data} prices={prices.data} leaveTo={leaveTo} />
        ) : overview.isError ? (
          <ErrorState
            title={billingMessages.failed}
            text={toApiError(overview.error).message}
            onRetry={() => void overview.refetch()}
          />
        ) : (
          <BillingSkeleton />
        )}
      </div>
    </div>
  );
}

export function BillingPage({ leaveTo = leaveSite }: { leaveTo?: LeaveSite }) {
  const { user } = useSession();
  return user ? <Billing user={user} leaveTo={leaveTo} /> : null;
}
