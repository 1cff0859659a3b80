import { placeMatcher } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { aDayItem } from '../../testing/day-fixtures';
import { aTrip, lineId } from '../../testing/trip-fixtures';
import { doubtsOf, factsOf, problemOf, proposalsOf, stepOf } from './proposals';
import { readConfirmation } from './reading/read-confirmation';

const trip = aTrip({
  stays: [{ hotelName: 'Pop Century Resort', onSite: true, checkIn: '2027-03-14', checkOut: '2027-03-15' }],
});
const noNames = { restaurant: () => null, hotel: placeName };
function placeName(typed: string): string | null {
  return placeMatcher([{ name: 'Pop Century Resort' }], { extraWords: false })(typed)?.name ?? null;
}
const proposed = (text: string) => proposalsOf(readConfirmation(text, trip, noNames), trip);
const step = (text: string, items: DayItem[] = []) =>
  stepOf({ proposals: proposed(text), items, restaurantOf: () => null, newId: () => lineId(9) });

const table = `Restaurant: Be Our Guest
Date: March 14, 2027
Time: 6:00 PM
Party of 1
Confirmation Number: 4578123
Total: $84.00`;

describe('what a confirmation adds', () => {
  it('is a booked table with its number, its price and its time, which stays when the day is reordered', () => {
    expect(step(table)).toMatchObject({
      title: 'Added a booking from a confirmation',
      change: [],
      add: [
        {
          title: 'Be Our Guest',
          date: '2027-03-14',
          time: '18:00',
          status: 'booked',
          isFixed: true,
          confirmation: '4578123',
          costCents: 8400,
          details: { kind: 'dining' },
        },
      ],
    });
  });

  it('books the meal that is planned already and keeps its note', () => {
    const meal = aDayItem({
      id: lineId(3),
      title: 'be our guest',
      date: null,
      time: null,
      status: 'wish',
      note: 'Window seat',
      catalogueId: null,
      details: {
        kind: 'dining',
        meal: 'dinner',
        prepaid: false,
        depositCents: null,
        freeCancelHours: null,
        onDiningPlan: false,
      },
    });
    const { add, change } = step(table, [meal]);
    expect(add).toEqual([]);
    expect(change).toMatchObject([
      {
        id: lineId(3),
        date: '2027-03-14',
        time: '18:00',
        status: 'booked',
        confirmation: '4578123',
        note: 'Window seat',
      },
    ]);
  });

  it('adds nothing twice when the same mail is pasted again', () => {
    const { add = [] } = step(table);
    const [created] = add;
    const again = step(table, [aDayItem({ ...(created as Partial<DayItem>), catalogueId: null })]);
    expect(again.add).toEqual([]);
    const done = aDayItem({ ...(created as Partial<DayItem>), catalogueId: null, status: 'done' });
    expect(step(table, [done]).change).toMatchObject([{ status: 'done' }]);
  });

  it('is a note on the day of a flight, with its way, its landing and what it cost', () => {
    const flight = `Southwest Airlines. Confirmation # 3XK9QZ
Sunday, March 14, 2027
Flight 1234 BWI → MCO
Departs 7:35 AM
Arrives 10:05 AM`;
    expect(step(flight).add).toMatchObject([
      {
        title: 'Southwest 1234, BWI to MCO',
        date: '2027-03-14',
        time: '07:35',
        confirmation: '3XK9QZ',
        note: 'Lands at 10:05 AM',
        details: { kind: 'note' },
      },
    ]);
  });
});

describe('before it is taken', () => {
  it('is left out when it is not on a day of the trip, and says so', () => {
    const [proposal] = proposed(table.replace('March 14, 2027', 'May 2, 2027'));
    expect(proposal?.isTaken).toBe(false);
    expect(proposal && doubtsOf(proposal, trip)).toContain(
      'This is not on a day of your trip. Change the day here, or the dates of your trip.',
    );
    expect(proposal && problemOf(proposal, trip)).toBe('Choose a day of your trip');
  });

  it('says where a hotel differs from the stay of the trip', () => {
    const [proposal] = proposed(`Resort: Disney's Pop Century Resort
Check-In: March 14, 2027
Check-Out: March 17, 2027
Room: Standard
Confirmation Number: 48812077`);
    expect(proposal?.title).toBe('Check in: Pop Century Resort');
    expect(proposal && doubtsOf(proposal, trip)).toEqual(['Your trip says Sun, Mar 14 to Mon, Mar 15 here.']);
    expect(proposal && factsOf(proposal.confirmation)).toEqual([
      'Check out Wed, Mar 17, 3 nights',
      'Standard',
    ]);
  });

  it('says that it is for another number of people', () => {
    const [proposal] = proposed(table.replace('Party of 1', 'Party of 5'));
    expect(proposal && doubtsOf(proposal, trip)).toEqual([
      'The email is for 5, your party is 1. Choose who goes once it is on your trip.',
    ]);
  });
});
