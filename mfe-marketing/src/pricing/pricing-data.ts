import type { Prices } from '@landsea/contracts/billing';
import type { Product, Thing } from 'schema-dts';
import { makeQuestionsData } from '../frame/structured-data';
import { listOnSale, listPricingQuestions } from './pricing-content';

interface Sold {
  name: string;
  what: string;
  cents: number;
  isMonthly: boolean;
}

const soldOf = ({ tripUnlock, proMonthly, agentMonthly, agentPlan }: Prices): Sold[] => [
  ...(tripUnlock
    ? [
        {
          name: 'One trip',
          what: 'Everything unlocked for one trip',
          cents: tripUnlock.amountCents,
          isMonthly: false,
        },
      ]
    : []),
  ...(proMonthly
    ? [{ name: 'Pro', what: 'All of your own trips', cents: proMonthly.amountCents, isMonthly: true }]
    : []),
  ...(agentMonthly && agentPlan === 'available'
    ? [
        {
          name: 'Agent',
          what: 'All of your clients’ trips',
          cents: agentMonthly.amountCents,
          isMonthly: true,
        },
      ]
    : []),
];

const productData = ({ name, what, cents, isMonthly }: Sold, origin: string): Product => {
  const price = (cents / 100).toFixed(2);
  return {
    '@type': 'Product',
    name: `Landsea: ${name}`,
    description: what,
    brand: { '@type': 'Brand', name: 'Landsea' },
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${origin}/pricing`,
      ...(isMonthly && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'USD',
          unitCode: 'MON',
        },
      }),
    },
  };
};

export const makePricingData = (prices: Prices | undefined, origin: string): Thing[] =>
  prices
    ? [
        ...soldOf(prices).map((sold) => productData(sold, origin)),
        makeQuestionsData(listPricingQuestions(listOnSale(prices))),
      ]
    : [];
