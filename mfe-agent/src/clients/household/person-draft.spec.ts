import type { HouseholdPerson } from '@landsea/contracts/agents';
import { makePersonChange, makePersonDraft, readFacts, HouseholdPersonDraft } from './person-draft';

const mia: HouseholdPerson = {
  id: 'c0000000-0000-4000-8000-000000000002',
  version: 3,
  firstName: 'Mia',
  lastName: 'Moss',
  birthDate: '2019-05-04',
  email: null,
  phone: null,
  loyalties: [{ program: 'Castaway Club', level: 'Gold' }],
  heightInches: 44,
  dietaryNotes: 'Peanut allergy',
  passportExpiresOn: null,
  notes: null,
};

describe('a person as typed', () => {
  it('changes nothing where nothing was typed', () => {
    expect(makePersonChange(makePersonDraft(mia), mia)).toEqual({});
    expect(readFacts(makePersonDraft(mia))).toMatchObject({
      heightInches: 44,
      loyalties: mia.loyalties,
      email: null,
    });
  });

  it('sends what differs, null for what was taken away', () => {
    const draft = {
      ...makePersonDraft(mia),
      heightInches: '46',
      dietaryNotes: '',
      loyalties: 'Club: Gold\nAir miles: Silver',
    };
    expect(makePersonChange(draft, mia)).toEqual({
      heightInches: 46,
      dietaryNotes: null,
      loyalties: [
        { program: 'Club', level: 'Gold' },
        { program: 'Air miles', level: 'Silver' },
      ],
    });
  });

  it.each([
    ['heightInches', '7'],
    ['email', 'nobody'],
    ['loyalties', 'Castaway Club'],
    ['firstName', ' '],
  ])('says what is wrong with %s %j', (field, typed) => {
    const { error } = HouseholdPersonDraft.safeParse({ ...makePersonDraft(mia), [field]: typed });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
