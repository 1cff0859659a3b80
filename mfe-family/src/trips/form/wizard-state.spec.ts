import { CreateTrip } from '@landsea/contracts/trip';
import { findDoubledNight } from './doubled-night';
import { toCreateTrip } from './trip-draft';
import { listMessagesWithoutField, findProblems, getStepOfField, listSteps } from './wizard-problems';
import {
  listAllProblems,
  findFirstBadStep,
  makeInitialPlace,
  listVisibleProblems,
  reduceWizard,
  makeWizardAt,
} from './wizard-state';
import type { WizardAction, WizardState } from './wizard-state';

const after = (
  actions: WizardAction[],
  from: WizardState = makeWizardAt(makeInitialPlace('Robin', 'wizard-1')),
): WizardState => actions.reduce(reduceWizard, from);

const named: WizardAction = {
  type: 'trip-changed',
  change: { name: 'Castles and coral', mode: 'combined', startDate: '2027-03-14', endDate: '2027-03-21' },
};
const stay: WizardAction[] = [
  { type: 'stay-added', key: 's1' },
  { type: 'stay-changed', index: 0, change: { hotelName: 'Pop Century Resort', checkOut: '2027-03-17' } },
];
const ship: WizardAction = { type: 'sailing-changed', change: { ship: 'Disney Wish' } };
const next: WizardAction = { type: 'went-next' };

describe('the wizard', () => {
  it('makes a trip that the contract takes, sailing from the check-out to the last day', () => {
    const { draft } = after([named, ...stay, ship]);
    const trip = CreateTrip.parse(toCreateTrip(draft));
    expect(trip.sailing).toMatchObject({ embarkationDate: '2027-03-17', nights: 4 });
    expect(trip.sailing?.ports.map(({ port }) => port)).toEqual([
      'Port Canaveral',
      'Nassau, Bahamas',
      'Castaway Cay',
      'At Sea',
      'Port Canaveral',
    ]);
  });

  it('asks for the age of a child, and counts an adult without one', () => {
    const child: WizardAction[] = [
      { type: 'person-added', key: 'p2', age: 8 },
      { type: 'person-changed', index: 1, change: { name: 'Sam' } },
    ];
    const guessed = after([named, ship, ...child]).draft;
    expect(findProblems(guessed)).toEqual({ 'party.1.age': 'Add the age: tickets and rides depend on it' });
    const entered: WizardAction = {
      type: 'person-changed',
      index: 1,
      change: { age: 6, isAgeAssumed: undefined },
    };
    const { draft } = after([named, ship, ...child, entered]);
    expect(findProblems(draft)).toEqual({});
    expect(CreateTrip.parse(toCreateTrip(draft)).party.map(({ age }) => age)).toEqual([35, 6]);
  });

  it('tells a night with two places to sleep, and one after the other from that', () => {
    const second: WizardAction[] = [
      { type: 'stay-added', key: 's2' },
      { type: 'stay-changed', index: 1, change: { hotelName: 'Port Inn', checkOut: '2027-03-18' } },
    ];
    const moved = (checkIn: string): WizardAction => ({
      type: 'stay-changed',
      index: 1,
      change: { checkIn },
    });
    const nightOf = (...actions: WizardAction[]) =>
      findDoubledNight(after([named, ...stay, ...actions]).draft);
    expect(nightOf(...second)).toBeUndefined();
    expect(nightOf(...second, moved('2027-03-16'))).toBe('2027-03-16');
    expect(nightOf(...second, moved(''))).toBeUndefined();
    expect(nightOf(ship)).toBeUndefined();
    expect(nightOf(ship, ...second)).toBe('2027-03-17');
    const ashore: WizardAction = { type: 'trip-changed', change: { mode: 'parks' } };
    expect(nightOf(ship, ...second, ashore)).toBeUndefined();
  });

  it('does not leave a step with a problem, and says which only after the try', () => {
    const before = makeWizardAt(makeInitialPlace('Robin', 'wizard-1'));
    expect(listVisibleProblems(before)).toEqual({});
    const tried = reduceWizard(before, next);
    expect(tried.step).toBe('trip');
    expect(listVisibleProblems(tried)).toEqual({
      name: 'Trip name is required',
      startDate: 'Choose a date',
      endDate: 'Choose a date',
    });
  });

  it('leaves the sailing out of a parks trip and keeps what was typed about it', () => {
    const parks = after([named, ship, { type: 'trip-changed', change: { mode: 'parks' } }]);
    expect(listSteps(parks.draft)).toEqual(['trip', 'stays', 'party', 'review']);
    expect(toCreateTrip(parks.draft).sailing).toBeNull();
    const again = after([{ type: 'trip-changed', change: { mode: 'combined' } }], parks);
    expect(toCreateTrip(again.draft).sailing?.ship).toBe('Disney Wish');
  });

  it('names the problems across fields although fields of later steps are still empty', () => {
    const { draft } = after([
      named,
      { type: 'stay-added', key: 's1' },
      {
        type: 'stay-changed',
        index: 0,
        change: { hotelName: 'Pop Century', checkIn: '2027-03-16', checkOut: '2027-03-16' },
      },
    ]);
    expect(findProblems(draft)).toMatchObject({
      'stays.0.checkOut': 'Check-out must be after check-in',
      'sailing.ship': 'Ship is required',
    });
  });

  it('keeps a chosen port when the nights change', () => {
    const { draft } = after([
      named,
      ship,
      { type: 'port-chosen', day: 1, port: 'Freeport, Bahamas' },
      { type: 'sailing-changed', change: { nights: 3 } },
    ]);
    expect(toCreateTrip(draft).sailing?.ports.map(({ port }) => port)).toEqual([
      'Port Canaveral',
      'Freeport, Bahamas',
      'Castaway Cay',
      'Port Canaveral',
    ]);
  });

  it('starts a further stay where the last one ended', () => {
    const { draft } = after([named, ...stay, { type: 'stay-added', key: 's2' }]);
    expect(draft.stays[1]).toMatchObject({ checkIn: '2027-03-17', checkOut: '2027-03-21' });
  });

  it('goes to the step of what the server refused, until that is changed', () => {
    const ready = after([named, ...stay, ship, { type: 'went-to', step: 'review' }]);
    const refused = reduceWizard(ready, {
      type: 'was-refused',
      fields: { 'stays.0.hotelName': 'We do not know that hotel' },
    });
    expect(refused.step).toBe('stays');
    expect(listVisibleProblems(refused)).toEqual({ 'stays.0.hotelName': 'We do not know that hotel' });
    const changed = reduceWizard(refused, {
      type: 'stay-changed',
      index: 0,
      change: { hotelName: 'Pop Century' },
    });
    expect(listAllProblems(changed)).toEqual({});
  });

  it('gives each change a revision of its own, so that a repeated submission is one action', () => {
    const one = after([named]);
    expect(reduceWizard(one, next).revision).toBe(one.revision);
    expect(reduceWizard(one, ship).revision).toBe(one.revision + 1);
  });

  it('finds the first step that still has a problem', () => {
    expect(findFirstBadStep(after([named, ship, { type: 'person-removed', index: 0 }]))).toBe('party');
  });
});

describe('problems and their place', () => {
  it.each([
    ['endDate', 'trip'],
    ['stays.0.checkIn', 'stays'],
    ['sailing.ports', 'sailing'],
    ['party.2.age', 'party'],
    ['somethingNew', 'trip'],
  ])('%s belongs to %s', (path, step) => {
    expect(getStepOfField(path)).toBe(step);
  });

  it('tells which messages no field shows', () => {
    expect(
      listMessagesWithoutField({ party: 'Add at least one person to the party', 'party.0.name': 'Name' }),
    ).toEqual(['Add at least one person to the party']);
  });
});
