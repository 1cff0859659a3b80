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

/** Round trip from Port Canaveral, with the ports of the day cards. */
const sailingOf = ({ seaNights }: TripIdea, embarkationDate: string): Sailing => ({
  ship: '',
  embarkationDate,
  nights: seaNights,
  concierge: false,
  ports: usualCalls(seaNights).map((port, day) => ({ date: addDays(embarkationDate, day), port })),
});

/** The estimate assumes a moderate park hotel and an oceanview stateroom. */
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

/** The catalog's dated prices, without flights. */
export const typicalCost = (idea: TripIdea, firstDay: string, book: PriceBook): CostRange =>
  tripEstimate(tripOfIdea(idea, firstDay), {}, book).total;
