import type { ImportedHousehold } from '@landsea/contracts/agents/imports';
import { decideHousehold } from './decide-household.js';
import type { KnownHousehold, KnownImportPerson } from './match-household.js';

const person = (over: Partial<KnownImportPerson>): KnownImportPerson => ({
  id: 'p1',
  version: 1,
  firstName: 'Ann',
  lastName: 'Lee',
  birthDate: null,
  email: 'ann@example.com',
  phone: null,
  loyalties: [],
  heightInches: null,
  dietaryNotes: null,
  passportExpiresOn: null,
  notes: null,
  details: {},
  externalId: null,
  ...over,
});
const client = (over: Partial<KnownHousehold> = {}): KnownHousehold => ({
  id: 'c1',
  externalId: null,
  stage: 'quoted',
  source: null,
  tags: [],
  notes: null,
  nextStep: null,
  nextStepOn: null,
  details: {},
  people: [person({})],
  ...over,
});
const family = (over: Partial<ImportedHousehold> = {}): ImportedHousehold => ({
  key: 'k',
  lines: [2],
  people: [{ firstName: 'ANN', lastName: 'Lee', email: 'ann@example.com' }],
  ...over,
});
const decide = (...args: Parameters<typeof decideHousehold>) => decideHousehold(...args).decision;

describe('a family of a file', () => {
  it('is new, the same or changed', () => {
    expect(decide(family(), [])).toMatchObject({ result: 'new' });
    expect(decide(family(), [client()])).toMatchObject({ result: 'same', clientId: 'c1' });
    const changed = decide(family({ details: { city: 'Dayton' } }), [client()]);
    expect(changed).toMatchObject({
      result: 'changed',
      changes: [{ label: 'City', before: '', after: 'Dayton' }],
    });
    const born = family({ people: [{ ...person({}), birthDate: '1979-06-05' }] });
    expect(decide(born, [client()]).changes).toEqual([
      { label: 'Ann: Birth date', before: '', after: 'Jun 5, 1979' },
    ]);
  });

  it('is matched by number before mail and last name, then by phone and both names', () => {
    const byMail = client();
    const byNumber = client({
      id: 'c2',
      externalId: 'tern:1',
      people: [person({ id: 'p2', email: 'old@example.com' })],
    });
    expect(decide(family({ externalId: 'tern:1' }), [byMail, byNumber]).clientId).toBe('c2');
    const phoned = { firstName: 'Ann', lastName: 'Lee', phone: '+15125550187' };
    const byPhone = client({ people: [person({ email: null, phone: '(512) 555-0187' })] });
    expect(decide(family({ people: [phoned] }), [byPhone])).toMatchObject({ result: 'same' });
    expect(decide(family({ people: [{ ...phoned, firstName: 'Bo' }] }), [byPhone])).toMatchObject({
      result: 'new',
    });
  });

  it('is asked about where several fit, or another name has the address, and follows the choice', () => {
    const two = [client(), client({ id: 'c2' })];
    expect(decide(family(), two)).toMatchObject({ result: 'ask', candidates: [{ id: 'c1' }, { id: 'c2' }] });
    expect(decide(family(), two, { as: 'client', clientId: 'c2' }).clientId).toBe('c2');
    const renamed = client({ people: [person({ lastName: 'Roe' })] });
    expect(decide(family(), [renamed])).toMatchObject({ result: 'ask' });
  });

  it('never merges a child without mail, nor with the address of the family', () => {
    const child = { firstName: 'Mia', lastName: 'Lee' };
    const other = client({ people: [person({ firstName: 'Zoe', lastName: 'Roe' })] });
    const plan = decideHousehold(family({ people: [...family().people, child] }), [client()]);
    expect(plan.added).toEqual([child]);
    expect(decide(family({ people: [{ ...child, phone: '+15125550100' }] }), [other]).result).toBe('new');
  });

  it('never erases by an empty cell, moves no stage and writes over no next step', () => {
    const known = client({ nextStep: 'Call', notes: 'VIP', people: [person({ birthDate: '1984-03-09' })] });
    const plan = decideHousehold(family({ stage: 'lost', nextStep: 'Write', notes: 'VIP' }), [known]);
    expect(plan).toMatchObject({ decision: { result: 'same' }, client: {}, changed: [] });
  });

  it('of bookings makes no client', () => {
    const booked = family({ people: [{ firstName: 'Ann', lastName: 'Lee' }], onlyKnown: true });
    expect(decide(booked, [])).toMatchObject({
      result: 'refused',
      sentence: expect.stringContaining('Ann Lee'),
    });
    expect(decide(booked, [client()])).toMatchObject({ clientId: 'c1' });
  });
});

it('compares a consent by its words, not by the order of its names', () => {
  const consent = { about: 'news', text: 'Yes', version: '3', on: '2026-11-01' } as const;
  const stored = { on: '2026-11-01', text: 'Yes', about: 'news', version: '3' } as const;
  const known = client({ details: { consents: [stored] } });
  expect(decide(family({ details: { consents: [consent] } }), [known]).result).toBe('same');
});
