import { formatPrice, salePrices, type Prices } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetPricesQuery } from '../../frame/prices/prices-api';
import type { PricingFocusContent } from '../content/landing-content-schema';

interface SoldAs {
  price: string;
  terms: string;
}

const soldAs = (prices: Prices | undefined, terms: string): SoldAs => {
  if (!prices || prices.tripUnlock)
    return { price: formatPrice(prices?.tripUnlock?.amountCents ?? salePrices.trip), terms };
  const { proMonthly, trialDays } = prices;
  const trial = trialDays > 0 ? `${trialDays}-day free trial, then by` : 'By';
  return {
    price: proMonthly ? formatPrice(proMonthly.amountCents) : 'Free',
    terms: `${trial} the month. Cancel anytime.`,
  };
};

export function PriceCard(words: PricingFocusContent['price']) {
  const { data } = useGetPricesQuery();
  const { price, terms } = soldAs(data, words.terms);
  return (
    <section
      aria-labelledby="price"
      className="relative grid gap-6 rounded-card border-2 border-sea bg-surface p-6 pt-10 sm:p-10 sm:pt-12"
    >
      <span
        aria-hidden
        className="absolute -top-4 left-1/2 size-8 -translate-x-1/2 rounded-full border-2 border-sea bg-paper"
      />
      <div className="grid justify-items-center gap-1 text-center">
        <h2 id="price" className="font-sans text-base font-semibold tracking-normal text-muted">
          {words.title}
        </h2>
        <p className="font-display text-4xl font-semibold text-ink tabular-nums">{price}</p>
        <p className="text-base text-muted">{terms}</p>
      </div>
      <ul className="grid gap-2.5">
        {words.points.map((point) => (
          <li key={point} className="flex gap-2.5 text-base text-ink">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-palm" strokeWidth={1.75} />
            {point}
          </li>
        ))}
      </ul>
      <div className="grid gap-3">
        <Button asChild variant="primary" size="lg">
          <Link to="/auth/signup">{words.button}</Link>
        </Button>
        <p className="text-sm text-muted">{words.note}</p>
        <Link to="/pricing" className="inline-flex min-h-11 items-center justify-center text-sea">
          All prices
        </Link>
      </div>
    </section>
  );
}
