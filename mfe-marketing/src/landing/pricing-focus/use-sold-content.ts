import { useGetPricesQuery } from '../../prices-api';
import type { PricingFocusContent } from '../content/landing-content-schema';

/** The step of four in which a visitor pays, and the fact that names the price. */
const UNLOCK_STEP = 2;
const PRICE_FACT = 0;

/** The content as things are sold: without the price of a trip where plans are sold by the month instead. */
export function useSoldContent(content: PricingFocusContent): PricingFocusContent {
  const { data } = useGetPricesQuery();
  if (!data || data.tripUnlock || !data.proMonthly) return content;
  const { hero, steps, facts, byTheMonth } = content;
  return {
    ...content,
    hero: { ...hero, ...byTheMonth.hero },
    steps: { ...steps, items: steps.items.with(UNLOCK_STEP, byTheMonth.unlockStep) },
    facts: facts.with(PRICE_FACT, byTheMonth.fact),
  };
}
