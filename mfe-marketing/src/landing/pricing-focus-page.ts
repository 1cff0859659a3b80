import { content } from './content/pricing-focus.content';
import { landingPageOf } from './landing-page-of';
import { PricingFocusLayout } from './pricing-focus/pricing-focus-layout';

export const PricingFocusPage = landingPageOf(PricingFocusLayout, content);
