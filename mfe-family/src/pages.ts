import { definePages } from '@landsea/web-kit/pages';
import { bookingsPages } from './bookings/pages';
import { checklistPages } from './checklist/pages';
import { daysPages } from './days/pages';
import { moneyPages } from './money/pages';
import { peoplePages } from './people/pages';
import { tripsPages } from './trips/pages';
import { wishesPages } from './wishes/pages';

const ownPages = definePages([
  {
    name: 'More',
    paths: ['/more'],
    access: 'signed-in',
    title: 'More | Landsea',
    description: 'Every place of Landsea in one list.',
    help: 'Every place in one list; those of a trip lead into the active one.',
    nav: {
      id: 'more',
      label: 'More',
      icon: 'ellipsis',
      priority: 3,
      order: 300,
      audience: 'family',
      bottom: 'only',
    },
    page: async () => (await import('./more/more-page')).MorePage,
  },
]);

export const pages = [
  ...tripsPages,
  ...moneyPages,
  ...daysPages,
  ...bookingsPages,
  ...wishesPages,
  ...checklistPages,
  ...peoplePages,
  ...ownPages,
];
