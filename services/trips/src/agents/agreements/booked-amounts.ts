import type { AgreementAmount, CancellationStep } from '@landsea/contracts/agents';
import type { Booking } from '@landsea/contracts/bookings';
import { getDateIn } from '@landsea/contracts/core';

const MOST_AMOUNTS = 20;
const MOST_STEPS = 12;

/** Totals in dollars, and until when canceling is free. */
export const listBookedAmounts = (
  bookings: readonly Booking[],
): { amounts: AgreementAmount[]; cancellation: CancellationStep[] } => {
  const kept = bookings.filter(({ status }) => status !== 'canceled');
  return {
    amounts: kept
      .flatMap(({ title, totalCents, currency, dollarCents }) => {
        const cents = currency === 'USD' ? totalCents : dollarCents;
        return cents === null ? [] : [{ label: title.slice(0, 120), cents }];
      })
      .slice(0, MOST_AMOUNTS),
    cancellation: kept
      .flatMap(({ title, cancelUntil, start }) =>
        cancelUntil === null
          ? []
          : [
              {
                until: getDateIn(new Date(cancelUntil), start.zone),
                costs: `${title.slice(0, 100)}: free to cancel`,
              },
            ],
      )
      .slice(0, MOST_STEPS),
  };
};
