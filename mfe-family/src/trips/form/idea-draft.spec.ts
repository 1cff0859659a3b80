import { CreateTrip, type TripIdea, WizardPlace } from '@landsea/contracts/trip';
import { formatIdea } from '@landsea/rules/trip';
import { followIdea, placeOfIdea } from './idea-draft';
import { getNextStayDates, toCreateTrip } from './trip-draft';
import { reduceWizard, makeWizardAt, type WizardAction, type WizardState } from './wizard-state';

const idea: TripIdea = { mode: 'combined', parkDays: 3, seaNights: 4, people: 4 };
const wizardOf = (each: TripIdea) => makeWizardAt(placeOfIdea(each, 'Robin', 'wizard-1'));
const follow = (state: WizardState, action: WizardAction) =>
  followIdea(idea, state.draft, action).reduce(reduceWizard, state);
const change = (dates: { startDate?: string; endDate?: string; mode?: 'parks' }): WizardAction => ({
  type: 'trip-changed',
  change: dates,
});

describe('a wizard that begins with an idea', () => {
  it('has its kind of trip and its people', () => {
    const { draft } = wizardOf(idea);
    expect(draft).toMatchObject({ mode: 'combined', startDate: '', endDate: '', sailing: null });
    expect(draft.party.map(({ name, age }) => `${name} ${age}`)).toEqual(['Robin 35', ' 35', ' 8', ' 8']);
    expect(new Set(draft.party.map(({ key }) => key)).size).toBe(4);
    expect(WizardPlace.safeParse(placeOfIdea(idea, 'Robin', crypto.randomUUID())).success).toBe(true);
  });

  it('has its dates and its sailing where the visitor chose a first day', () => {
    const { draft } = wizardOf({ ...idea, firstDay: '2027-03-14' });
    expect(draft).toMatchObject({
      startDate: '2027-03-14',
      endDate: '2027-03-21',
      sailing: { embarkationDate: '2027-03-17', nights: 4 },
    });
    const named = {
      ...draft,
      name: 'Spring',
      party: draft.party.map((person) => ({ ...person, name: 'A' })),
    };
    const sailing = {
      ship: 'Disney Wish',
      embarkationDate: '2027-03-17',
      nights: 4,
      concierge: false,
      chosenPorts: {},
    };
    expect(CreateTrip.safeParse(toCreateTrip({ ...named, sailing })).success).toBe(true);
  });

  it('finds the last day and the sailing by the first day that is typed', () => {
    const { draft } = follow(wizardOf(idea), change({ startDate: '2027-03-14' }));
    expect(draft).toMatchObject({
      endDate: '2027-03-21',
      sailing: { embarkationDate: '2027-03-17', nights: 4 },
    });
    expect(getNextStayDates(draft)).toEqual({ checkIn: '2027-03-14', checkOut: '2027-03-17' });
  });

  it('keeps a last day that was typed, and waits for a whole date', () => {
    const typed = follow(wizardOf(idea), change({ endDate: '2027-03-30' }));
    expect(follow(typed, change({ startDate: '2027-03-14' })).draft.endDate).toBe('2027-03-30');
    expect(follow(wizardOf(idea), change({ startDate: '' })).draft.endDate).toBe('');
  });

  it('follows a kind of trip that was changed', () => {
    const parks = follow(wizardOf(idea), change({ mode: 'parks' }));
    expect(follow(parks, change({ startDate: '2027-03-14' })).draft).toMatchObject({
      endDate: '2027-03-17',
      sailing: null,
    });
  });
});

it.each([
  [idea, '3 park days, 4 sea nights, 4 people'],
  [{ ...idea, mode: 'parks', parkDays: 1, people: 1 }, '1 park day, 1 person'],
  [{ ...idea, mode: 'cruise' }, '4 sea nights, 4 people'],
] as const)('%j reads as %s', (each, text) => expect(formatIdea(each)).toBe(text));
