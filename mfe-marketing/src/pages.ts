import { formatPrice, salePrices } from '@landsea/contracts/billing';
import { definePages } from '@landsea/web-kit/pages';

const landing = {
  access: 'public',
  title: 'Landsea: plan land and sea, on one budget',
  description:
    'Plan theme-park days and a cruise on one calm budget: dining windows, Lightning Lanes and every dollar in one place. Free to start.',
  keywords: 'vacation cost calculator, land and sea vacation, cruise budget',
  canonical: '/',
  page: async () => (await import('./landing/landing-page')).LandingPage,
} as const;

/** Every page of the marketing remote. `/` and `/welcome` draw their own header. */
export const pages = definePages([
  { ...landing, name: 'Landing', paths: ['/'], frame: 'bare' },
  { ...landing, name: 'LandingMagicMeter', paths: ['/welcome'], frame: 'bare' },
  { ...landing, name: 'LandingMagicMeterFramed', paths: ['/enhanced-landing'] },
  {
    name: 'Pricing',
    paths: ['/pricing'],
    access: 'public',
    title: 'Pricing | Landsea',
    description: `Unlock one trip for ${formatPrice(salePrices.trip)}, once, or take Pro or the agent plan by the month. Start free.`,
    keywords: 'trip planner price, one-time payment, agent plan',
    ogImage: '/og/pricing.png',
    page: async () => (await import('./pricing/pricing-page')).PricingPage,
  },
  {
    name: 'Experiments',
    paths: ['/app/experiments'],
    access: 'signed-in',
    role: 'marketing',
    title: 'Experiments | Landsea',
    description: 'What visitors of each landing page variant did, and what may be concluded.',
    page: async () => (await import('./experiments/experiments-page')).ExperimentsPage,
  },
  {
    name: 'ClientsMarketing',
    paths: ['/clients'],
    access: 'public',
    title: 'For clients of travel agents | Landsea',
    description:
      'Follow the trip your agent plans: the days, your wishes, messages and the countdown. Redeem your invitation code here.',
    page: async () => (await import('./audiences/clients/client-marketing-page')).ClientMarketingPage,
  },
]);
