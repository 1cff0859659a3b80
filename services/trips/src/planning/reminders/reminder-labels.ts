import type { WindowKind } from '@landsea/contracts/planning';

export const whatHappens: Record<WindowKind, string> = {
  dining: 'Dining reservations open',
  'multi-pass': 'Lightning Lane Multi Pass opens',
  'single-pass': 'Lightning Lane Single Pass opens',
  'cruise-activities': 'Excursions and cruise dining open',
  concierge: 'Your concierge team starts taking requests',
  'cruise-check-in': 'Online check-in opens',
  'final-payment': 'Your final cruise payment is due',
  payment: 'A trip payment is due',
  cancellation: 'Free cancellation ends for a reservation',
  'booking-cancellation': 'Free cancellation ends for a booking',
};

const bookables: Partial<Record<WindowKind, readonly [string, string]>> = {
  dining: ['table', 'tables'],
  'multi-pass': ['ride', 'rides'],
  'single-pass': ['ride', 'rides'],
  'cruise-activities': ['plan', 'plans'],
  concierge: ['plan', 'plans'],
};

export const countToBook = (kind: WindowKind, count: number): string => {
  const [one, many] = bookables[kind] ?? ['plan', 'plans'];
  return count === 0 ? '' : `${count} ${count === 1 ? one : many} to book`;
};

interface Page {
  label: string;
  path: (tripId: string) => string;
}

const morningOf = (page: string): Page => ({
  label: 'Open your booking list',
  path: (tripId) => `/trip/${tripId}/${page}?view=booking-morning`,
});
const timeline: Page = { label: 'Open your timeline', path: (tripId) => `/trip/${tripId}/timeline` };

const pages: Partial<Record<WindowKind, Page>> = {
  dining: morningOf('dining-reservations'),
  'multi-pass': morningOf('lightning-lanes'),
  'single-pass': morningOf('lightning-lanes'),
  'cruise-activities': {
    label: 'Open your excursions',
    path: (tripId) => `/trip/${tripId}/excursions-lab`,
  },
};

export const pickPage = (kinds: readonly WindowKind[]): Page => {
  const [kind] = kinds;
  return (kind && new Set(kinds).size === 1 ? pages[kind] : undefined) ?? timeline;
};
