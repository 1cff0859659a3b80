import { definePages } from '@landsea/web-kit/pages';

export const daysPages = definePages([
  {
    name: 'DailyPlanner',
    paths: ['/trip/:tripId/daily-planner-v2', '/trip/:tripId/park-days', '/daily-planner'],
    access: 'trip',
    title: 'Daily plans | Landsea',
    description:
      'Every day of your trip side by side: rides, shows, meals and breaks on one time ruler, with the best order.',
    help: 'Your days side by side. Drag things between days and times, or press Alt with the arrow keys; tap a day’s name to change its park.',
    nav: {
      id: 'daily-plans',
      label: 'Daily plans',
      icon: 'calendar-days',
      text: 'What you do, day by day',
      priority: 1,
      order: 20,
      audience: 'family',
      bottom: true,
    },
    firstData: [
      '/api/user/access?tripId={tripId}',
      '/api/trips',
      '/api/trips/{tripId}',
      '/api/v1/trips/{tripId}/days',
    ],
    offline: true,
    page: async () => (await import('./planner/planner-page')).PlannerPage,
  },
  {
    name: 'DayView',
    paths: ['/itinerary-view/:tripId/:date', '/dream-day-view/:tripId'],
    access: 'trip',
    title: 'Your day | Landsea',
    description: 'One day for use in the park: what is now, what is next, and how far it is to walk.',
    help: 'Made for one hand in the park. Tap Done when you did something; your changes are kept without a signal too.',
    firstData: [
      '/api/user/access?tripId={tripId}',
      '/api/trips',
      '/api/trips/{tripId}',
      '/api/v1/trips/{tripId}/days',
    ],
    offline: true,
    page: async () => (await import('./day-view/day-view-page')).DayViewPage,
  },
  {
    name: 'DayEditor',
    paths: ['/edit-itinerary/:tripId/:date'],
    access: 'trip',
    title: 'Edit a day | Landsea',
    description: 'One day as a list: add, time and change everything that is planned for it.',
    help: 'One day as a list. Select something to change it; everything saves while you type.',
    page: async () => (await import('./day-editor/day-editor-page')).DayEditorPage,
  },
]);
