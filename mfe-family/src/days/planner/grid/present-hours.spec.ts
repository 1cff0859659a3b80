import { makeParkDay } from '@landsea/rules/day-plans';
import { aParkCalendar } from '../../../testing/park-fixtures';
import { aTrip } from '../../../testing/trip-fixtures';
import { presentHours } from './present-hours';

describe('the hours in the parks', () => {
  const [day = aTrip().days[0]] = aTrip().days;
  const park = makeParkDay('magic-kingdom', '2027-03-14', aParkCalendar(), { earlyEntry: true });
  const hours = (presence: { arrivesAt?: string; leavesAt?: string }) =>
    day && park ? presentHours({ day: { ...day, ...presence }, parkDays: [park] }) : undefined;

  it('are those of the gates on a whole day', () => {
    expect(hours({})).toEqual({ from: 8 * 60 + 30, until: 22 * 60 });
  });

  it('begin with the arrival and end with the departure, within those of the gates', () => {
    expect(hours({ arrivesAt: '13:00', leavesAt: '18:00' })).toEqual({ from: 13 * 60, until: 18 * 60 });
    expect(hours({ arrivesAt: '07:00', leavesAt: '23:30' })).toEqual({ from: 8 * 60 + 30, until: 22 * 60 });
  });

  it('are none without a park', () => {
    expect(day && presentHours({ day, parkDays: [] })).toBeNull();
  });
});
