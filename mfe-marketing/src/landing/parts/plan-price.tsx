import { formatPrice, salePrices } from '@landsea/contracts/billing';
import { useGetPricesQuery } from '../../frame/prices/prices-api';

/** The price that is charged is shown until the answer arrives. */
export function PlanPrice() {
  const { data } = useGetPricesQuery();
  const cents = data ? data.tripUnlock?.amountCents : salePrices.trip;
  if (cents !== undefined) return <>{formatPrice(cents)} once to plan your trip.</>;
  return data?.proMonthly ? <>Plan by the month from {formatPrice(data.proMonthly.amountCents)}.</> : null;
}
