import { definePages } from '@landsea/web-kit/pages';

export const toolPages = definePages([
  {
    name: 'Tools',
    paths: ['/tools'],
    access: 'public',
    title: 'Tools: dining plan, Lightning Lane, tickets and heights | Landsea',
    description:
      'Is a dining plan worth it? Is Lightning Lane? What do tickets cost on your dates, and which rides is your child tall enough for? Free, without an account.',
    keywords: 'vacation calculators, dining plan calculator, Lightning Lane calculator',
    ogImage: '/og/guides.png',
    structuredData: async (origin) => [
      (await import('../../frame/structured-data')).makePageListData(
        (await import('./tool-list')).tools,
        origin,
      ),
    ],
    page: async () => (await import('./tools-page')).ToolsPage,
  },
  {
    name: 'TicketPrices',
    paths: ['/tools/tickets'],
    access: 'public',
    title: 'Park ticket prices by dates and ages | Landsea',
    description:
      'The typical price of park tickets for your dates, days and ages, with tax and Park Hopper, and which dates around yours are cheaper.',
    keywords: 'park ticket price calculator, ticket prices by date, Park Hopper price',
    ogImage: '/og/guides.png',
    page: async () => (await import('./tickets/tickets-page')).TicketsPage,
  },
  {
    name: 'DiningPlanWorth',
    paths: ['/tools/dining-plan'],
    access: 'public',
    title: 'Is a dining plan worth it? Calculator | Landsea',
    description:
      'Both dining plans against what your family’s meals typically cost without one, by nights, ages and how you eat.',
    keywords: 'dining plan calculator, is the dining plan worth it, dining plan credits',
    ogImage: '/og/guides.png',
    page: async () => (await import('./dining-plan/dining-plan-page')).DiningPlanPage,
  },
  {
    name: 'LightningLaneWorth',
    paths: ['/tools/lightning-lane'],
    access: 'public',
    title: 'Is Lightning Lane worth it? Calculator | Landsea',
    description:
      'The minutes that Multi Pass, Single Pass and Premier Pass save on your park day, and what an hour saved costs you.',
    keywords: 'Lightning Lane calculator, is Multi Pass worth it, Premier Pass price',
    ogImage: '/og/guides.png',
    page: async () => (await import('./lightning-lane/lane-page')).LanePage,
  },
  {
    name: 'RideHeights',
    paths: ['/tools/heights'],
    access: 'public',
    title: 'Ride height requirements by park, to print | Landsea',
    description:
      'Every ride with a height limit in the four parks, in inches and centimeters, checked for each of your children. To share and to print.',
    keywords: 'ride height requirements, height limit by park, rides for a 40 inch child',
    ogImage: '/og/guides.png',
    page: async () => (await import('./heights/heights-page')).HeightsPage,
  },
]);
