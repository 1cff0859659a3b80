import { definePages } from '@landsea/web-kit/pages';

export const planningPages = definePages([
  {
    name: 'Timeline',
    paths: ['/trip/:tripId/timeline', '/comprehensive-timeline'],
    access: 'trip',
    title: 'Timeline | Landsea',
    description:
      'Every booking window, deadline and day of your trip on one horizon of months, weeks and days.',
    keywords:
      'booking windows, dining reservations 60 days, lightning lane date, cruise check-in, trip timeline',
    help: 'One horizon for land and sea. Choose months, weeks or days, and which kinds to see; select a mark to read about it.',
    nav: {
      id: 'timeline',
      label: 'Timeline',
      icon: 'chart-gantt',
      text: 'When everything opens and is due',
      priority: 3,
      order: 90,
      audience: 'family',
      bottom: true,
    },
    page: async () => (await import('./timeline/timeline-page')).TimelinePage,
  },
  {
    name: 'ChecklistBoard',
    paths: ['/trip/:tripId/checklist-board', '/checklist-board', '/task-manager', '/tasks'],
    access: 'trip',
    title: 'Checklist | Landsea',
    description: 'What is to be done before the trip, by whom and by when, for parks, cruise and both.',
    keywords: 'vacation checklist, packing list, cruise checklist, trip tasks',
    help: 'Three columns of tasks. Drag a card or use the arrow keys on its grip; the dates follow the trip.',
    nav: {
      id: 'checklist',
      label: 'Checklist',
      icon: 'list-checks',
      text: 'What’s still to do',
      priority: 3,
      order: 110,
      audience: 'family',
    },
    page: async () => (await import('./checklist/checklist-page')).ChecklistPage,
  },
  {
    name: 'ExcursionsLab',
    paths: ['/trip/:tripId/excursions-lab'],
    access: 'trip',
    title: 'Excursions | Landsea',
    description:
      'Compare outings for every port of your cruise by price for your family, time ashore and ages, and plan your days aboard.',
    keywords:
      'cruise excursions, port adventures, shore excursions for families, castaway cay, adult dining, kids clubs',
    help: 'Choose a stop on the line, compare what you can do there, and plan it for everyone or some of you.',
    nav: {
      id: 'excursions',
      label: 'Excursions',
      icon: 'ship',
      text: 'Ports, outings and days aboard',
      priority: 3,
      order: 100,
      fallback: '/dashboard',
      audience: 'family',
    },
    page: async () => (await import('./excursions/excursions-page')).ExcursionsPage,
  },
]);
