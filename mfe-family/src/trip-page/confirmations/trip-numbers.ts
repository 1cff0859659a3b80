import type { LandStay, Sailing, TripDetail } from '@landsea/contracts/trip';
import type { TripEdit } from '../api/trip-change-api';
import type { ReadBooking } from './reading/confirmation';

type Booked = Pick<TripDetail, 'stays' | 'sailing'>;
interface Taken {
  confirmation: ReadBooking;
  date: string;
  number: string;
}

/** The stay of the trip that an email confirms; of several at one hotel the one that begins then. */
export const stayOf = ({ confirmation, date }: Taken, { stays }: Booked): LandStay | undefined => {
  if (confirmation.kind !== 'hotel') return undefined;
  const there = stays.filter(({ hotelName }) => hotelName === confirmation.title);
  return there.length > 1 ? there.find(({ checkIn }) => checkIn === date) : there[0];
};

/** The sailing of the trip, where an email confirms it. */
export const sailingOf = ({ confirmation, date }: Taken, { sailing }: Booked): Sailing | undefined =>
  confirmation.kind === 'cruise' && sailing?.ship === confirmation.title && sailing.embarkationDate === date
    ? sailing
    : undefined;

const limitOf = (
  { cancelBy: known }: LandStay | Sailing,
  first: string,
  { confirmation: { cancelBy } }: Taken,
) => (!known && cancelBy !== null && cancelBy <= first ? { cancelBy: { date: cancelBy } } : {});

const stayWith = (stay: LandStay, proposal: Taken): LandStay => ({
  ...stay,
  ...limitOf(stay, stay.checkIn, proposal),
  ...(proposal.number && { confirmation: proposal.number }),
});

const sailingWith = (sailing: Sailing, proposal: Taken): Sailing => ({
  ...sailing,
  ...limitOf(sailing, sailing.embarkationDate, proposal),
  ...(proposal.number && { reservation: proposal.number }),
  ...(proposal.confirmation.stateroom && { stateroom: proposal.confirmation.stateroom }),
});

/**
 * What the stays and the sailing of the trip learn from what is taken: numbers, the stateroom, and the last day to cancel where
 * the trip has none. Undefined when that is nothing new.
 */
export const numbersEdit = (taken: readonly Taken[], trip: Booked): TripEdit | undefined => {
  const stays = trip.stays.map((stay) =>
    taken.filter((each) => stayOf(each, trip) === stay).reduce(stayWith, stay),
  );
  const sailing =
    trip.sailing &&
    taken.filter((each) => sailingOf(each, trip) !== undefined).reduce<Sailing>(sailingWith, trip.sailing);
  const isNew = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const edit: TripEdit = {
    ...(isNew(stays, trip.stays) && { stays }),
    ...(isNew(sailing, trip.sailing) && { sailing }),
  };
  return Object.keys(edit).length > 0 ? edit : undefined;
};
