import type { DayItem } from '@landsea/contracts/planning';
import { LaneIndex } from './lane-index.js';
import { makeLaneChecks, findLaneProblems as problemsIn } from './lane-problems.js';
import type { LaneItem, LanePerson, LaneRide } from './lane-facts.js';

const ride = (
  id: string,
  park: LaneRide['park'],
  product: LaneRide['lane']['product'],
  tier: 1 | 2 | null = null,
): LaneRide => ({ id, name: id, park, lane: { product, tier } });

const rides = [
  ride('space', 'magic-kingdom', 'multi', 1),
  ride('jungle', 'magic-kingdom', 'multi', 1),
  ride('mansion', 'magic-kingdom', 'multi', 2),
  ride('pirates', 'magic-kingdom', 'multi', 2),
  ride('buzz', 'magic-kingdom', 'multi', 2),
  ride('tron', 'magic-kingdom', 'single'),
  ride('mine', 'magic-kingdom', 'single'),
  ride('carousel', 'magic-kingdom', 'none'),
  ride('test-track', 'epcot', 'multi', 1),
  ride('soarin', 'epcot', 'multi', 2),
  ride('guardians', 'epcot', 'single'),
  ride('safari', 'animal-kingdom', 'multi'),
  ride('navi', 'animal-kingdom', 'multi'),
  ride('everest', 'animal-kingdom', 'multi'),
];

const party: LanePerson[] = [
  { id: 'ana', name: 'Ana', age: 38 },
  { id: 'ben', name: 'Ben', age: 9 },
  { id: 'mia', name: 'Mia', age: 2, birthDate: '2024-03-10' },
];

const DAY = '2027-03-09';

type Change = Partial<Omit<LaneItem, 'details'>> & Partial<LaneItem['details']>;

/** Picked ahead for everyone by default. */
const lane = (catalogueId: string | null, change: Change = {}): LaneItem => {
  const { product, isPass, returnUntil, isPreselected, doneAt, ...item } = change;
  const known = rides.find(({ id }) => id === catalogueId);
  const pass = product ?? (known?.lane.product === 'single' ? 'single' : 'multi');
  return {
    id: `${catalogueId ?? 'own'}-${JSON.stringify(change)}`,
    title: catalogueId ?? 'Own ride',
    date: DAY,
    time: null,
    park: known?.park ?? null,
    people: null,
    catalogueId,
    status: 'planned',
    ...item,
    details: {
      kind: 'lane',
      product: pass,
      returnUntil: returnUntil ?? null,
      isPreselected: isPreselected ?? (pass === 'multi' && isPass !== true),
      ...(isPass !== undefined && { isPass }),
      ...(doneAt !== undefined && { doneAt }),
    },
  };
};
const USED = { doneAt: '2027-03-09T14:00:00Z' };
const BOOKED = { isPreselected: false, status: 'booked' } as const;

const laneProblems = (selection: LaneItem, others: LaneItem[], context = { rides, party }) =>
  problemsIn(selection, new LaneIndex(others, context));

const rulesOf = (selection: LaneItem, others: LaneItem[] = []) =>
  laneProblems(selection, others, { rides, party }).map(({ rule }) => rule);

describe('picks ahead', () => {
  it('are three at most for each person and day', () => {
    const two = [lane('space'), lane('mansion')];
    expect(rulesOf(lane('pirates'), two)).toEqual([]);
    expect(rulesOf(lane('buzz'), [...two, lane('pirates')])).toEqual(['ahead']);
    expect(rulesOf(lane('buzz', { date: '2027-03-10' }), [...two, lane('pirates')])).toEqual([]);
  });

  it('count the used ones too, for they were picked ahead', () => {
    expect(rulesOf(lane('buzz'), [lane('space', USED), lane('mansion'), lane('pirates')])).toEqual(['ahead']);
  });

  it('are all in one park', () => {
    expect(rulesOf(lane('soarin'), [lane('mansion')])).toEqual(['park']);
    expect(rulesOf(lane('soarin'), [lane('tron', { status: 'booked' })])).toEqual([]);
  });

  it('hold one Tier 1 at most', () => {
    expect(rulesOf(lane('jungle'), [lane('space')])).toEqual(['tier']);
    expect(rulesOf(lane('jungle'), [lane('mansion')])).toEqual([]);
    expect(rulesOf(lane('mansion'), [lane('space')])).toEqual([]);
  });

  it('have no tiers at Animal Kingdom, whatever the catalog says', () => {
    const tiered = rides.map((one) =>
      one.park === 'animal-kingdom' ? { ...one, lane: { product: 'multi' as const, tier: 1 as const } } : one,
    );
    expect(laneProblems(lane('navi'), [lane('safari')], { rides: tiered, party })).toEqual([]);
  });

  it('ignore wishes, what is cancelled and the selection itself', () => {
    const itself = lane('buzz');
    const others = [
      itself,
      lane('space', { status: 'wish' }),
      lane('mansion', { status: 'cancelled' }),
      lane('pirates'),
      lane('jungle'),
    ];
    expect(rulesOf(itself, others)).toEqual([]);
    expect(
      rulesOf(lane('buzz', { status: 'wish' }), [lane('space'), lane('mansion'), lane('pirates')]),
    ).toEqual([]);
  });
});

describe('in the park', () => {
  const three = [lane('space'), lane('mansion'), lane('pirates')];

  it('a fourth cannot be booked before the first tap-in', () => {
    expect(rulesOf(lane('buzz', BOOKED), three)).toEqual(['held']);
  });

  it('a fourth may be planned for later before the first tap-in', () => {
    expect(rulesOf(lane('buzz', { isPreselected: false }), three)).toEqual([]);
  });

  it('each one used makes room for one more', () => {
    const oneUsed = [lane('space', USED), lane('mansion'), lane('pirates')];
    expect(rulesOf(lane('buzz', BOOKED), oneUsed)).toEqual([]);
    expect(rulesOf(lane('jungle', BOOKED), [...oneUsed, lane('buzz', BOOKED)])).toEqual(['held']);
    const twoUsed = [lane('space', USED), lane('mansion', { status: 'done' }), lane('pirates')];
    expect(rulesOf(lane('jungle', BOOKED), [...twoUsed, lane('buzz', BOOKED)])).toEqual([]);
  });

  it('tiers and the one park end with the first tap-in', () => {
    expect(rulesOf(lane('jungle', BOOKED), [lane('space'), lane('mansion')])).toEqual(['tier']);
    expect(rulesOf(lane('jungle', BOOKED), [lane('space'), lane('mansion', USED)])).toEqual([]);
    expect(rulesOf(lane('test-track', BOOKED), [lane('space'), lane('mansion', USED)])).toEqual([]);
    expect(rulesOf(lane('soarin', BOOKED), [lane('mansion')])).toEqual(['park']);
  });

  it('a used Single Pass is no first tap-in', () => {
    const tapped = lane('tron', { status: 'booked', ...USED });
    expect(rulesOf(lane('jungle', BOOKED), [lane('space'), tapped])).toEqual(['tier']);
  });

  it('each ride can be selected once a day, also when it was used', () => {
    expect(rulesOf(lane('mansion', BOOKED), [lane('mansion', USED)])).toEqual(['once']);
    expect(rulesOf(lane('mansion'), [lane('mansion', { date: '2027-03-10' })])).toEqual([]);
    expect(rulesOf(lane(null, BOOKED), [lane(null, { title: ' own RIDE' })])).toEqual(['once']);
    expect(rulesOf(lane(null, { title: 'Another' }), [lane(null)])).toEqual([]);
  });
});

describe('Single Pass', () => {
  it('is for two rides a day at most', () => {
    expect(rulesOf(lane('mine'), [lane('tron')])).toEqual([]);
    expect(rulesOf(lane('guardians'), [lane('tron'), lane('mine')])).toEqual(['single']);
    expect(rulesOf(lane('guardians'), [lane('tron'), lane('space')])).toEqual([]);
    expect(rulesOf(lane('tron'), [lane('tron', { status: 'booked' })])).toEqual(['once']);
  });

  it('is not picked ahead', () => {
    expect(rulesOf(lane('tron', { isPreselected: true }))).toEqual(['ride']);
  });
});

describe('Premier Pass', () => {
  const premier = lane(null, { product: 'premier', park: 'magic-kingdom' });

  it('makes every other pass of its park needless', () => {
    expect(rulesOf(lane('mansion'), [premier])).toEqual(['premier']);
    expect(rulesOf(lane('tron'), [premier])).toEqual(['premier']);
    expect(rulesOf(lane('soarin'), [premier])).toEqual([]);
    expect(rulesOf({ ...premier, id: 'second' }, [premier])).toEqual(['premier']);
  });

  it('needs the others of its park removed', () => {
    expect(rulesOf(premier, [lane('mansion')])).toEqual(['premier']);
    expect(rulesOf(premier, [lane('soarin')])).toEqual([]);
  });

  it('has a park, no ride, no return time and no picks ahead', () => {
    expect(rulesOf(premier)).toEqual([]);
    expect(rulesOf({ ...premier, time: '10:00' })).toEqual(['time']);
    expect(rulesOf({ ...premier, park: null })).toEqual(['ride']);
    expect(rulesOf({ ...premier, catalogueId: 'space' })).toEqual(['ride']);
    expect(rulesOf({ ...premier, details: { ...premier.details, isPreselected: true } })).toEqual(['ride']);
  });
});

describe('the Multi Pass itself', () => {
  const pass = lane(null, { isPass: true, park: 'magic-kingdom', status: 'booked' });
  const three = [lane('space'), lane('mansion'), lane('pirates')];

  it('takes none of the three places and is no ride', () => {
    expect(rulesOf(pass, three)).toEqual([]);
    expect(rulesOf(lane('pirates'), [pass, ...three.slice(0, 2)])).toEqual([]);
    expect(rulesOf(lane(null, { title: pass.title }), [pass])).toEqual([]);
    expect(rulesOf(lane('soarin'), [{ ...pass, details: { ...pass.details, ...USED } }])).toEqual([]);
    expect(rulesOf(lane('jungle', BOOKED), [lane('space'), { ...pass, status: 'done' }])).toEqual(['tier']);
  });

  it('is one for each person and day', () => {
    expect(rulesOf({ ...pass, id: 'second' }, [pass])).toEqual(['once']);
    expect(rulesOf({ ...pass, id: 'second', park: 'epcot' }, [{ ...pass, people: ['ben'] }])).toEqual([
      'once',
    ]);
    expect(rulesOf({ ...pass, people: ['ana'] }, [{ ...pass, id: 'other', people: ['ben'] }])).toEqual([]);
  });

  it.each([
    [{ catalogueId: 'space' }, {}, 'ride'],
    [{ park: null }, {}, 'ride'],
    [{ time: '10:00' }, {}, 'time'],
    [{}, { isPreselected: true }, 'ride'],
    [{}, { product: 'single' as const }, 'ride'],
  ])('has a park and nothing of a selection: %j %j', (item, details, rule) => {
    expect(rulesOf({ ...pass, ...item, details: { ...pass.details, ...details } })).toEqual([rule]);
  });

  it('is needless beside a Premier Pass for the same park', () => {
    expect(rulesOf(pass, [lane(null, { product: 'premier', park: 'magic-kingdom' })])).toEqual(['premier']);
  });
});

describe('each person', () => {
  it('has an own three, and the message names who has no room', () => {
    const others = [
      lane('space', { people: ['ben'] }),
      lane('mansion', { people: ['ben'] }),
      lane('pirates', { people: ['ben', 'ana'] }),
    ];
    expect(laneProblems(lane('buzz'), others, { rides, party })).toEqual([
      {
        rule: 'ahead',
        people: ['ben'],
        message:
          'Three rides are already picked ahead for Ben: remove one of them, or book this one after the first tap-in.',
      },
    ]);
    expect(rulesOf(lane('buzz', { people: ['ana'] }), others)).toEqual([]);
  });

  it('is named when several share one problem, and not when all do', () => {
    const messages = (selection: LaneItem, others: LaneItem[]) =>
      laneProblems(selection, others, { rides, party: [...party, { id: 'leo', name: 'Leo', age: 12 }] }).map(
        ({ message }) => message,
      );
    expect(messages(lane('jungle'), [lane('space', { people: ['ana', 'leo'] })])).toEqual([
      'Only one Tier 1 ride fits before the first tap-in, and space is it for Ana and Leo: swap the two, or book this one after the first tap-in.',
    ]);
    expect(messages(lane('jungle'), [lane('space')])).toEqual([
      'Only one Tier 1 ride fits before the first tap-in, and space is it: swap the two, or book this one after the first tap-in.',
    ]);
  });

  it('may be named by name where the party has no ids', () => {
    const nameless = party.map(({ id: _id, ...person }) => person);
    const found = laneProblems(lane('jungle'), [lane('space', { people: ['Ben'] })], {
      rides,
      party: nameless,
    });
    expect(found).toMatchObject([{ rule: 'tier', people: ['Ben'] }]);
  });

  it('below 3 needs none, by the age on that day', () => {
    expect(laneProblems(lane('space', { people: ['ana', 'mia'] }), [], { rides, party })).toEqual([
      { rule: 'free', people: ['mia'], message: 'Children under 3 need no Lightning Lane: leave out Mia.' },
    ]);
    expect(rulesOf(lane('space', { people: ['mia'], date: '2027-03-10' }))).toEqual([]);
    expect(rulesOf(lane('space'))).toEqual([]);
  });
});

describe('the ride', () => {
  it.each([
    [lane('carousel'), 'carousel has no Lightning Lane: plan it without one.'],
    [lane('tron', { product: 'multi' }), 'tron takes a Single Pass: change the kind of pass.'],
    [
      lane('space', { product: 'single', isPreselected: false }),
      'space takes a Multi Pass: change the kind of pass.',
    ],
    [lane('space', { park: 'epcot' }), 'space is at Magic Kingdom: change the park.'],
    [
      lane('carousel', { status: 'wish', date: null }),
      'carousel has no Lightning Lane: plan it without one.',
    ],
  ])('must fit its pass and park', (selection, message) => {
    expect(laneProblems(selection, [], { rides, party })).toEqual([{ rule: 'ride', people: [], message }]);
  });

  it.each([
    ['10:00', '11:00', []],
    ['10:00', null, []],
    [null, null, []],
    ['10:00', '09:30', ['time']],
    ['10:00', '10:00', ['time']],
    [null, '11:00', ['time']],
  ])('return window from %s to %s', (time, returnUntil, expected) => {
    expect(rulesOf(lane('space', { time, returnUntil }))).toEqual(expected);
  });
});

describe('items of other kinds', () => {
  const item = (selection: LaneItem): DayItem => ({
    ...selection,
    dayPart: null,
    minutes: null,
    isFixed: false,
    position: 0,
    place: null,
    costCents: null,
    confirmation: null,
    note: null,
    photoId: null,
    votes: {},
    version: 1,
    updatedAt: '2026-11-23T12:00:00Z',
  });

  it('have no problem and count for none', () => {
    const booked = item(lane('jungle'));
    const planned: DayItem = { ...item(lane('space')), details: { kind: 'attraction' } };
    expect(makeLaneChecks([booked], { rides, party })(planned)).toEqual([]);
    expect(makeLaneChecks([planned], { rides, party })(booked)).toEqual([]);
    expect(makeLaneChecks([item(lane('space'))], { rides, party })(booked)).toMatchObject([{ rule: 'tier' }]);
  });
});
