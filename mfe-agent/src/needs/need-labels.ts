import type { CoreNeed, CoreNeedKind } from '@landsea/contracts/agents';
import { formatCountdown } from '@landsea/web-kit';

interface Words {
  text: (need: CoreNeed, now: Date) => string;
  action: string;
  path: (need: CoreNeed, clientId: string) => string;
}

const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;
const inTrip = (page: string) => (need: CoreNeed) => `/trip/${need.tripId ?? ''}/${page}`;

const windowPage = (title: string): string => {
  if (title.startsWith('Lightning')) return 'lightning-lanes';
  return title.startsWith('Excursions') ? 'excursions-lab' : 'dining-strategy';
};

export const needLabels: Record<CoreNeedKind, Words> = {
  trip: {
    text: () => 'No trip ahead.',
    action: 'Create a trip',
    path: (_need, clientId) => `/app/agents/trips?new=${clientId}`,
  },
  invitation: {
    text: () => 'Not invited yet.',
    action: 'Invite them',
    path: (_need, clientId) => `/app/agents/clients/${clientId}`,
  },
  names: {
    text: ({ count }) => `${people(count)} without a name.`,
    action: 'Add names',
    path: inTrip('family-hq'),
  },
  heights: {
    text: ({ count }) =>
      count === 1
        ? 'One child has no height, so we can’t check rides.'
        : `${count} children have no height, so we can’t check rides.`,
    action: 'Add heights',
    path: inTrip('family-hq'),
  },
  stay: {
    text: () => 'No hotel yet, so dining and Lightning Lane dates aren’t certain.',
    action: 'Add the hotel',
    path: ({ tripId }) => `/trip-details-hq/${tripId ?? ''}`,
  },
  parks: {
    text: ({ count }) => `${count} park ${count === 1 ? 'day' : 'days'} without a park.`,
    action: 'Choose parks',
    path: inTrip('daily-planner-v2'),
  },
  wishes: {
    text: () => 'No wishes yet: no meals, rides or shows.',
    action: 'Choose wishes',
    path: inTrip('wishes'),
  },
  deposit: {
    text: () => 'No payment date yet.',
    action: 'Open the budget',
    path: inTrip('budget-center'),
  },
  window: {
    text: ({ title, at }, now) =>
      `${title ?? 'A window opens'}${at ? `, ${formatCountdown(at, now)}` : ''}, and there are no wishes for it yet.`,
    action: 'Plan it now',
    path: ({ tripId, title }) => `/trip/${tripId ?? ''}/${windowPage(title ?? '')}`,
  },
};
