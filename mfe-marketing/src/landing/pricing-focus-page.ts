import { content } from './content/pricing-focus.content';
import { makeLandingPage } from './landing-page-of';
import { PricingFocusLayout } from './pricing-focus/pricing-focus-layout';

export const PricingFocusPage = makeLandingPage(PricingFocusLayout, content);
