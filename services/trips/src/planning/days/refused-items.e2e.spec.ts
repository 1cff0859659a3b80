import { randomUUID } from 'node:crypto';
import { formatShortDate } from '@landsea/rules/trip';
import { addDays, getDateIn, getWeekday, type FieldError } from '@landsea/contracts/core';
import { makeBlankDetails } from '@landsea/rules/day-plans';
import type { CreateDayItem, DayItem, ItemDetails, UpdateDayItem } from '@landsea/contracts/planning';
import { AT_SEA, type CreateTrip } from '@landsea/contracts/trip';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

type Fields = Partial<CreateDayItem>;

const family = async (change: Partial<CreateTrip> = {}) => {
  const party = [
    { name: 'Robin', age: 40 },
    { name: 'Leo', age: 7 },
  ];
  const { agent, trip } = await familyWithPaidTrip(service, { party, ...change });
  const items = `/api/v1/trips/${trip.id}/items`;
  const draft = (fields: Fields): CreateDayItem => ({
    id: randomUUID(),
    title: 'Something',
    date: trip.startDate,
    details: makeBlankDetails('attraction'),
    ...fields,
  });
  return {
    agent,
    trip,
    items,
    person: trip.party[0]?.id ?? '',
    add: async (fields: Fields): Promise<DayItem> =>
      (await agent.post(items).send(draft(fields)).expect(201)).body as DayItem,
    refused: async (fields: Fields): Promise<FieldError[]> =>
      ((await agent.post(items).send(draft(fields)).expect(400)).body as { fields: FieldError[] }).fields,
    change: async (item: DayItem, fields: Omit<UpdateDayItem, 'version'>, status = 200) =>
      (
        await agent
          .patch(`${items}/${item.id}`)
          .send({ version: item.version, ...fields })
          .expect(status)
      ).body as DayItem & { fields: FieldError[] },
    must: (item: DayItem, person: string) =>
      agent.put(`${items}/${item.id}/votes/${person}`).send({ vote: 'must' }),
  };
};

const table = (more: Fields = {}): Fields => ({
  title: 'A table',
  status: 'booked',
  time: '18:00',
  details: makeBlankDetails('dining'),
  ...more,
});

describe('a reservation', () => {
  it.each(['grand-floridian-cafe', 'trader-sams-tiki-terrace'])(
    'is refused while %s is closed',
    async (id) => {
      const { add, refused, change } = await family();
      expect(await refused(table({ catalogueId: id }))).toEqual([
        {
          path: 'catalogueId',
          message: expect.stringMatching(/ is closed for now\. Choose another restaurant\.$/) as string,
        },
      ]);
      const planned = await add(table({ catalogueId: id, status: 'planned' }));
      await change(planned, { status: 'booked' }, 400);
      await change(planned, { note: 'Perhaps it is open again' });
    },
  );

  it('is refused where the name was typed, too', async () => {
    const { refused } = await family();
    expect(await refused(table({ title: 'Grand Floridian Cafe' }))).toMatchObject([{ path: 'catalogueId' }]);
  });

  it('is refused outside the meals of its restaurant', async () => {
    const { add, refused } = await family();
    const dinnerOnly = table({ catalogueId: 'california-grill' });
    expect(await refused({ ...dinnerOnly, time: '08:30' })).toEqual([
      { path: 'time', message: 'California Grill serves dinner, not at 8:30 AM. Choose another time.' },
    ]);
    const breakfast: ItemDetails = {
      kind: 'dining',
      meal: 'breakfast',
      prepaid: false,
      depositCents: null,
      freeCancelHours: null,
      onDiningPlan: false,
    };
    expect(await refused({ ...dinnerOnly, details: breakfast })).toEqual([
      {
        path: 'details.meal',
        message: 'California Grill serves dinner, but no breakfast. Choose another meal.',
      },
    ]);
    expect((await add(dinnerOnly)).status).toBe('booked');
    expect((await add({ ...dinnerOnly, time: '08:30', status: 'planned' })).status).toBe('planned');
  });

  it('is refused during a meal on the other side of midnight', async () => {
    const { trip, add, refused } = await family();
    await add(table({ time: '23:30' }));
    const late = table({ date: addDays(trip.startDate, 1), time: '00:15' });
    expect(await refused(late)).toEqual([
      { path: 'time', message: expect.stringContaining('a meal at 11:30 PM the day before') as string },
    ]);
    await add({ ...late, time: '01:00' });
  });
});

describe('people outside the party', () => {
  const stranger = randomUUID();

  it('rate no snack, and a rating is from 1 to 5', async () => {
    const { person, add, refused, change } = await family();
    const rated = (...people: string[]): ItemDetails => ({
      kind: 'snack',
      tried: true,
      ratings: Object.fromEntries(people.map((each) => [each, 5])),
    });
    expect(await refused({ details: rated(stranger) })).toEqual([
      { path: `details.ratings.${stranger}`, message: 'Only people who travel with you can rate it' },
    ]);
    const snack = await add({ details: rated(person) });
    await change(snack, { details: rated(person, stranger) }, 400);
    expect(await refused({ details: { kind: 'snack', tried: true, ratings: { [person]: 9 } } })).toEqual([
      { path: `details.ratings.${person}`, message: 'Enter 5 or less' },
    ]);
  });

  it('sign no autograph book', async () => {
    const { person, refused, add } = await family();
    const signed = (...people: string[]): ItemDetails => ({ kind: 'meet', characters: [], signed: people });
    expect(await refused({ details: signed(person, stranger) })).toMatchObject([
      { path: `details.signed.${stranger}` },
    ]);
    await add({ details: signed(person) });
  });

  it('do not vote', async () => {
    const { add, must } = await family();
    await must(await add({}), stranger).expect(404);
  });
});

describe('a third must on one day', () => {
  it('is refused for each person, whatever other days have', async () => {
    const { trip, person, add, must } = await family();
    const [one, two, three] = [
      await add({ title: 'TRON' }),
      await add({ title: 'Dumbo' }),
      await add({ title: 'Peter Pan' }),
    ];
    await must(one, person).expect(200);
    await must(two, person).expect(200);
    const { body } = await must(three, person).expect(400);
    expect((body as { fields: FieldError[] }).fields).toEqual([
      {
        path: 'vote',
        message: expect.stringMatching(/2 musts a day .* this day: TRON and Dumbo\. Make another/) as string,
      },
    ]);
    await must(three, trip.party[1]?.id ?? '').expect(200);
    await must(await add({ date: addDays(trip.startDate, 1) }), person).expect(200);
  });

  it('does not move there from another day or the wishes', async () => {
    const { trip, person, add, must, change } = await family();
    for (const title of ['TRON', 'Dumbo']) await must(await add({ title }), person).expect(200);
    const wish = await add({ date: null });
    await must(wish, person).expect(200);
    const { fields } = await change(wish, { date: trip.startDate }, 400);
    expect(fields).toMatchObject([{ path: 'date' }]);
    await change(wish, { date: addDays(trip.startDate, 1) });
  });
});

/** The second Sunday of March, when the clocks of Florida and the Bahamas skip from 2:00 to 3:00 AM. */
const nextSkippedHour = (): string => {
  const today = getDateIn(new Date());
  const inYear = (year: number): string => {
    const earliest = `${year}-03-08`;
    return addDays(earliest, (7 - getWeekday(earliest)) % 7);
  };
  const thisYear = inYear(Number(today.slice(0, 4)));
  return addDays(thisYear, -2) > today ? thisYear : inYear(Number(today.slice(0, 4)) + 1);
};

describe('a time that the clocks skip', () => {
  const skipped = nextSkippedHour();
  const message = 'Clocks go forward on this day and skip this time: choose one from 3:00 AM';

  it('is refused at the parks', async () => {
    const { add, refused } = await family({ startDate: skipped });
    expect(await refused({ time: '02:30' })).toEqual([{ path: 'time', message }]);
    await add({ time: '03:00' });
  });

  it('is refused at sea', async () => {
    const embarkationDate = addDays(skipped, -1);
    const ports = ['Port Canaveral', AT_SEA, 'Nassau, Bahamas', 'Port Canaveral'];
    const { add, refused } = await family({
      mode: 'cruise',
      startDate: embarkationDate,
      stays: [],
      sailing: {
        ship: 'Disney Wish',
        embarkationDate,
        nights: 3,
        concierge: false,
        ports: ports.map((port, day) => ({ date: addDays(embarkationDate, day), port })),
      },
    });
    expect(await refused({ date: skipped, time: '02:30' })).toEqual([{ path: 'time', message }]);
    await add({ date: skipped, time: '01:30' });
    await add({ date: embarkationDate, time: '02:30' });
  });
});

describe('what no plan can have', () => {
  it.each<[string, object, FieldError]>([
    [
      'a date that does not exist',
      { date: '2027-02-30' },
      { path: 'date', message: 'Enter a date of the calendar, as YYYY-MM-DD' },
    ],
    [
      'a date in words',
      { date: 'next friday' },
      { path: 'date', message: 'Enter a date of the calendar, as YYYY-MM-DD' },
    ],
    [
      'a time outside the day',
      { time: '25:10' },
      { path: 'time', message: 'Enter a time from 00:00 to 23:59' },
    ],
    ['a negative price', { costCents: -500 }, { path: 'costCents', message: 'An amount cannot be negative' }],
    ['no minute', { minutes: 0 }, { path: 'minutes', message: 'Enter at least one minute' }],
    [
      'an unknown kind',
      { details: { kind: 'coaster' } },
      { path: 'details.kind', message: 'Choose what kind of plan this is' },
    ],
  ])('%s is refused in one sentence that says what to enter', async (_, fields, problem) => {
    const { refused } = await family();
    expect(await refused(fields)).toEqual([problem]);
  });

  it('an older version is told what the item says now, as people write dates', async () => {
    const { trip, add, change } = await family();
    const item = await add({ title: 'Dumbo', time: '19:15' });
    await change(item, { note: 'First row' });
    const late = await change(item, { note: 'Last row' }, 409);
    expect(late).toMatchObject({
      message: `This item was changed while you were editing it. It now says “Dumbo”, planned on ${formatShortDate(trip.startDate)} at 7:15 PM. Make your change again if you still want it.`,
    });
  });
});
