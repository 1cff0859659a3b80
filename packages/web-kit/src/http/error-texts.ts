import { formatPrice, salePrices } from '@landsea/contracts/billing';

/** docs/error-texts.md; a screen's own texts are beside the screen. */
export const errorTexts = {
  network: 'Network connection failed. Please check your internet connection and try again.',
  notJson: 'Server returned non-JSON response',
  html: (status: number, statusText: string, text: string) =>
    `HTTP ${status} ${statusText} — Server returned HTML instead of JSON ${text.slice(0, 200)}`,
  unexpectedAnswer: 'This page couldn’t read the server’s answer. Please reload it.',
  unexpected: 'Something unexpected happened. Please try again.',
  sessionExpiredTitle: 'Session Expired',
  sessionExpired: 'Your session has expired. Please log in again to continue.',
  paywall: `Unlock complete planning tools for ${formatPrice(salePrices.trip)}`,
  mutationFailedTitle: 'That did not work',
  accessFailed: 'Failed to fetch access',
} as const;
