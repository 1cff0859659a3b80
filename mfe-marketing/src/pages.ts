import { definePages } from '@landsea/web-kit/pages';
import { guidePages } from './guides/pages';
import { toolPages } from './guides/tools/pages';
import { outreachPages } from './outreach/pages';
import { getHomeVariant } from './experiments/home-variant';
import { landingVariants } from './landing/variants';

const landing = {
  access: 'public',
  title: 'Landsea: plan land and sea, on one budget',
  description:
    'Plan theme-park days and a cruise on one calm budget: dining windows, Lightning Lanes and every dollar in one place. Free to start.',
  keywords: 'vacation cost calculator, land and sea vacation, cruise budget',
  canonical: '/',
  page: landingVariants['magic-meter'].page,
} as const;

const variantPages = Object.fromEntries(
  Object.entries(landingVariants).map(([key, { page }]) => [key, page]),
);

/** `/` and `/welcome` draw their own header. */
export const pages = definePages([
  {
    ...landing,
    name: 'Landing',
    paths: ['/'],
    frame: 'bare',
    variants: variantPages,
    shownVariant: getHomeVariant,
  },
  { ...landing, name: 'LandingMagicMeter', paths: ['/welcome'], frame: 'bare' },
  { ...landing, name: 'LandingMagicMeterFramed', paths: ['/enhanced-landing'] },
  {
    name: 'LandingPricingFocus',
    paths: ['/home-v2'],
    access: 'public',
    title: 'What it costs, and every day planned | Landsea',
    description:
      'Park days, sea days and what they cost on one plan for the whole family. Free to start, and you see every price before you pay.',
    keywords: 'trip planner price, vacation planner cost, family budget',
    page: landingVariants['pricing-focus'].page,
  },
  {
    name: 'LandingStory',
    paths: ['/home-classic', '/landing-old'],
    access: 'public',
    title: 'From fourteen sheets to one plan: our story | Landsea',
    description:
      'How one family’s vacation spreadsheet became Landsea, and a trip by land and sea walked through day by day, with what it costs.',
    keywords: 'vacation spreadsheet, sample itinerary, parks and cruise itinerary',
    page: landingVariants.story.page,
  },
  {
    name: 'Pricing',
    paths: ['/pricing'],
    access: 'public',
    title: 'Pricing | Landsea',
    description:
      'What Landsea costs, and what each way to pay covers. Start free and look around as long as you like.',
    keywords: 'trip planner price, one-time payment, agent plan',
    ogImage: '/og/pricing.png',
    structuredData: async (origin, variant) => {
      const [{ makePricingData: pricingData }, { pricesBySale }] = await Promise.all([
        import('./pricing/pricing-data'),
        import('./frame/prices/usual-prices'),
      ]);
      return pricingData(pricesBySale[variant], origin);
    },
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
    name: 'FamilyMarketing',
    paths: ['/family'],
    access: 'public',
    title: 'For families: plan the trip together | Landsea',
    description:
      'From the first idea to the last receipt: park days, a cruise, tables and one budget that the whole family reads. Start free.',
    keywords: 'family vacation planner, plan a trip together, vacation budget',
    page: async () => (await import('./audiences/family/family-marketing-page')).FamilyMarketingPage,
  },
  {
    name: 'AgentsMarketing',
    paths: ['/agents'],
    access: 'public',
    title: 'For travel agents | Landsea',
    description:
      'An agent’s morning from 5:58 AM: windows by the minute, wishes booked by keyboard, clients told, payments and papers in order.',
    keywords: 'travel agent tool, client manager, theme park travel agent',
    ogImage: '/og/agents.png',
    page: async () => (await import('./audiences/agents/agents-marketing-page')).AgentsMarketingPage,
  },
  {
    name: 'MobileFeatures',
    paths: ['/mobile-features'],
    access: 'public',
    title: 'On your phone | Landsea',
    description:
      'What Landsea does on a phone in the park: the day at a glance, changes without a signal, receipts by camera and the family in step.',
    keywords: 'park planner on a phone, offline itinerary, trip countdown',
    page: async () => (await import('./audiences/mobile/mobile-features-page')).MobileFeaturesPage,
  },
  {
    name: 'ClientsMarketing',
    paths: ['/clients'],
    access: 'public',
    title: 'For clients of travel agents | Landsea',
    description:
      'Follow the trip your agent plans: the days, your wishes, messages and the countdown. Redeem your invitation code here.',
    structuredData: async () => [
      (await import('./frame/structured-data')).makeQuestionsData(
        (await import('./audiences/clients/client-marketing-content')).clientMarketingContent.questions,
      ),
    ],
    page: async () => (await import('./audiences/clients/client-marketing-page')).ClientMarketingPage,
  },
  ...outreachPages,
  ...guidePages,
  ...toolPages,
]);
