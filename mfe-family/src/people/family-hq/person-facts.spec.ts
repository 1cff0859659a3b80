import { anAttraction } from '../../testing/park-fixtures';
import { describeAge, findRideFacts } from './person-facts';

const trip = { startDate: '2027-03-14', endDate: '2027-03-20' };

describe('what the planning needs to know of a person', () => {
  it.each([
    ['2024-03-15', 'Turns 3 on Mon, Mar 15', '2 years', /Under 3.*then 3 to 9/],
    ['2017-03-15', 'Turns 10 on Mon, Mar 15', '9 years', /3 to 9.*then 10 and over/],
    ['2017-03-14', undefined, '10 years', /^10 and over: adult ticket$/],
    ['2020-03-18', 'Turns 7 on Thu, Mar 18', '6 years', /^3 to 9: child ticket$/],
    ['2026-12-01', undefined, 'under 1 year', /^Under 3: no park ticket$/],
  ])('born on %s: %s', (birthDate, birthday, age, ticket) => {
    const facts = describeAge({ name: 'Leo', age: 0, birthDate }, trip);
    expect(facts).toMatchObject({ birthday, age });
    expect(facts.ticket).toMatch(ticket);
  });

  it('takes an age without a birth date as it is', () => {
    expect(describeAge({ name: 'Leo', age: 1 }, trip)).toMatchObject({ age: '1 year', birthday: undefined });
  });

  it('counts rides by height, the line itself included', () => {
    const everest = anAttraction({ id: 'everest', name: 'Expedition Everest', heightInches: 44 });
    const tron = anAttraction({ id: 'tron', name: 'TRON Lightcycle / Run', heightInches: 48 });
    const train = anAttraction({ id: 'train', name: 'Seven Dwarfs Mine Train', heightInches: 38 });
    const carousel = anAttraction({ id: 'carousel', name: 'Carrousel', heightInches: null });
    const all = [tron, everest, carousel, train];
    expect(findRideFacts(all, 43)).toEqual({
      can: [train],
      cannot: [everest, tron],
      next: '1 inch to Expedition Everest',
    });
    expect(findRideFacts(all, 44)?.can).toEqual([train, everest]);
    expect(findRideFacts(all, 48)).toMatchObject({ cannot: [], next: undefined });
    expect(findRideFacts(all, undefined)).toBeUndefined();
  });
});
