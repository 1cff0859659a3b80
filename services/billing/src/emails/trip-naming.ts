import type { EmailText } from './email-text.js';

type TripName = string | null;

interface TripNaming {
  trip(name: TripName): string;
  title(name: TripName): string;
  otherTrip(name: TripName): string;
  facts(label: string, name: TripName): { label: string; value: string }[];
}

const byName: TripNaming = {
  trip: (name) => (name ? `“${name}”` : 'your trip'),
  title: (name) => (name ? `“${name}”` : 'Your trip'),
  otherTrip: (name) => (name ? `“${name}”` : 'your other trip'),
  facts: (label, name) => [{ label, value: name ?? 'A trip that was deleted' }],
};

const unnamed: TripNaming = {
  trip: () => 'your trip',
  title: () => 'Your trip',
  otherTrip: () => 'your other trip',
  facts: () => [],
};

export const writeBothForms =
  <Facts>(write: (facts: Facts, naming: TripNaming) => EmailText) =>
  (facts: Facts): EmailText => ({ ...write(facts, byName), unnamed: write(facts, unnamed) });
