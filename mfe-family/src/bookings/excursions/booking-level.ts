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
 * The level of a stateroom is the highest of its people (domain.md, C1 to C3), and Concierge comes before
 * all. `people` are its holders; nobody when everyone sails for the first time.
 */
export const getBookingLevel = (
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

/** The next window to open, else the open one. */
export const findActivityWindow = (windows: readonly BookingWindow[]): BookingWindow | undefined => {
  const ours = windows
    .filter(({ kind, state }) => (kind === 'cruise-activities' || kind === 'concierge') && state !== 'passed')
    .toSorted((a, b) => a.opensAt.localeCompare(b.opensAt));
  return ours.find(({ state }) => state === 'open') ?? ours[0];
};
