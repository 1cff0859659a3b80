import type { EmailText } from './email-text.js';

/** Null for a trip that is not known any more. */
type TripName = string | null;

/** How an email speaks of trips. */
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

/** An email about trips in both forms: `unnamed` is for an address that nobody has verified. */
export const inBothForms =
  <Facts>(write: (facts: Facts, naming: TripNaming) => EmailText) =>
  (facts: Facts): EmailText => ({ ...write(facts, byName), unnamed: write(facts, unnamed) });
