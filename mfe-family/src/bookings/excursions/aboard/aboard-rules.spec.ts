import { getSeatingAt } from '@landsea/rules/planning';
import type { DayItem } from '@landsea/contracts/planning';
import { aDayItem } from '../../../testing/day-fixtures';
import { lineId } from '../../../testing/trip-fixtures';
import type { CruiseDay } from '../cruise-days';
import { aVenue } from '../../../testing/excursion-fixtures';
import { listGuestsOn } from '../who-can-go';
import { listAboardIdeas, getDress } from './aboard-ideas';
import { makeAdultDinnerStep } from './adult-dinner';
import { makeIdeaDraft, findItemOfIdea, rotationDetails } from './idea-items';
import { findDinner, ROTATION, planRotation, makeRotationStep } from './rotation';

const rooms = ['1923', 'Arendelle', 'Worlds of Marvel'].map((name) =>
  aVenue({ id: name.toLowerCase().replaceAll(' ', '-'), name, section: ROTATION, minutes: 100 }),
);
const venues = [
  ...rooms,
  aVenue({
    id: 'nursery',
    name: 'Nursery',
    section: 'nursery',
    minAge: 0.5,
    maxAge: 3,
    included: false,
    hours: { from: '09:00', to: '23:00' },
  }),
  aVenue({
    id: 'oceaneer',
    name: 'Oceaneer Club',
    minAge: 3,
    maxAge: 10,
    hours: { from: '09:00', to: '00:00' },
  }),
  aVenue({
    id: 'palo-dinner',
    name: 'Palo dinner',
    section: 'adult-dining',
    price: { from: 5000, to: 5000 },
    minutes: 120,
    times: ['18:00', '20:30'],
    minAge: 18,
  }),
  aVenue({
    id: 'palo-brunch',
    name: 'Palo brunch',
    section: 'adult-dining',
    price: { from: 5000, to: 5000 },
    minutes: 120,
    times: ['10:30'],
    minAge: 18,
  }),
  aVenue({ id: 'chocolate', name: 'Chocolate tasting', section: 'tasting', minAge: 18 }),
  aVenue({ id: 'aladdin', name: 'Aladdin', section: 'show', minutes: 60, times: ['18:15', '20:30'] }),
  aVenue({
    id: 'dress-3',
    name: 'What to wear',
    section: 'dress',
    nights: 3,
    nightly: ['Cruise casual', 'Pirate', 'Cruise casual'],
  }),
  aVenue({ id: 'pirate', name: 'Pirate night', section: 'theme-night', times: ['19:30'] }),
];
const aDay = (change: Partial<CruiseDay> = {}): CruiseDay => ({
  date: '2027-03-16',
  kind: 'port',
  place: 'Nassau',
  port: undefined,
  night: 2,
  ...change,
});
const guests = listGuestsOn(
  [
    { id: 'robin', name: 'Robin', age: 38 },
    { id: 'leo', name: 'Leo', age: 5 },
  ],
  '2027-03-16',
);
const dinner = (change = {}) =>
  aDayItem({
    title: '1923',
    date: '2027-03-16',
    time: '17:45',
    details: rotationDetails,
    ...change,
  });
const keys = (day: CruiseDay, of: ReturnType<typeof dinner> | undefined = undefined) =>
  listAboardIdeas(venues, {
    day,
    nights: 3,
    guests,
    seating: of?.time ? getSeatingAt(of.time) : undefined,
  }).map(({ key, time }) => [key, time]);

describe('the ideas for a day aboard', () => {
  it('are clubs of the children, adult dining, the show and the evening', () => {
    expect(keys(aDay())).toEqual([
      ['club-oceaneer', '09:00'],
      ['adult-palo-dinner', '18:00'],
      ['show', '20:30'],
      ['dress', null],
      ['theme', '19:30'],
    ]);
  });

  it('put the show before a late dinner and after an early one', () => {
    const timeOf = (time: string) =>
      new Map(keys(aDay(), dinner({ time })) as [string, string][]).get('show');
    expect([timeOf('17:45'), timeOf('20:15')]).toEqual(['20:30', '18:15']);
  });

  it('offer brunch and tastings at sea only', () => {
    const atSea = keys(aDay({ kind: 'sea' })).map(([key]) => key);
    expect(atSea).toEqual(expect.arrayContaining(['adult-palo-brunch', 'tasting-chocolate']));
  });

  it('say how boarding and the last evening go, and the breakfast by the seating', () => {
    expect(keys(aDay({ kind: 'embarkation', night: 1 })).slice(0, 3)).toEqual([
      ['ship-day-board', '11:30'],
      ['ship-day-muster', '16:00'],
      ['ship-day-sail-away', '17:00'],
    ]);
    expect(keys(aDay({ kind: 'sea', night: 3 }))[0]).toEqual(['ship-day-luggage', '22:00']);
    const lastMorning = (time: string) => keys(aDay({ kind: 'debarkation', night: null }), dinner({ time }));
    expect(lastMorning('17:45')[0]).toEqual(['ship-day-breakfast', '06:45']);
    expect(lastMorning('20:15')).toEqual([
      ['ship-day-breakfast', '08:00'],
      ['ship-day-ashore', '09:00'],
    ]);
  });

  it('open the clubs at no hour of the day the family boards', () => {
    expect(keys(aDay({ kind: 'embarkation', night: 1 }))).toContainEqual(['club-oceaneer', null]);
  });

  it('price adult dining for the adults and add it for them only', () => {
    const palo = listAboardIdeas(venues, { day: aDay(), nights: 3, guests, seating: undefined })[1];
    expect(palo).toMatchObject({ costCents: 5000, people: ['robin'] });
  });

  it('know the dress of a night, and none for a length without a plan', () => {
    expect([getDress(venues, 3, 2), getDress(venues, 3, 4), getDress(venues, 10, 2)]).toEqual([
      'Pirate',
      undefined,
      undefined,
    ]);
  });

  it('become activities of the day, and are known again there', () => {
    const ideas = listAboardIdeas(venues, { day: aDay(), nights: 3, guests, seating: undefined });
    for (const idea of ideas) {
      const {
        id,
        title,
        details,
        catalogueId = null,
      } = makeIdeaDraft(lineId(1), idea, aDay(), 'Disney Wish');
      const item = aDayItem({ id, title, details, catalogueId });
      expect(ideas.filter((each) => findItemOfIdea([item], each))).toEqual([idea]);
    }
  });
});

it('is not offered a show on an evening that has one', () => {
  const ideas = listAboardIdeas(venues, { day: aDay(), nights: 3, guests, seating: undefined });
  const show = ideas.find(({ key }) => key === 'show');
  const [known = ''] = show?.oneOf ?? [];
  const planned = aDayItem({
    id: lineId(1),
    catalogueId: known,
    details: { kind: 'activity', section: null },
  });
  expect(show && findItemOfIdea([planned], show)).toBe(planned);
  expect(show && findItemOfIdea([{ ...planned, catalogueId: 'palo-dinner' }], show)).toBeUndefined();
});

it('starts the rotation at the seating that is booked', () => {
  expect(planRotation([aDay()], [], rooms, 'late').seating).toBe('late');
});

describe('an adult dinner', () => {
  const [, idea] = listAboardIdeas(venues, { day: aDay(), nights: 3, guests, seating: undefined });
  const palo = (people: string[] | null, time = '18:00') => {
    if (idea?.title !== 'Palo dinner') throw new Error('no Palo');
    return { ...makeIdeaDraft(lineId(2), idea, aDay(), 'Disney Wish'), people, time };
  };

  it('takes the place of the rotation for everyone who goes', () => {
    expect(makeAdultDinnerStep(palo(null), dinner(), guests)).toMatchObject({ remove: [lineId(1)] });
    expect(makeAdultDinnerStep(palo(['robin']), dinner(), guests)).toMatchObject({
      title: 'Palo dinner added; 1923 stays for Leo',
      change: [{ id: lineId(1), people: ['leo'] }],
    });
  });

  it('leaves the rotation where no dinner is missed', () => {
    expect(makeAdultDinnerStep(palo(null, '10:30'), dinner(), guests)).toBeUndefined();
    expect(makeAdultDinnerStep(palo(['robin']), dinner({ people: ['leo'] }), guests)).toBeUndefined();
    expect(makeAdultDinnerStep(palo(null), undefined, guests)).toBeUndefined();
  });
});

describe('the dining rotation', () => {
  const days = [
    aDay({ date: '2027-03-15', kind: 'embarkation', night: 1 }),
    aDay(),
    aDay({ date: '2027-03-17', kind: 'debarkation', night: null }),
  ];

  it('begins with one room after another, early', () => {
    expect(planRotation(days, [], rooms)).toEqual({
      seating: 'early',
      restaurants: { '2027-03-15': '1923', '2027-03-16': 'Arendelle' },
    });
  });

  it('shows what is planned', () => {
    const planned = [dinner({ title: 'Worlds of Marvel', time: '20:15' })];
    expect(planRotation(days, planned, rooms)).toMatchObject({
      seating: 'late',
      restaurants: { '2027-03-16': 'Worlds of Marvel' },
    });
    expect(findDinner(planned, '2027-03-15')).toBeUndefined();
    expect(findDinner([dinner({ status: 'cancelled' })], '2027-03-16')).toBeUndefined();
  });

  it('changes dinners that exist and adds the others, as one step', () => {
    const rotation = {
      seating: 'late',
      restaurants: { '2027-03-15': '1923', '2027-03-16': 'Arendelle' },
    } as const;
    const step = makeRotationStep(rotation, days, [dinner()], rooms, () => lineId(9));
    expect(step.change).toEqual([
      { id: lineId(1), title: 'Arendelle', time: '20:15', catalogueId: 'arendelle' },
    ]);
    expect(step.add).toMatchObject([
      { id: lineId(9), date: '2027-03-15', title: '1923', time: '20:15', minutes: 100, isFixed: true },
    ]);
  });

  it('adds no dinner where everybody dines in a restaurant for adults', () => {
    const palo = (change: Partial<DayItem> = {}) =>
      aDayItem({
        id: lineId(5),
        title: 'Palo dinner',
        date: '2027-03-15',
        time: '18:00',
        people: null,
        details: { kind: 'activity', section: 'Adult dining' },
        ...change,
      });
    const rotation = { seating: 'early', restaurants: { '2027-03-15': '1923' } } as const;
    const added = (item: DayItem) => makeRotationStep(rotation, days, [item], rooms, () => lineId(9)).add;
    expect(added(palo())).toEqual([]);
    expect(added(palo({ people: [lineId(7)] }))).toHaveLength(1);
    expect(added(palo({ time: '10:30' }))).toHaveLength(1);
    expect(added(palo({ status: 'cancelled' }))).toHaveLength(1);
  });
});
