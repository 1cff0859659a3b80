import { Notice } from '@landsea/ui/notice';
import { CheckoutButton } from './checkout-button';
import { previewMessages as messages } from './preview-messages';

export function PreviewBanner({ checkoutUrl }: { checkoutUrl: string | undefined }) {
  return (
    <Notice
      title={messages.bannerTitle}
      action={<CheckoutButton checkoutUrl={checkoutUrl}>{messages.completePayment}</CheckoutButton>}
    >
      {messages.banner}
    </Notice>
  );
}
