import { addDays } from '@landsea/contracts/core';
import { tripEstimate, type EstimatedTrip, type PriceBook } from '@landsea/contracts/estimate';
import type { CostRange } from '@landsea/contracts/money';
import {
  ideaAges,
  ideaDates,
  tripDays,
  usualCalls,
  type Sailing,
  type TripIdea,
} from '@landsea/contracts/trip';

const HOTEL = 'Hotel, not chosen yet';

/** From Port Canaveral and back, with the ports that the cards of the days show. */
const sailingOf = ({ seaNights }: TripIdea, embarkationDate: string): Sailing => ({
  ship: '',
  embarkationDate,
  nights: seaNights,
  concierge: false,
  ports: usualCalls(seaNights).map((port, day) => ({ date: addDays(embarkationDate, day), port })),
});

/** The trip of an idea as the estimate reads it: a moderate park hotel and an oceanview stateroom. */
const tripOfIdea = (idea: TripIdea, firstDay: string): EstimatedTrip => {
  const { mode } = idea;
  const { endDate, embarkationDate } = ideaDates(idea, firstDay);
  const landEnd = embarkationDate ?? endDate;
  const plan = {
    mode,
    startDate: firstDay,
    endDate,
    stays:
      mode === 'cruise' ? [] : [{ hotelName: HOTEL, onSite: true, checkIn: firstDay, checkOut: landEnd }],
    sailing: embarkationDate ? sailingOf(idea, embarkationDate) : null,
  };
  const party = ideaAges(idea).map((age, index) => ({ name: `Guest ${String(index + 1)}`, age }));
  return { ...plan, id: '', party, days: tripDays(plan) };
};

/** What such a trip typically costs on such dates, from the dated prices of the catalog. Without flights. */
export const typicalCost = (idea: TripIdea, firstDay: string, book: PriceBook): CostRange =>
  tripEstimate(tripOfIdea(idea, firstDay), {}, book).total;
