import type { PreviewCheckoutStop } from '@landsea/contracts/trip';

/** The preview's own page, with why the checkout led back to it. Relative to our origin. */
export const previewPage = (previewId: string, stop?: PreviewCheckoutStop): string =>
  `/trip/${encodeURIComponent(previewId)}?preview=1${stop ? `&checkout=${stop}` : ''}`;

/** Where a buyer comes back to, from Stripe's page or from a mail. */
export const claimPage = (previewId: string, sessionId: string, token?: string): string =>
  `/payment-success?session_id=${encodeURIComponent(sessionId)}&trip_id=${previewId}&preview=1${token ? `&claim=${token}` : ''}`;
