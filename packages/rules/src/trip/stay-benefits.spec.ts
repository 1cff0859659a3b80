import { hasEarlyEntry, getStayBenefits } from './stay-benefits.js';

const benefitsOf = (hotelName: string, onSite = false) => {
  const { earlyEntry, stayLanes, stayDining } = getStayBenefits({ hotelName, onSite });
  return [earlyEntry, stayLanes, stayDining];
};

it.each([
  ['Pop Century Resort', true, [true, true, true]],
  ['Holiday Inn Express Kissimmee', false, [false, false, false]],
  ['Walt Disney World Swan', true, [true, true, null]],
  ['the swan', false, [true, true, null]],
  ['Swan Reserve', false, [true, true, null]],
  ['Disney’s Dolphin Resort', false, [true, true, null]],
  ['Shades of Green on Walt Disney World Resort', true, [true, true, null]],
  ['Drury Plaza', false, [true, false, false]],
  ['Hilton Orlando Lake Buena Vista - Disney Springs Area', true, [true, false, false]],
  ['Hilton Orlando Bonnet Creek', false, [false, false, false]],
  ['Four Seasons Resort Orlando', false, [false, false, false]],
  ['Swan Lake Inn', false, [false, false, false]],
] as const)(
  'gives guests of %s (on site: %s) early entry, lanes and dining: %j',
  (hotel, onSite, benefits) => {
    expect(benefitsOf(hotel, onSite)).toEqual(benefits);
  },
);

it('lets guests of such hotels in early from check-in to check-out', () => {
  const dates = ['2027-04-30', '2027-05-01', '2027-05-03', '2027-05-04'];
  const early = (hotelName: string, onSite: boolean) => {
    const stays = [{ hotelName, onSite, checkIn: '2027-05-01', checkOut: '2027-05-03' }];
    return dates.filter((date) => hasEarlyEntry(stays, date));
  };
  expect(early('Pop Century', true)).toEqual(['2027-05-01', '2027-05-03']);
  expect(early('Dolphin', false)).toEqual(['2027-05-01', '2027-05-03']);
  expect(early('Another hotel', false)).toEqual([]);
});
