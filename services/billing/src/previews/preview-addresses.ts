import type { PreviewCheckoutStop } from '@landsea/contracts/trip';

export const previewPage = (previewId: string, stop?: PreviewCheckoutStop): string =>
  `/trip/${encodeURIComponent(previewId)}?preview=1${stop ? `&checkout=${stop}` : ''}`;

export const claimPage = (previewId: string, sessionId: string, token?: string): string =>
  `/payment-success?session_id=${encodeURIComponent(sessionId)}&trip_id=${previewId}&preview=1${token ? `&claim=${token}` : ''}`;
