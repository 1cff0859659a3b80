import { addDays } from '@landsea/contracts/core';
import type { BudgetEstimate, EstimateLine, EstimateQuery } from '@landsea/contracts/money';
import { CreateTrip } from '@landsea/contracts/trip';
import { listTripDays } from '@landsea/rules/trip';
import { priceBook, type EstimatedTrip, estimateTrip } from '@landsea/rules/estimate';
import { toPricedCatalogue } from '../../../catalogue/lists/catalogue-parts.js';
import { loadShippedCatalogue } from '../../../catalogue/lists/shipped-catalogue.js';

/** Spring break: hotels and tickets at level 4 of 5. */
export const START = '2027-03-14';
export const book = priceBook(toPricedCatalogue(loadShippedCatalogue()));
export const estimated = (trip: EstimatedTrip, query: EstimateQuery = {}): BudgetEstimate =>
  estimateTrip(trip, query, book);

/** Four park nights at a moderate hotel, for two adults, a child and an infant; `change` makes it another trip. */
export const aTrip = (change: Partial<EstimatedTrip> = {}): EstimatedTrip => {
  const trip = CreateTrip.parse({
    name: 'Spring break',
    mode: 'parks',
    startDate: START,
    endDate: addDays(START, 4),
    stays: [
      { hotelName: 'Caribbean Beach Resort', onSite: true, checkIn: START, checkOut: addDays(START, 4) },
    ],
    sailing: null,
    party: [
      { name: 'Robin', age: 38 },
      { name: 'Kim', age: 10 },
      { name: 'Sam', age: 9 },
      { name: 'Mo', age: 2 },
    ],
    ...change,
  });
  return { ...trip, id: 'b0000000-0000-4000-8000-000000000001', days: change.days ?? listTripDays(trip) };
};

/** A night by the port, then four nights at sea. */
export const aCruise = (): EstimatedTrip => {
  const embarkationDate = addDays(START, 1);
  return aTrip({
    mode: 'cruise',
    endDate: addDays(START, 5),
    stays: [
      {
        hotelName: 'Radisson Resort at the Port',
        onSite: false,
        checkIn: START,
        checkOut: embarkationDate,
      },
    ],
    sailing: {
      ship: 'Disney Wish',
      embarkationDate,
      nights: 4,
      concierge: false,
      ports: ['Port Canaveral', 'Nassau, Bahamas', 'Castaway Cay', 'At Sea', 'Port Canaveral'].map(
        (port, day) => ({ date: addDays(embarkationDate, day), port }),
      ),
    },
  });
};

/** Typical cents of each line by its label. */
export const typicalOf = ({ lines }: BudgetEstimate): Record<string, number> =>
  Object.fromEntries(lines.map(({ label, typicalCents }) => [label, typicalCents]));
export const labelsOf = ({ lines }: BudgetEstimate): string[] => lines.map(({ label }) => label);
export const lineOf = ({ lines }: BudgetEstimate, name: string): EstimateLine => {
  const line = lines.find(({ label }) => label === name);
  if (!line) throw new Error(`no line "${name}" among ${lines.map(({ label }) => label).join(', ')}`);
  return line;
};

/** Nights at one hotel. */
export const stayAt = (
  hotelName: string,
  checkIn: string,
  nights: number,
  onSite = true,
): EstimatedTrip['stays'] => [{ hotelName, onSite, checkIn, checkOut: addDays(checkIn, nights) }];
export const tripAt = (
  hotelName: string,
  checkIn: string,
  nights: number,
  change: Partial<EstimatedTrip> = {},
): EstimatedTrip =>
  aTrip({
    startDate: checkIn,
    endDate: addDays(checkIn, nights),
    stays: stayAt(hotelName, checkIn, nights),
    ...change,
  });
