import { anAttraction } from '../../testing/park-fixtures';
import { explainCannotRide, getDrawnHeight, formatHeight } from './height-words';

const date = '2027-03-14';
const ride = (name: string, heightInches: number | null, riderSwitch = true) =>
  anAttraction({ id: name.toLowerCase().replaceAll(' ', '-'), name, heightInches, riderSwitch });
const rides = [ride('Dumbo', null), ride('Mine Train', 38), ride('TRON', 48), ride('Everest', 44)];
const person = (age: number, heightInches?: number) => ({
  id: 'c0000000-0000-4000-8000-000000000001',
  version: 1,
  name: 'Jack Rivera',
  age,
  ...(heightInches === undefined ? {} : { heightInches }),
});

it('names the rides that somebody is too short for, the highest gate first', () => {
  expect(explainCannotRide(person(6, 43), rides, date)).toBe('Jack can’t: TRON, Everest.');
  expect(explainCannotRide(person(6, 44), rides, date)).toBe('Jack can’t: TRON.');
  expect(explainCannotRide(person(9, 48), rides, date)).toBeUndefined();
  const many = [...rides, ride('Space', 44), ride('Test Track', 40)];
  expect(explainCannotRide(person(6, 38), many, date)).toBe('Jack can’t: TRON, Everest, Space and 1 more.');
});

it('counts a child under three without a height as too small, and says where rider switch works', () => {
  expect(explainCannotRide(person(1), rides, date)).toBe(
    'Jack is too small for the 3 rides with a height. Rider switch works on all of them.',
  );
  expect(explainCannotRide(person(1), [...rides, ride('Slide', 40, false)], date)).toMatch(
    /Rider switch works on 3 of them\.$/,
  );
  expect(explainCannotRide(person(40), rides, date)).toBeUndefined();
});

it('draws who has no height by age, and asks for that of a child', () => {
  expect(getDrawnHeight(person(6, 45), date)).toEqual({ inches: 45, isKnown: true });
  expect(getDrawnHeight(person(1), date).inches).toBeLessThan(38);
  expect(getDrawnHeight(person(40), date)).toEqual({ inches: 66, isKnown: false });
  expect([person(6, 45), person(6), person(40)].map((each) => formatHeight(each, date))).toEqual([
    '45 in',
    'Add height',
    '',
  ]);
});
