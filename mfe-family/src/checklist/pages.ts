import { definePages } from '@landsea/web-kit/pages';

export const checklistPages = definePages([
  {
    name: 'ChecklistBoard',
    paths: ['/trip/:tripId/checklist-board', '/checklist-board', '/task-manager', '/tasks'],
    access: 'trip',
    title: 'Checklist | Landsea',
    description: 'What to do before the trip, who does it and by when, for parks, cruise and both.',
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
    offline: true,
    page: async () => (await import('./checklist-page')).ChecklistPage,
  },
]);
