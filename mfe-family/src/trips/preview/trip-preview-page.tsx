import { getDateIn } from '@landsea/contracts/core';
import { PreviewCheckoutStop, type TripPreview } from '@landsea/contracts/trip';
import { AppScope } from '@landsea/ui/app-scope';
import { Button, type ButtonProps } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { LegalNote } from '@landsea/ui/legal-note';
import { Notice } from '@landsea/ui/notice';
import { formatCountdown, formatDate, formatDateRange, formatMoney } from '@landsea/web-kit';
import { CalendarDays, LockOpen, Users, Utensils, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../trip-frame/page/page';
import { useNow } from '../../trip-frame/page/use-now';
import { useGetTripPreviewQuery } from './preview-api';
import { stopMessages, previewMessages as messages } from './preview-messages';
import { PreviewSkeleton } from './preview-skeleton';

function CheckoutButton({
  checkoutUrl,
  ...rest
}: { checkoutUrl: string | undefined } & Pick<ButtonProps, 'variant' | 'size' | 'children' | 'className'>) {
  return (
    <Button
      {...rest}
      disabled={checkoutUrl === undefined}
      onClick={() => {
        if (checkoutUrl !== undefined) window.location.assign(checkoutUrl);
      }}
    />
  );
}

function PreviewUnlock({ checkoutUrl, expiresAt }: { checkoutUrl: string | undefined; expiresAt: string }) {
  const now = useNow();
  return (
    <Card className="grid content-start gap-4">
      <p>{checkoutUrl === undefined ? messages.noCheckout : messages.once}</p>
      <CheckoutButton checkoutUrl={checkoutUrl} variant="primary" size="lg">
        {messages.unlock}
      </CheckoutButton>
      {checkoutUrl === undefined ? null : (
        <>
          <p className="text-sm text-muted">{messages.accountLater}</p>
          <LegalNote about="payment" />
        </>
      )}
      <p className="border-t border-hairline pt-4 text-sm text-muted tabular-nums">
        This preview expires on{' '}
        <time dateTime={expiresAt} className="font-semibold text-ink">
          {formatDate(getDateIn(new Date(expiresAt)))}
        </time>
        , {formatCountdown(expiresAt, now)}.
      </p>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function PreviewDetails({ trip }: { trip: TripPreview['trip'] }) {
  const { tripName, startDate, endDate, party, estimatedCost } = trip;
  return (
    <header className="pt-8">
      <p className="text-sm text-muted tabular-nums">{formatDateRange(startDate, endDate)}</p>
      <h1 className="max-w-3xl pt-1 font-display text-2xl wrap-anywhere sm:text-3xl">{tripName}</h1>
      <Horizon size="lg" progress={0.15} className="mt-2" />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 pt-4 sm:grid-cols-3 lg:grid-cols-5">
        <Fact name="Starts">{formatDate(startDate)}</Fact>
        <Fact name="Ends">{formatDate(endDate)}</Fact>
        <Fact name="Adults">{party.adults}</Fact>
        <Fact name="Children">{party.children ?? 0}</Fact>
        {estimatedCost === null || estimatedCost === undefined ? null : (
          <Fact name="Estimated total cost">
            {formatMoney(Math.round(estimatedCost * 100), { whole: true })}
          </Fact>
        )}
      </dl>
    </header>
  );
}

const icons = [LockOpen, CalendarDays, Utensils, Zap, Users];

function WhatsNext() {
  return (
    <section aria-labelledby="whats-next">
      <h2 id="whats-next" className="font-display text-xl">
        {messages.whatsNext}
      </h2>
      <ul className="pt-2">
        {messages.next.map((text, index) => {
          const Icon = icons[index] ?? LockOpen;
          return (
            <li key={text} className="flex items-center gap-3 border-b border-hairline py-3 last:border-b-0">
              <Icon aria-hidden className="size-5 shrink-0 text-sea" strokeWidth={1.75} />
              {text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

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
