import { placeMatcher, type NamedPlace } from '@landsea/rules/catalogue';
import type { StatedReservation } from '@landsea/contracts/forwarding';
import { readCertain } from './certain-values';
import type { ReadBooking, TripDates } from './confirmation';
import type { KnownNames } from './fields/names';
import { readConfirmation } from './read-confirmation';

/** The names of places by which a confirmation is read; those of the trip's own hotels come before the catalog's. */
export interface PlaceNames {
  restaurants: readonly NamedPlace[];
  tripHotels: readonly NamedPlace[];
  hotels: readonly NamedPlace[];
}

export interface MailToRead {
  text: string;
  trip: TripDates;
  places: PlaceNames;
  reservations: readonly StatedReservation[];
}

export interface MailRead {
  bookings: ReadBooking[];
  certain: Partial<ReadBooking>;
}

const knownNames = ({ restaurants, tripHotels, hotels }: PlaceNames): KnownNames => {
  const [restaurant, ofTrip, ofCatalogue] = [restaurants, tripHotels, hotels].map((places) =>
    placeMatcher(places, { extraWords: false }),
  );
  return {
    restaurant: (typed) => restaurant?.(typed)?.name ?? null,
    hotel: (typed) => (ofTrip?.(typed) ?? ofCatalogue?.(typed))?.name ?? null,
  };
};

export const readMail = ({ text, trip, places, reservations }: MailToRead): MailRead => {
  const bookings = readConfirmation(text, { trip, names: knownNames(places), reservations });
  return { bookings, certain: bookings.length > 0 ? {} : readCertain(text, trip) };
};
