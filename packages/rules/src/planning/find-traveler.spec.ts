import { findTraveler } from './find-traveler.js';

const party = [{ name: 'Jen Brubaker' }, { name: 'Bob' }, { name: 'Max' }, { name: 'Max Power' }];

describe('the traveler of an account', () => {
  it.each([
    ['Jen', 'Jen Brubaker'],
    ['bob ', 'Bob'],
    ['Jen Marie', 'Jen Brubaker'],
  ])('for %s is %s', (firstName, name) => expect(findTraveler(party, firstName)?.name).toBe(name));

  it.each(['Max', 'Ann', '', ' '])('is unknown for “%s”', (firstName) =>
    expect(findTraveler(party, firstName)).toBeUndefined(),
  );
});
