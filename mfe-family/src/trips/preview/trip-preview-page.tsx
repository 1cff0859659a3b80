import { PreviewCheckoutStop } from '@landsea/contracts/trip';
import { AppScope } from '@landsea/ui/app-scope';
import { Notice } from '@landsea/ui/notice';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../trip-frame/page/page';
import { useGetTripPreviewQuery } from './preview-api';
import { PreviewDetails } from './preview-details';
import { stopMessages, previewMessages as messages } from './preview-messages';
import { PreviewSkeleton } from './preview-skeleton';
import { PreviewUnlock } from './preview-unlock';
import { WhatsNext } from './whats-next';
import { CheckoutButton } from './checkout-button';

function PreviewBanner({ checkoutUrl }: { checkoutUrl: string | undefined }) {
  return (
    <Notice
      title={messages.bannerTitle}
      action={<CheckoutButton checkoutUrl={checkoutUrl}>{messages.completePayment}</CheckoutButton>}
    >
      {messages.banner}
    </Notice>
  );
}

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
