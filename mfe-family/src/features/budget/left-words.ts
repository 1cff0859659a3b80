import { formatMoney } from '@landsea/web-kit';

/** What is left of a plan, or how far over it one is, in words. */
export const leftWords = (leftCents: number): string =>
  leftCents < 0 ? `${formatMoney(-leftCents)} over` : `${formatMoney(leftCents)} left`;
