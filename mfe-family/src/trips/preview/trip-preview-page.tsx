import { PreviewCheckoutStop } from '@landsea/contracts/trip';
import { AppScope } from '@landsea/ui/app-scope';
import { Notice } from '@landsea/ui/notice';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../trip-frame/page/page';
import { useGetTripPreviewQuery } from './preview-api';
import { PreviewBanner } from './preview-banner';
import { PreviewDetails } from './preview-details';
import { stopMessages } from './preview-messages';
import { PreviewSkeleton } from './preview-skeleton';
import { PreviewUnlock } from './preview-unlock';
import { WhatsNext } from './whats-next';

export function TripPreviewPage({ tripId, children }: { tripId: string; children: ReactNode }) {
  const [query] = useSearchParams();
  const { data: trip, isError } = useGetTripPreviewQuery(tripId);
  if (isError || trip === null) return children;
  if (!trip) return <PreviewSkeleton />;
  const stop = PreviewCheckoutStop.safeParse(query.get('checkout'));
  const checkoutUrl = trip.checkoutUrl ?? undefined;
  return (
    <AppScope name="family">
      <Page>
        <div className="grid gap-4 pt-6">
          <PreviewBanner checkoutUrl={checkoutUrl} />
          {stop.success ? <Notice tone="warning">{stopMessages[stop.data]}</Notice> : null}
        </div>
        <PreviewDetails trip={trip} />
        <div className="grid gap-x-16 gap-y-10 pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <WhatsNext />
          <PreviewUnlock checkoutUrl={checkoutUrl} expiresAt={trip.expiresAt} />
        </div>
      </Page>
    </AppScope>
  );
}
