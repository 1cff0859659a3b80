import type { PageHandle } from '@landsea/web-kit';
import type { RouteObject } from 'react-router-dom';
import { MarketingLayout } from './marketing-layout';

const landing: PageHandle = {
  access: 'public',
  title: 'Landsea: plan land and sea, on one budget',
  description:
    'Plan theme-park days and a cruise on one calm budget: dining windows, Lightning Lanes and every dollar in one place. Free to start.',
  keywords: 'vacation cost calculator, land and sea vacation, cruise budget',
  canonical: '/',
};

const landingPage: RouteObject['lazy'] = async () => {
  const { LandingPage } = await import('./landing/landing-page');
  return { Component: LandingPage };
};

/** `/` and `/welcome` draw their own header; under any other address the shell's navigation stands above the page. */
export const routes: RouteObject[] = [
  {
    Component: MarketingLayout,
    children: [
      { path: '/', handle: { ...landing, frame: 'bare' } satisfies PageHandle, lazy: landingPage },
      { path: '/welcome', handle: { ...landing, frame: 'bare' } satisfies PageHandle, lazy: landingPage },
      { path: '/enhanced-landing', handle: landing, lazy: landingPage },
      {
        path: '/pricing',
        handle: {
          access: 'public',
          title: 'Pricing | Landsea',
          description:
            'Unlock one trip for $39, once, or take Pro or the agent plan by the month. Start free.',
          keywords: 'trip planner price, one-time payment, agent plan',
          ogImage: '/og/pricing.png',
          canonical: '/pricing',
        } satisfies PageHandle,
        lazy: async () => {
          const { PricingPage } = await import('./pricing/pricing-page');
          return { Component: PricingPage };
        },
      },
      {
        path: '/clients',
        handle: {
          access: 'public',
          title: 'For clients of travel agents | Landsea',
          description:
            'Follow the trip your agent plans: the days, your wishes, messages and the countdown. Redeem your invitation code here.',
          canonical: '/clients',
        } satisfies PageHandle,
        lazy: async () => {
          const { ClientMarketingPage } = await import('./audiences/clients/client-marketing-page');
          return { Component: ClientMarketingPage };
        },
      },
    ],
  },
];
