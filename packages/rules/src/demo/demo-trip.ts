import { demoAccount } from '@landsea/contracts/account';
import { addDays, listDates } from '@landsea/contracts/core';
import type { CreateTrip, TripDay } from '@landsea/contracts/trip';
import { demoDays } from './demo-days.js';

/** Days ahead of today. */
export const DEMO_LEAD_DAYS = 75;
const RESORT_NIGHTS = 6;
const SEA_NIGHTS = 4;
const PORTS = ['Port Canaveral', 'Nassau, Bahamas', 'Castaway Cay', 'At Sea', 'Port Canaveral'];

/** The id in the template; each copy has another. */
export const demoTripId = 'd0000000-0000-4000-8000-0000000000aa';

export const demoPeople = {
  morgan: 'd1000000-0000-4000-8000-000000000001',
  alex: 'd1000000-0000-4000-8000-000000000002',
  sofia: 'd1000000-0000-4000-8000-000000000003',
  leo: 'd1000000-0000-4000-8000-000000000004',
};

export const makeDemoTrip = (startDate: string): CreateTrip => {
  const portNight = addDays(startDate, RESORT_NIGHTS);
  const embarkationDate = addDays(portNight, 1);
  return {
    name: `${demoAccount.lastName} family: parks, then the Bahamas`,
    mode: 'combined',
    startDate,
    endDate: addDays(embarkationDate, SEA_NIGHTS),
    stays: [
      {
        hotelName: 'Caribbean Beach Resort',
        onSite: true,
        checkIn: startDate,
        checkOut: portNight,
        cancelBy: { date: addDays(startDate, -30), note: 'the deposit of one night is kept after it' },
        confirmation: '52071846',
      },
      {
        hotelName: 'Radisson Resort at the Port',
        onSite: false,
        checkIn: portNight,
        checkOut: embarkationDate,
        confirmation: '90614723',
      },
    ],
    sailing: {
      ship: 'Disney Wish',
      embarkationDate,
      nights: SEA_NIGHTS,
      concierge: false,
      ports: PORTS.map((port, day) => ({ date: addDays(embarkationDate, day), port })),
      reservation: '48213390',
      stateroom: '7042',
    },
    party: [
      {
        id: demoPeople.morgan,
        name: 'Morgan Rivera',
        age: 39,
        heightInches: 67,
        dietaryNotes: 'Vegetarian',
        loyaltyLevel: 'silver',
      },
      { id: demoPeople.alex, name: 'Alex Rivera', age: 41, heightInches: 71, loyaltyLevel: 'silver' },
      {
        id: demoPeople.sofia,
        name: 'Sofia Rivera',
        age: 11,
        heightInches: 57,
        dietaryNotes: 'Peanut and tree nut allergy',
      },
      { id: demoPeople.leo, name: 'Leo Rivera', age: 5, heightInches: 43 },
    ],
  };
};

export const makeDemoTripDays = ({ startDate, endDate }: CreateTrip): TripDay[] =>
  listDates(startDate, endDate).map((date, index) => {
    const day = demoDays[index];
    if (!day) throw new Error(`the demo trip has no plan for day ${index + 1}`);
    return { date, ...day, version: 1 };
  });
