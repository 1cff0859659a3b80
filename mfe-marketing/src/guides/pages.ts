import { definePages } from '@landsea/web-kit/pages';

/** Guides are public and depend on their address alone. */
export const guidePages = definePages([
  {
    name: 'PlanningGuide',
    paths: ['/planning-guide', '/trip-planning-guide', '/trip-guide'],
    access: 'public',
    title: 'Planning calendar: when dining, Lightning Lane and cruises open | Landsea',
    description:
      'Pick your first day and see every booking day: dining at 60 days, Lightning Lane at 7 or 3, cruise windows by level, the final payment. Free, to share and to print.',
    keywords:
      'dining reservation calculator, 60 day dining window, Lightning Lane booking date, cruise check-in date',
    ogImage: '/og/guides.png',
    page: async () => (await import('./planning/planning-guide-page')).PlanningGuidePage,
  },
  {
    name: 'ResortGuide',
    paths: ['/resorts'],
    access: 'public',
    title: 'Resort hotels by tier, with prices by season | Landsea',
    description:
      'What each hotel costs in each season, which ones have rooms for five, and how you get to the parks from there.',
    keywords: 'resort hotel prices by season, rooms for five, value moderate deluxe',
    ogImage: '/og/guides.png',
    page: async () => (await import('./resorts/resort-guide-page')).ResortGuidePage,
  },
  {
    name: 'TransportationGuide',
    paths: ['/transportation'],
    access: 'public',
    title: 'Minutes between parks, hotels, the airport and the port | Landsea',
    description:
      'How long it takes between any two places by bus, monorail, Skyliner, boat, on foot or by car, and how often each one runs.',
    keywords: 'park bus times, Skyliner minutes, resort to park transportation, airport to hotel',
    page: async () => (await import('./transportation/transportation-guide-page')).TransportationGuidePage,
  },
]);
