import type { DayItem } from '@landsea/contracts/planning';
import { TripDay } from '@landsea/contracts/trip';
import { context, dinner } from '../testing/sample-day.js';
import { DayLoad } from './day-load.js';

const meal = (time: string): DayItem => dinner({ title: `Lunch at ${time}`, time, minutes: 45 });
const loadOf = (items: readonly DayItem[]): DayLoad =>
  new DayLoad(
    {
      day: TripDay.parse({
        date: context.date,
        kind: 'park',
        parks: [...context.parks],
        place: null,
        note: null,
        version: 1,
      }),
      context,
    },
    items,
  );

it('takes three meals a day, and no fourth', () => {
  expect(loadOf([meal('08:00'), meal('12:00')]).hasRoom(meal('18:00'))).toBe(true);
  expect(loadOf([meal('08:00'), meal('12:00'), meal('15:00')]).hasRoom(meal('18:00'))).toBe(false);
});
