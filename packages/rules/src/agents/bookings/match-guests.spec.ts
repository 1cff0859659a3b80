import { matchGuests } from './match-guests.js';

const people = [
  { personId: '1', name: 'Jen', legalName: 'Jennifer Anne Brubaker' },
  { personId: '2', name: 'Mike', legalName: 'Michael Brubaker' },
  { personId: '3', name: 'Zoë', legalName: null },
  { personId: '4', name: 'Sam', legalName: 'Samuel Brubaker' },
  { personId: '5', name: 'Sam', legalName: 'Samantha Brubaker' },
];
const idOf = (name: string) => matchGuests([name], people).people[0]?.personId;

it.each([
  ['Jennifer Anne Brubaker', '1'],
  ['JENNIFER BRUBAKER', '1'],
  ['Mrs. Jennifer Brubaker', '1'],
  ['BRUBAKER/MICHAEL MR', '2'],
  ['Michael', '2'],
  ['Zoe Brubaker', '3'],
  ['Samantha Brubaker', '5'],
])('matches %s by the legal name, or by the name of the party', (name, personId) => {
  expect(idOf(name)).toBe(personId);
});

it.each(['Sam', 'Peter Brubaker', 'Brubaker', ''])('does not guess who “%s” is', (name) => {
  expect(idOf(name)).toBeUndefined();
});

it('matches each person once and names the rest', () => {
  const { people: found, unknown } = matchGuests(
    ['Michael Brubaker', 'Michael Brubaker', 'Ruth Miller'],
    people,
  );
  expect(found).toEqual([{ personId: '2', legalName: 'Michael Brubaker' }]);
  expect(unknown).toEqual(['Michael Brubaker', 'Ruth Miller']);
});
