import { addDays } from '@landsea/contracts/core';
import { estimateTrip, type EstimatedTrip, type PriceBook } from '@landsea/rules/estimate';
import type { CostRange } from '@landsea/contracts/money';
import { listIdeaAges, getIdeaDates, listTripDays } from '@landsea/rules/trip';
import { listUsualCalls, type Sailing, type TripIdea } from '@landsea/contracts/trip';

const HOTEL = 'Hotel, not chosen yet';

/** Round trip from Port Canaveral, with the ports of the day cards. */
const sailingOf = ({ seaNights }: TripIdea, embarkationDate: string): Sailing => ({
  ship: '',
  embarkationDate,
  nights: seaNights,
  concierge: false,
  ports: listUsualCalls(seaNights).map((port, day) => ({ date: addDays(embarkationDate, day), port })),
});

/** The estimate assumes a moderate park hotel and an oceanview stateroom. */
const tripOfIdea = (idea: TripIdea, firstDay: string): EstimatedTrip => {
  const { mode } = idea;
  const { endDate, embarkationDate } = getIdeaDates(idea, firstDay);
  const landEnd = embarkationDate ?? endDate;
  const plan = {
    mode,
    startDate: firstDay,
    endDate,
    stays:
      mode === 'cruise' ? [] : [{ hotelName: HOTEL, onSite: true, checkIn: firstDay, checkOut: landEnd }],
    sailing: embarkationDate ? sailingOf(idea, embarkationDate) : null,
  };
  const party = listIdeaAges(idea).map((age, index) => ({ name: `Guest ${index + 1}`, age }));
  return { ...plan, id: '', party, days: listTripDays(plan) };
};

/** The catalog's dated prices, without flights. */
export const getTypicalCost = (idea: TripIdea, firstDay: string, book: PriceBook): CostRange =>
  estimateTrip(tripOfIdea(idea, firstDay), {}, book).total;
