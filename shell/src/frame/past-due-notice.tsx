import { Notice } from '@landsea/ui/notice';
import { useLocation } from 'react-router-dom';
import { useGetOverviewQuery } from '../billing-data/billing-api';
import { pastDueMessages, pastDueOf } from '../billing-data/billing-words';
import { PortalButton } from '../billing-data/portal-button';

const quietPages = /^\/(billing|auth|login|pricing|payment-|account\/success)/;

/** On every page of somebody whose plan waits for a payment that failed; /billing says it itself. */
export function PastDueNotice() {
  const { data } = useGetOverviewQuery();
  const { pathname } = useLocation();
  const late = data && pastDueOf(data.subscriptions);
  if (!late || quietPages.test(pathname)) return null;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-4 sm:px-6">
      <Notice
        tone="warning"
        title={pastDueMessages.title(late.plan)}
        action={<PortalButton size="sm">{pastDueMessages.changeCard}</PortalButton>}
      >
        {pastDueMessages.text(late)}
      </Notice>
    </div>
  );
}
