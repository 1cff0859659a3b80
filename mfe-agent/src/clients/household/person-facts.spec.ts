import { aPerson } from '../../testing/a-client';
import { listPersonFacts } from './person-facts';

const person = aPerson({ firstName: 'Mia', lastName: 'Moss' });
const now = new Date('2026-11-24T17:00:00Z');

describe('what is known of a person', () => {
  it('says nothing where nothing is known', () => {
    expect(listPersonFacts(person, now)).toEqual([]);
  });

  it('says the age of today', () => {
    expect(listPersonFacts({ ...person, birthDate: '2025-11-24' }, now)[0]?.text).toMatch(/^1 year old/);
    expect(listPersonFacts({ ...person, birthDate: '2016-11-25' }, now)[0]?.text).toMatch(/^9 years old/);
  });

  it.each([
    ['2026-11-23', /expired/, true],
    ['2027-05-01', /valid until/, true],
    ['2027-05-26', /valid until/, undefined],
  ])(
    'warns of a passport until %s where it runs out within six months',
    (passportExpiresOn, text, isWarning) => {
      const [fact] = listPersonFacts({ ...person, passportExpiresOn }, now);
      expect(fact?.text).toMatch(text);
      expect(fact?.isWarning).toBe(isWarning);
    },
  );
});
