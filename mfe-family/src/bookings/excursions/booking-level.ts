import type { BookingWindow } from '@landsea/contracts/planning';
import type { LoyaltyLevel, Traveler } from '@landsea/contracts/trip';

const levels: readonly LoyaltyLevel[] = ['first-time', 'silver', 'gold', 'platinum', 'pearl'];

export const levelNames: Record<LoyaltyLevel | 'concierge', string> = {
  'first-time': 'first-time guest',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  pearl: 'Pearl',
  concierge: 'Concierge',
};

/**
 * The level a stateroom books on: the highest of its people counts (domain.md, C1 to C3), and Concierge comes before all. `people`
 * are those who have it; nobody where everyone sails for the first time.
 */
export const bookingLevel = (
  party: readonly Pick<Traveler, 'name' | 'loyaltyLevel'>[],
  isConcierge: boolean,
): { level: LoyaltyLevel | 'concierge'; people: string[] } => {
  if (isConcierge) return { level: 'concierge', people: [] };
  const rank = (person: (typeof party)[number]) => levels.indexOf(person.loyaltyLevel ?? 'first-time');
  const highest = Math.max(0, ...party.map(rank));
  return {
    level: levels[highest] ?? 'first-time',
    people: highest === 0 ? [] : party.filter((person) => rank(person) === highest).map(({ name }) => name),
  };
};

/** The window in which outings, adult dining and activities are booked: the next one to open, else the one that is open. */
export const activityWindow = (windows: readonly BookingWindow[]): BookingWindow | undefined => {
  const ours = windows
    .filter(({ kind, state }) => (kind === 'cruise-activities' || kind === 'concierge') && state !== 'passed')
    .toSorted((a, b) => a.opensAt.localeCompare(b.opensAt));
  return ours.find(({ state }) => state === 'open') ?? ours[0];
};
