import { shipList, findUsualItinerary } from '@landsea/rules/catalogue';
import type { Itinerary } from '@landsea/contracts/catalogue';
import { countDaysBetween, addDays } from '@landsea/contracts/core';
import { AT_SEA, type LandStay, type Sailing } from '@landsea/contracts/trip';
import type { TripEdit } from '../../trip-frame/api/trip-change-api';
import type { Proposal, ProposalTrip } from './proposal';

export interface KnownPlaces {
  itineraries: readonly Itinerary[];
  ports: readonly { id: string; name: string }[];
  isOnSite: (hotel: string) => boolean;
}

type Placed = Pick<Proposal, 'kind' | 'title' | 'date' | 'endDate'>;

const isWithin = ({ date, endDate }: Placed, { startDate, endDate: last }: ProposalTrip): boolean =>
  date >= startDate && endDate > date && endDate <= last;

const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const overlaps = ({ date, endDate }: Placed, { checkIn, checkOut }: LandStay): boolean =>
  date < checkOut && checkIn < endDate;

/**
 * The stay or sailing that a confirmation would add to a trip that has none in these nights; undefined where it has one, or where the
 * nights are not those of the trip.
 */
export const addsStay = (proposal: Placed, trip: ProposalTrip): 'stay' | 'sailing' | undefined => {
  if (proposal.title === '' || !isWithin(proposal, trip)) return undefined;
  if (proposal.kind === 'hotel')
    return trip.stays.some((stay) => overlaps(proposal, stay)) ? undefined : 'stay';
  const isShip = shipList.some(({ name }) => isSameName(name, proposal.title));
  return proposal.kind === 'cruise' && trip.sailing === null && isShip ? 'sailing' : undefined;
};

const sailingOf = ({ title, date, endDate }: Placed, { itineraries, ports }: KnownPlaces): Sailing => {
  const nights = countDaysBetween(date, endDate);
  const usual = findUsualItinerary(itineraries, { ship: title, nights, embarkationDate: date });
  const portAt = (day: number): string => {
    const portId = usual?.days[day]?.portId;
    const isHome = day === 0 || day === nights;
    return ports.find(({ id }) => id === portId)?.name ?? (isHome ? 'Port Canaveral' : AT_SEA);
  };
  return {
    ship: title,
    embarkationDate: date,
    nights,
    concierge: false,
    ports: Array.from({ length: nights + 1 }, (_, day) => ({ date: addDays(date, day), port: portAt(day) })),
  };
};

export const findTripAdditions = (
  taken: readonly Proposal[],
  trip: ProposalTrip,
  known: KnownPlaces,
): TripEdit | undefined => {
  const adding = taken.filter(({ addsToTrip }) => addsToTrip);
  const stays = adding
    .filter((proposal) => addsStay(proposal, trip) === 'stay')
    .map(({ title, date, endDate }) => ({
      hotelName: title.trim(),
      onSite: known.isOnSite(title),
      checkIn: date,
      checkOut: endDate,
    }));
  const cruise = adding.find((proposal) => addsStay(proposal, trip) === 'sailing');
  if (stays.length === 0 && !cruise) return undefined;
  const isFirstStay = trip.mode === 'cruise' && stays.length > 0;
  return {
    ...(stays.length > 0 && {
      stays: [...trip.stays, ...stays].sort((one, other) => one.checkIn.localeCompare(other.checkIn)),
    }),
    ...(cruise && { sailing: sailingOf(cruise, known) }),
    ...((cruise && trip.mode === 'parks') || isFirstStay ? { mode: 'combined' as const } : {}),
  };
};
