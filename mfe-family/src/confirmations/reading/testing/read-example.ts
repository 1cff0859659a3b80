import { placeMatcher } from '@landsea/rules/catalogue';
import { makeProposals } from '../../proposals/read-proposals';
import { shippedHotels, shippedRestaurants } from '../../testing/shipped-names';
import { readConfirmation, type TripDates } from '@landsea/web-kit/confirmations';
import { exampleTrip } from './example-files';
import { partsOf } from './expectation';

const restaurant = placeMatcher(shippedRestaurants, { extraWords: false });
const hotel = placeMatcher(shippedHotels, { extraWords: false });

/** The names of the catalog as it ships. */
export const shippedNames = {
  restaurant: (typed: string) => restaurant(typed)?.name ?? null,
  hotel: (typed: string) => hotel(typed)?.name ?? null,
};

const about = {
  ...{ mode: 'parks' as const, stays: [], sailing: null },
  party: ['Dana', 'Marc', 'Emma', 'Jack'].map((name, at) => ({ id: String(at), name, age: 30 })),
};

/** The parts of one line for each booking, as the check sheet shows them. */
export const readExample = (text: string, trip: TripDates = exampleTrip): string[][] => {
  const read = readConfirmation(text, { trip, names: shippedNames });
  return makeProposals(read, { ...about, ...trip }).map(({ confirmation, isTaken }) => {
    const open = Object.fromEntries(confirmation.choices.map(({ field }) => [field, null]));
    return partsOf({ ...confirmation, ...open }, isTaken);
  });
};
