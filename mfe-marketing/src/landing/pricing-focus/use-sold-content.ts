import { useGetPricesQuery } from '../../frame/prices/prices-api';
import type { PricingFocusContent } from '../content/landing-content-schema';

/** The second of four steps is the payment, and this fact names the price. */
const UNLOCK_STEP = 2;
const PRICE_FACT = 0;

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
