import type { HouseholdPerson, MergeFields } from '@landsea/contracts/agents';
import { chooseClient, choosePerson, pairPeople } from './merge-choices.js';

const fields: MergeFields = {
  stage: 'keep',
  source: 'merge',
  nextStep: 'merge',
  lead: 'keep',
  tags: 'both',
  notes: 'both',
};
const client = (over = {}) => ({
  stage: 'lead' as const,
  source: null,
  nextStep: null,
  nextStepOn: null,
  tags: [] as string[],
  details: {},
  notes: null as string | null,
  ...over,
});
const person = (over: Partial<HouseholdPerson>): HouseholdPerson => ({
  id: 'p',
  version: 1,
  firstName: 'Mia',
  lastName: 'Moss',
  birthDate: null,
  email: null,
  phone: null,
  loyalties: [],
  heightInches: null,
  dietaryNotes: null,
  passportExpiresOn: null,
  notes: null,
  ...over,
});

describe('chooseClient', () => {
  it('takes each value from the chosen side, a next step with its date', () => {
    const merge = client({ stage: 'booked', source: 'Referral', nextStep: 'Call', nextStepOn: '2027-01-02' });
    expect(chooseClient(client({ nextStepOn: '2026-12-01' }), merge, fields)).toMatchObject({
      stage: 'lead',
      source: 'Referral',
      nextStep: 'Call',
      nextStepOn: '2027-01-02',
    });
  });

  it('puts tags together once each, whatever their case, and notes one below the other', () => {
    const both = chooseClient(
      client({ tags: ['VIP'], notes: 'Loves verandas' }),
      client({ tags: ['vip', 'Honeymoon'], notes: 'Vegetarian' }),
      fields,
    );
    expect(both).toMatchObject({ tags: ['VIP', 'Honeymoon'], notes: 'Loves verandas\n\nVegetarian' });
    expect(chooseClient(client({ notes: 'Same' }), client({ notes: 'Same' }), fields).notes).toBe('Same');
  });

  it('refuses what is too much together', () => {
    const tags = (of: string) => Array.from({ length: 11 }, (_, index) => `${of} ${index}`);
    expect(() => chooseClient(client({ tags: tags('a') }), client({ tags: tags('b') }), fields)).toThrow();
    const notes = { notes: 'x'.repeat(1001) };
    expect(() => chooseClient(client(notes), client({ notes: 'y'.repeat(1001) }), fields)).toThrow();
  });
});

describe('choosePerson', () => {
  it('lets the key of a phone follow the phone', () => {
    const all = { name: 'keep', birthDate: 'keep', email: 'merge', phone: 'merge' } as const;
    const rest = { loyalties: 'keep', heightInches: 'merge', dietaryNotes: 'keep' } as const;
    const kept = choosePerson(
      person({ email: 'mia@example.com', phone: '(407) 555-0100' }),
      person({ email: null, phone: '+1 407-555-0199', heightInches: 44 }),
      { ...all, ...rest, passportExpiresOn: 'keep', notes: 'keep' },
    );
    expect(kept).toMatchObject({ email: null, phoneKey: '+14075550199', heightInches: 44 });
  });
});

describe('pairPeople', () => {
  it('pairs the same names once each, without accents and case', () => {
    const keep = [person({ id: 'k1', firstName: 'Zoë' }), person({ id: 'k2' })];
    const merge = [
      person({ id: 'm1', firstName: 'zoe' }),
      person({ id: 'm2', firstName: 'ZOE' }),
      person({ id: 'm3', firstName: 'Ben' }),
    ];
    expect(pairPeople(keep, merge)).toEqual([{ keepId: 'k1', mergeId: 'm1' }]);
  });

  it('pairs the lead persons whose names suggest the two clients as one', () => {
    const pairOf = (one: object, other: object) =>
      pairPeople([person({ id: 'k', ...one })], [person({ id: 'm', ...other })]).length;
    const jen = { firstName: 'Jen', lastName: 'Brubaker' };
    expect(pairOf(jen, { firstName: 'Jennifer', lastName: 'Brubaker' })).toBe(1);
    expect(pairOf(jen, { firstName: 'Jen', lastName: 'Brubacker' })).toBe(1);
    expect(pairOf(jen, { firstName: 'Bob', lastName: 'Brubaker' })).toBe(0);
    const [born, other] = [{ birthDate: '1984-05-02' }, { birthDate: '2012-05-02' }];
    expect(pairOf({ ...jen, ...born }, { firstName: 'Jennifer', lastName: 'Brubaker', ...other })).toBe(0);
    const brothers = [person({ id: 'k1' }), person({ id: 'k2', firstName: 'Jim' })];
    expect(
      pairPeople(brothers, [
        person({ id: 'm1', firstName: 'Zed' }),
        person({ id: 'm2', firstName: 'James' }),
      ]),
    ).toEqual([]);
  });

  it('pairs a married name by the address, and never a father with his son', () => {
    const email = 'home@example.com';
    expect(
      pairPeople([person({ id: 'k', email })], [person({ id: 'm', lastName: 'Park', email })]),
    ).toHaveLength(1);
    expect(pairPeople([person({ id: 'k', email })], [person({ id: 'm', firstName: 'Ben', email })])).toEqual(
      [],
    );
    const [father, son] = [person({ birthDate: '1980-01-01' }), person({ birthDate: '2012-01-01' })];
    expect(pairPeople([father], [son])).toEqual([]);
  });
});
