import { formatPrice } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import type { ActiveTripNotice } from '@landsea/web-kit';
import { useNavigate } from 'react-router-dom';
import { useGetPricesQuery } from '../../billing-data/billing-api';
import { getLastDay } from '../../billing-data/billing-labels';
import { activeTripMessages } from './active-trip-messages';

export function ActiveTripDialog({ notice, onClose }: { notice: ActiveTripNotice; onClose: () => void }) {
  const navigate = useNavigate();
  const { data: prices } = useGetPricesQuery();
  const go = (path: string) => () => {
    onClose();
    void navigate(path);
  };
  const { currentTripId, tripToPayFor } = notice;
  const archiveFirst =
    tripToPayFor && `?${new URLSearchParams({ archive: currentTripId, pay: tripToPayFor }).toString()}`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={activeTripMessages.title}
      description={activeTripMessages.text}
      footer={
        <Button variant="quiet" onClick={onClose}>
          {activeTripMessages.cancel}
        </Button>
      }
    >
      <p className="text-muted">
        {notice.message === activeTripMessages.text ? null : `${notice.message} `}
        {activeTripMessages.lastsUntil(getLastDay(notice.accessExpiresAt))}
      </p>
      <div className="mt-5 grid gap-3">
        {notice.options.includes('view-current-trip') ? (
          <Button variant="primary" onClick={go(`/trip/${encodeURIComponent(currentTripId)}/dashboard`)}>
            {activeTripMessages.view}
          </Button>
        ) : null}
        {notice.options.includes('archive-and-pay') ? (
          <Button onClick={go(`/my-trips${archiveFirst ?? ''}`)}>{activeTripMessages.archive}</Button>
        ) : null}
        {prices?.proMonthly ? (
          <Button variant="quiet" onClick={go('/pricing')}>
            {activeTripMessages.pro(formatPrice(prices.proMonthly.amountCents))}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
