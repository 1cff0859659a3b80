import { getDateIn } from '@landsea/contracts/core';
import { Card } from '@landsea/ui/card';
import { LegalNote } from '@landsea/ui/legal-note';
import { formatCountdown, formatDate } from '@landsea/web-kit';
import { useNow } from '../../trip-frame/page/use-now';
import { CheckoutButton } from './checkout-button';
import { previewMessages as messages } from './preview-messages';

export function PreviewUnlock({
  checkoutUrl,
  expiresAt,
}: {
  checkoutUrl: string | undefined;
  expiresAt: string;
}) {
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
