import { countGuestsOn } from './guests.js';

const none = { adults: 0, children: 0, infants: 0 };

it.each([
  [0, 'infants'],
  [2, 'infants'],
  [3, 'children'],
  [9, 'children'],
  [10, 'adults'],
  [64, 'adults'],
] as const)('counts a guest of %i among the %s', (age, group) => {
  expect(countGuestsOn([{ age }], '2027-03-14')).toEqual({ ...none, [group]: 1 });
});

it('counts a guest with a birth date by the age of the day', () => {
  const people = [{ age: 2, birthDate: '2024-03-16' }];
  expect(countGuestsOn(people, '2027-03-15')).toEqual({ ...none, infants: 1 });
  expect(countGuestsOn(people, '2027-03-16')).toEqual({ ...none, children: 1 });
});
