import { getAccessEnd, countTripDays, type TripDetail, type TripSummary } from '@landsea/contracts/trip';
import { getLastDay } from '../../billing-data/billing-labels';

type OfferedTrip = Pick<TripSummary, 'mode' | 'startDate' | 'endDate'>;

const plans: Record<TripSummary['mode'], string> = {
  parks: 'rides by height, meals and Lightning Lanes',
  cruise: 'dinners, shows, ports and excursions',
  combined: 'rides, meals and Lightning Lanes, then ship and ports',
};

/** A new trip gives these names to people without one. */
const isMadeUp = (name: string): boolean => /^(Traveler|Guest) \d+$/.test(name);

const names = new Intl.ListFormat('en-US', { type: 'conjunction' });

const whoGoes = (party: TripDetail['party'] | undefined): string => {
  const named = (party ?? []).map(({ name }) => name).filter((name) => !isMadeUp(name));
  if (named.length === 0) return 'everyone';
  const others = (party?.length ?? 0) - named.length;
  return names.format(others > 0 ? [...named, others === 1 ? 'one more' : `${others} more`] : named);
};

export const offerLines = (
  trip: OfferedTrip,
  party: TripDetail['party'] | undefined,
  now = new Date(),
): string[] => {
  const days = countTripDays(trip);
  return [
    `One plan for ${whoGoes(party)}: ${plans[trip.mode]}`,
    `Heart what you want, and one tap sorts it into your ${days === 1 ? 'day' : `${days} days`}`,
    'One budget for all of it, shared with the people who travel with you',
    `Yours until ${getLastDay(getAccessEnd(trip.endDate).toISOString(), now)}. One payment, no subscription`,
  ];
};
