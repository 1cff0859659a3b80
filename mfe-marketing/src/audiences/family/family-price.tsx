import { formatPrice, type Prices } from '@landsea/contracts/billing';
import { Link } from 'react-router-dom';
import { useGetPricesQuery } from '../../frame/prices/prices-api';
import { familyMarketingContent } from './family-marketing-content';

const offersOf = ({ tripUnlock, proMonthly, trialDays }: Prices): string[] => {
  const trial = trialDays > 0 ? ` The first ${trialDays} days are free.` : '';
  return [
    'Making trips and looking around is free. No card needed.',
    ...(tripUnlock
      ? [
          `One trip: ${formatPrice(tripUnlock.amountCents)}, once. It stays open until 30 days after the trip ends.`,
        ]
      : []),
    ...(proMonthly
      ? [`All your trips: ${formatPrice(proMonthly.amountCents)} a month.${trial} Cancel anytime.`]
      : []),
  ];
};

export function FamilyPrice() {
  const { data } = useGetPricesQuery();
  const offers = data ? offersOf(data) : ['Making trips and looking around is free. No card needed.'];
  return (
    <section
      aria-labelledby="family-price"
      className="mx-auto grid w-full max-w-page gap-x-14 gap-y-4 px-5 pt-16 sm:pt-24 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="family-price" className="text-2xl text-ink sm:text-3xl">
        {familyMarketingContent.priceTitle}
      </h2>
      <div>
        <ul className="grid">
          {offers.map((offer) => (
            <li key={offer} className="border-t border-hairline py-3 text-lg text-ink tabular-nums">
              {offer}
            </li>
          ))}
        </ul>
        <Link to="/pricing" className="inline-flex min-h-11 items-center text-sea">
          All prices
        </Link>
      </div>
    </section>
  );
}
