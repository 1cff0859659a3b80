import { placeMatcher } from '@landsea/contracts/catalogue';
import { proposalsOf } from '../../read-proposals';
import { shippedHotels, shippedRestaurants } from '../../testing/shipped-names';
import { readConfirmation } from '../read-confirmation';
import { exampleTrip } from './example-files';
import { partsOf } from './expectation';

const restaurant = placeMatcher(shippedRestaurants, { extraWords: false });
const hotel = placeMatcher(shippedHotels, { extraWords: false });

/** The names of the catalog as it ships. */
export const shippedNames = {
  restaurant: (typed: string) => restaurant(typed)?.name ?? null,
  hotel: (typed: string) => hotel(typed)?.name ?? null,
};

const trip = {
  ...{ mode: 'parks' as const, stays: [], sailing: null },
  ...exampleTrip,
  party: ['Dana', 'Marc', 'Emma', 'Jack'].map((name, at) => ({ id: String(at), name, age: 30 })),
};

/** What the check sheet shows of a text, as the parts of one line for each booking. */
export const readExample = (text: string): string[][] => {
  const read = readConfirmation(text, { trip: exampleTrip, names: shippedNames });
  return proposalsOf(read, trip).map(({ confirmation, isTaken }) => partsOf(confirmation, isTaken));
};
