import { findDayConflicts } from './day-conflicts.js';
import { formatMinutesWithArticle } from './time-conflicts.js';
import { at, flightHome, flightThere } from '../../bookings/testing/bookings.js';
import { makeDayContext, getPartyStart, type DayContext } from '../day-context.js';
import { listDiets } from './person-conflicts.js';
import { calendar, catalogue, table } from '../testing/sample-catalogue.js';
import { ana, context, dinner, item, lane, leo, ride } from '../testing/sample-day.js';
import type { DayItem } from '@landsea/contracts/planning';

const grownUps: DayContext = { ...context, people: [ana] };
const found = (items: DayItem[], day = grownUps) =>
  findDayConflicts(items, day).map(({ kind, sentence }) => [kind, sentence]);

describe('conflicts of a day', () => {
  it('finds none in a sound day', () => {
    expect(found([ride('Pirates', 'pirates', { time: '10:00' }), dinner({ time: '18:00' })])).toEqual([]);
  });

  it('names two items for the same people at the same time, waiting included', () => {
    const space = ride('Space Mountain', 'space-mountain', { time: '17:00' });
    const meal = dinner({ time: '17:45' });
    const [overlap] = findDayConflicts([meal, space], grownUps);
    expect(overlap).toEqual({
      kind: 'overlap',
      severity: 'problem',
      itemIds: [space.id, meal.id],
      personId: null,
      by: 14,
      sentence: 'Space Mountain takes until about 5:59 PM, and Crystal Palace starts at 5:45 PM.',
    });
    expect(
      found([
        { ...space, people: ['a'] },
        { ...meal, people: ['b'] },
      ]),
    ).toEqual([]);
    expect(
      found([
        { ...space, people: ['a'] },
        { ...meal, people: ['b', 'a'] },
      ]),
    ).toHaveLength(1);
  });

  it('names a ride before the landing and one after the way to the airport', () => {
    const { date } = context;
    const flights = [
      flightThere({
        start: at(date, '06:05', 'America/Chicago', 'MSP'),
        end: at(date, '10:28', undefined, 'MCO'),
      }),
      flightHome({ start: at(date, '22:00', undefined, 'MCO'), end: null }),
    ];
    const day = makeDayContext(
      { party: [ana], stays: [] },
      { date, parks: [...context.parks], arrivesAt: null, leavesAt: null },
      catalogue,
      [],
      flights,
    );
    expect(day).toMatchObject({ arrivesAt: '12:45', leavesAt: '19:00' });
    expect(getPartyStart(day)).toBe(12 * 60 + 45);
    const items = [
      ride('Pirates', 'pirates', { time: '09:15' }),
      ride('Pirates again', 'pirates', { time: '14:00' }),
      item({ title: 'Breakfast at home', time: '10:30', minutes: 30, details: { kind: 'break' } }),
      dinner({ time: '18:30' }),
    ];
    expect(found(items, day)).toEqual([
      [
        'before-arrival',
        'Pirates is at 9:15 AM, and you land at 10:28 AM. Earliest in a park: about 12:45 PM.',
      ],
      ['after-departure', 'Crystal Palace is at 6:30 PM, and your flight leaves at 10:00 PM.'],
    ]);
  });

  it('names what is planned before the family arrives or after it leaves', () => {
    const day = { ...grownUps, arrivesAt: '13:00', leavesAt: '18:00' };
    const items = [
      ride('Pirates', 'pirates', { time: '10:00' }),
      ride('Pirates again', 'pirates', { time: '14:00' }),
      lane({ title: 'Space Mountain', catalogueId: 'space-mountain', time: '12:30' }),
      lane({ title: 'Space Mountain early', catalogueId: 'space-mountain', time: '11:30' }),
      dinner({ time: '17:00' }),
      item({ title: 'Nap at home', time: '08:00', minutes: 90, details: { kind: 'break' } }),
    ];
    expect(found(items, day).filter(([kind]) => kind !== 'overlap' && kind !== 'tight-walk')).toEqual([
      ['before-arrival', 'Pirates is at 10:00 AM, and you arrive at 1:00 PM.'],
      ['before-arrival', 'Space Mountain early is at 11:30 AM, and you arrive at 1:00 PM.'],
      ['after-departure', 'Crystal Palace lasts until about 6:15 PM, and you leave at 6:00 PM.'],
    ]);
    expect(found(items).map(([kind]) => kind)).not.toContain('before-arrival');
  });

  it('names who is on both of two items that overlap, unless it is everyone', () => {
    const beach = dinner({ title: 'Beach', time: '17:00' });
    const boat = dinner({ title: 'Boat', time: '17:30' });
    const base = 'Beach takes until about 6:15 PM, and Boat starts at 5:30 PM.';
    expect(found([beach, { ...boat, people: [leo.id ?? ''] }], context)).toEqual([
      ['overlap', `${base} Leo is on both.`],
    ]);
    expect(found([beach, boat], context)).toEqual([['overlap', base]]);
  });

  it('names at most five others that overlap with one item, however full the day is', () => {
    const tables = Array.from({ length: 200 }, (_, index) =>
      dinner({ title: `Table ${index}`, time: '18:00' }),
    );
    const counts = new Map<string | undefined, number>();
    for (const { kind, itemIds } of findDayConflicts(tables, grownUps))
      if (kind === 'overlap') counts.set(itemIds[0], (counts.get(itemIds[0]) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBe(5);
    expect(counts.size).toBe(199);
  });

  it('lets a Lightning Lane window lie beside anything', () => {
    expect(found([lane({ time: '18:00', catalogueId: 'pirates' }), dinner({ time: '18:15' })])).toEqual([]);
  });

  it('counts a ride whose Lightning Lane lets people in as short as the lane', () => {
    const space = ride('Space Mountain', 'space-mountain', { time: '17:00' });
    const meal = dinner({ time: '17:45' });
    const ahead = lane({ catalogueId: 'space-mountain' });
    expect(found([space, ahead, meal])).toEqual([]);
    expect(found([space, { ...ahead, time: '15:00' }, meal]).map(([kind]) => kind)).toEqual(['overlap']);
    expect(found([space, { ...ahead, time: '16:30' }, meal])).toEqual([]);
  });

  it('says when there is less time than the walk takes', () => {
    const first = dinner({ title: 'Lunch', time: '17:00', minutes: 60 });
    const second = ride('Space Mountain', 'space-mountain', { time: '18:01' });
    const tight = findDayConflicts([first, second], grownUps);
    expect(tight).toMatchObject([{ kind: 'tight-walk', severity: 'warning', by: 6 }]);
    expect(tight[0]?.sentence).toBe('1 minute for a 7-minute walk from Lunch to Space Mountain.');
    expect(found([first, { ...second, time: '18:07' }])).toEqual([]);
  });

  it('says nothing of less than five minutes, which typical times cannot tell', () => {
    const first = dinner({ title: 'Lunch', time: '17:00', minutes: 60 });
    const soon = ride('Space Mountain', 'space-mountain', { time: '18:03' });
    expect(found([first, soon])).toEqual([]);
    expect(found([first, { ...soon, time: '18:02' }]).map(([kind]) => kind)).toEqual(['tight-walk']);
    expect(found([first, { ...soon, time: '17:56' }])).toEqual([]);
    expect(found([first, { ...soon, time: '17:55' }]).map(([kind]) => kind)).toEqual(['overlap']);
  });

  it('says that stairs are nothing for a wheelchair, and only there', () => {
    const day = {
      ...context,
      people: [ana, { ...leo, pace: 'wheelchair' as const }],
      catalogue: {
        ...catalogue,
        attractions: catalogue.attractions.map((each) => ({ ...each, hasStairs: each.id === 'pirates' })),
      },
    };
    const kinds = (id: string, people: DayContext['people']) =>
      findDayConflicts([ride('A ride', id)], { ...day, people }).map(({ kind, without }) => [kind, without]);
    expect(kinds('pirates', day.people)).toEqual([['stairs', [leo.id]]]);
    expect(kinds('pirates', [ana])).toEqual([]);
    expect(kinds('small-world', day.people)).toEqual([]);
  });

  it.each([
    [7, 'a 7-minute'],
    [8, 'an 8-minute'],
    [11, 'an 11-minute'],
    [18, 'an 18-minute'],
    [80, 'an 80-minute'],
    [118, 'a 118-minute'],
  ])('says %i minutes with its article', (minutes, words) => {
    expect(formatMinutesWithArticle(minutes)).toBe(words);
  });

  it('warns of a meal during the fireworks', () => {
    const [warning] = findDayConflicts([dinner({ time: '20:15' })], grownUps);
    expect(warning).toMatchObject({ kind: 'fireworks', severity: 'warning' });
    expect(warning?.sentence).toBe(
      'Crystal Palace lasts until about 9:30 PM, and the fireworks usually start at 9:00 PM.',
    );
    expect(found([dinner({ time: '19:30' })])).toEqual([]);
    expect(found([dinner({ time: '19:30' })], { ...grownUps, crowd: 'peak' })).toHaveLength(1);
  });

  it('names places that are closed and characters outside their hours', () => {
    const shut = { ...grownUps, catalogue: { ...catalogue, restaurants: [{ ...table, isOpen: false }] } };
    expect(found([dinner({})], shut)).toEqual([['closed', 'The Crystal Palace is closed for now.']]);
    expect(found([dinner({ time: '12:30' })], grownUps)).toEqual([
      ['closed', 'The Crystal Palace serves dinner, not at 12:30 PM.'],
    ]);
    const meet = item({
      title: 'Mickey',
      catalogueId: 'meet-mickey',
      time: '17:00',
      details: { kind: 'meet', characters: [], signed: [] },
    });
    expect(found([meet])).toEqual([['closed', 'Mickey is usually there from 10:00 AM to 4:00 PM.']]);
    expect(found([{ ...meet, time: '16:00' }])).toEqual([]);
  });

  it('names what is out of season on the date', () => {
    const [mickey, ...others] = catalogue.meets;
    const season = { from: '11-27', to: '12-24' };
    const seasonal = {
      ...grownUps,
      catalogue: { ...catalogue, meets: mickey ? [{ ...mickey, season }, ...others] : [] },
    };
    const meet = item({
      title: 'Mickey',
      catalogueId: 'meet-mickey',
      time: '11:00',
      details: { kind: 'meet', characters: [], signed: [] },
    });
    expect(found([meet], seasonal)).toEqual([['closed', 'Mickey usually runs Nov 27 – Dec 24.']]);
    expect(found([meet])).toEqual([]);
  });

  it('names items in a park where the day is not spent', () => {
    const pirates = ride('Pirates', 'pirates');
    expect(found([pirates], { ...grownUps, parks: ['epcot'] })).toEqual([
      ['wrong-park', 'Pirates is at Magic Kingdom, but this day is at EPCOT.'],
    ]);
    expect(found([pirates], { ...grownUps, parks: ['epcot', 'magic-kingdom'] })).toEqual([]);
    expect(found([pirates], { ...grownUps, parks: [] })).toEqual([
      ['wrong-park', 'Pirates is at Magic Kingdom, but no park is planned for this day.'],
    ]);
  });

  it('names rides before the park opens, with early entry where there is one', () => {
    const early = ride('Space Mountain', 'space-mountain', { time: '08:40' });
    expect(found([early])).toEqual([
      ['before-open', 'Space Mountain is at 8:40 AM, and Magic Kingdom opens at 9:00 AM.'],
    ]);
    expect(found([early], { ...grownUps, earlyEntry: true })).toEqual([]);
    const later = ride('Pirates', 'pirates', { time: '08:40' });
    expect(found([later], { ...grownUps, earlyEntry: true })).toHaveLength(1);
  });

  it('names what starts after closing, earlier on a party night', () => {
    const late = ride('Pirates', 'pirates', { time: '22:15' });
    expect(found([late])).toEqual([
      ['after-close', 'Pirates is at 10:15 PM, after Magic Kingdom closes at 10:00 PM.'],
    ]);
    expect(found([{ ...late, time: '22:00' }])).toEqual([]);
    const party = { ...grownUps, date: '2027-03-11' };
    expect(found([{ ...late, date: party.date, time: '18:00' }], party)).toEqual([
      ['party-night', 'Pirates is at 6:00 PM, but Magic Kingdom closes at 6:00 PM for After Hours.'],
    ]);
    expect(found([{ ...late, date: party.date, time: '17:59' }], party)).toEqual([]);
  });

  it('warns of snacks that are not listed for the diet of a person who has them', () => {
    const whip = item({
      title: 'Dole Whip',
      catalogueId: 'dole-whip',
      details: { kind: 'snack', tried: false, ratings: {} },
    });
    const nutFree = catalogue.snacks.map((snack) => ({
      ...snack,
      id: 'plain-ice',
      diet: ['nut-free' as const],
    }));
    const listed = { ...context, catalogue: { ...catalogue, snacks: [...catalogue.snacks, ...nutFree] } };
    const [diet] = findDayConflicts([whip], listed);
    expect(diet).toMatchObject({ kind: 'diet', severity: 'warning', personId: leo.id });
    expect(diet?.sentence).toBe('Dole Whip is not listed as nut-free: ask before Leo has it.');
    const more = { ...whip, id: 'another-whip', time: '15:00' };
    const said = findDayConflicts([whip, more], context).filter(({ kind }) => kind === 'diet');
    expect(said).toMatchObject([{ itemIds: expect.arrayContaining([whip.id, more.id]), personId: leo.id }]);
    expect(said[0]?.sentence).toBe('No snack in the parks is listed as nut-free: ask before Leo has any.');
    const vegetarian = { ...leo, dietaryNotes: 'Vegetarian, no lactose' };
    expect(found([whip], { ...context, people: [vegetarian] })).toEqual([]);
  });

  it('reads diets out of dietary notes', () => {
    expect(listDiets({ dietaryNotes: 'Celiac, peanut allergy' })).toEqual(['gluten-free', 'nut-free']);
    expect(listDiets({ dietaryNotes: 'vegan' })).toEqual(['vegan']);
    expect(listDiets({ dietaryNotes: 'Loves doughnuts and nutmeg' })).toEqual([]);
    expect(listDiets({})).toEqual([]);
  });

  it('puts problems before warnings', () => {
    const kinds = found([dinner({ time: '20:15' }), ride('Pirates', 'pirates', { time: '22:15' })]);
    expect(kinds.map(([kind]) => kind)).toEqual(['after-close', 'fireworks']);
  });

  it('says nothing while the catalog is empty', () => {
    const empty = { attractions: [], shows: [], restaurants: [], snacks: [], meets: [], photoSpots: [] };
    const bare = { ...calendar, hours: [], seasons: [] };
    const day = { ...grownUps, catalogue: { ...catalogue, ...empty, calendar: bare } };
    expect(found([ride('Pirates', 'pirates', { time: '05:00' })], day)).toEqual([]);
  });
});
