import { addDays, countDaysBetween, listDates } from '../core/calendar.js';

interface TripShape {
  mode: 'parks' | 'cruise' | 'combined';
  startDate: string;
  endDate: string;
  stays: readonly { checkIn: string; checkOut: string; cancelBy?: { date: string } | undefined }[];
  sailing: {
    embarkationDate: string;
    nights: number;
    ports: readonly { date: string; port: string }[];
    cancelBy?: { date: string } | undefined;
  } | null;
}

export interface TripProblem {
  path: (string | number)[];
  message: string;
}

export const MAX_TRIP_DAYS = 60;

/** Keeps derived dates within the supported range. */
const FIRST_YEAR = '1910';
const LAST_YEAR = '2189';

const staysProblems = (trip: TripShape): TripProblem[] =>
  trip.stays.flatMap((stay, index) => {
    if (stay.checkOut <= stay.checkIn) {
      return [{ path: ['stays', index, 'checkOut'], message: 'Check-out must be after check-in' }];
    }
    if (stay.checkIn < trip.startDate || stay.checkOut > trip.endDate) {
      return [{ path: ['stays', index, 'checkIn'], message: 'The stay must lie within the trip dates' }];
    }
    if (stay.cancelBy && stay.cancelBy.date > stay.checkIn) {
      return [
        {
          path: ['stays', index, 'cancelBy', 'date'],
          message: 'The last day to cancel cannot be after check-in',
        },
      ];
    }
    return [];
  });

const sailingProblems = (trip: TripShape): TripProblem[] => {
  const { sailing } = trip;
  if (!sailing) {
    return trip.mode === 'parks' ? [] : [{ path: ['sailing'], message: 'Add the sailing of this trip' }];
  }
  if (trip.mode === 'parks')
    return [{ path: ['sailing'], message: 'A parks trip has no sailing: choose Land + Sea' }];
  const lastDay = addDays(sailing.embarkationDate, sailing.nights);
  if (sailing.embarkationDate < trip.startDate || lastDay > trip.endDate) {
    return [{ path: ['sailing', 'embarkationDate'], message: 'The sailing must lie within the trip dates' }];
  }
  const expected = listDates(sailing.embarkationDate, lastDay);
  const named = new Set(sailing.ports.map(({ date }) => date));
  if (sailing.ports.length !== expected.length || expected.some((date) => !named.has(date))) {
    return [{ path: ['sailing', 'ports'], message: 'Choose a port, or At Sea, for each day of the sailing' }];
  }
  if (sailing.cancelBy && sailing.cancelBy.date > sailing.embarkationDate) {
    return [
      {
        path: ['sailing', 'cancelBy', 'date'],
        message: 'The last day to cancel cannot be after the ship leaves',
      },
    ];
  }
  return [];
};

/** `path` is that of the field to correct. */
export const findTripProblems = (trip: TripShape): TripProblem[] => {
  const message = `Enter a date between ${FIRST_YEAR} and ${LAST_YEAR}`;
  if (trip.startDate < FIRST_YEAR) return [{ path: ['startDate'], message }];
  if (trip.endDate.slice(0, 4) > LAST_YEAR) return [{ path: ['endDate'], message }];
  if (trip.endDate < trip.startDate) {
    return [{ path: ['endDate'], message: 'The trip cannot end before it starts' }];
  }
  if (countDaysBetween(trip.startDate, trip.endDate) >= MAX_TRIP_DAYS) {
    return [{ path: ['endDate'], message: `A trip is at most ${MAX_TRIP_DAYS} days long` }];
  }
  return [...staysProblems(trip), ...sailingProblems(trip)];
};
