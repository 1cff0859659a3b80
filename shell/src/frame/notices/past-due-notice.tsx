import { Notice } from '@landsea/ui/notice';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetOverviewQuery } from '../../billing-data/billing-api';
import { pastDueMessages, findPastDue } from '../../billing-data/billing-labels';
import { PortalButton } from '../../billing-data/portal-button';

const quietPages = /^\/(billing|auth|login|pricing|payment-|account\/success)/;

/**
 * /billing shows this itself. On a page that is already visible it lies over
 * the foot: above the page it would move the button under the finger.
 */
export function PastDueNotice() {
  const { data } = useGetOverviewQuery();
  const { pathname } = useLocation();
  const late = data && findPastDue(data.subscriptions);
  const [page, setPage] = useState({ pathname, startsWithIt: late !== undefined });
  if (page.pathname !== pathname) setPage({ pathname, startsWithIt: late !== undefined });
  if (!late || quietPages.test(pathname)) return null;
  return (
    <div
      className={
        page.startsWithIt
          ? 'mx-auto w-full max-w-page px-4 pt-4 sm:px-6'
          : 'fixed inset-x-0 bottom-[var(--bottom-bar,0px)] z-20 mx-auto w-full max-w-page px-4 pb-3 sm:px-6 print:hidden'
      }
    >
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
