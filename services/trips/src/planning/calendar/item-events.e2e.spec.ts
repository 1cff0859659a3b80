import { randomUUID } from 'node:crypto';
import { addDays, getDateIn, toZonedInstant } from '@landsea/contracts/core';
import { NewCalendarFeed, type CreateDayItem } from '@landsea/contracts/planning';
import { TripDetail, type CreateTrip } from '@landsea/contracts/trip';
import { startTrips } from '../../testing/app.js';
import { aMeal, familyWithPaidTrip, newDayItem } from '../../testing/factories.js';
import { readCalendar } from '../../testing/ical-reader.js';

const service = await startTrips();
afterAll(() => service.close());

const year = Number(getDateIn(new Date()).slice(0, 4)) + 1;
const embarkationDate = `${year}-06-10`;

/** A sailing of four nights between these ports, with a day at the parks before it. */
const aboard = (home: string, ...calls: string[]): Partial<CreateTrip> => ({
  mode: 'combined',
  startDate: addDays(embarkationDate, -1),
  endDate: addDays(embarkationDate, 4),
  stays: [],
  sailing: {
    ship: 'Disney Wish',
    embarkationDate,
    nights: 4,
    concierge: false,
    ports: [home, ...calls, home].map((port, index) => ({ date: addDays(embarkationDate, index), port })),
  },
});

const feedOf = async (change: Partial<CreateTrip>, items: CreateDayItem[]) => {
  const { agent, trip } = await familyWithPaidTrip(service, change);
  for (const item of items) await agent.post(`/api/v1/trips/${trip.id}/items`).send(item).expect(201);
  const made = await agent.post(`/api/v1/trips/${trip.id}/calendar`).expect(201);
  const { address } = NewCalendarFeed.parse(made.body);
  const text = await (await fetch(address.replace(service.publicOrigin, service.url))).text();
  return { trip: TripDetail.parse(trip), text };
};

/** The properties of an event, read from its lines without the strict reader. */
const linesOf = (text: string, { id }: { id: string }) => {
  const event = text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .find((part) => part.includes(`UID:item-${id}.`));
  return event?.split('\r\n') ?? [];
};
const lineOf = (text: string, item: CreateDayItem, name: string) =>
  linesOf(text, item).find((line) => line.startsWith(name));

/** `DTSTART` and `DTEND` on the clock of a zone, as JavaScript itself computes it. */
const onClocks = (text: string, item: CreateDayItem, timeZone: string) =>
  ['DTSTART:', 'DTEND:'].map((name) => {
    const [, year = '', month = '', day = '', hour = '', minute = ''] =
      /:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00Z$/.exec(lineOf(text, item, name) ?? '') ?? [];
    const clock = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
      hour12: false,
    });
    return clock.format(new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`)).replace(', ', ' ');
  });

const at = (date: string, from: string, until: string) => [`${date} ${from}`, `${date} ${until}`];
const item = (title: string, change: Partial<CreateDayItem>) => newDayItem({ title, ...change });

describe('an item in the calendar', () => {
  it('names its place, its people and its confirmation', async () => {
    const { startDate: date } = (await familyWithPaidTrip(service)).trip;
    const lunch = item('Be Our Guest', {
      date,
      time: '11:45',
      details: aMeal,
      status: 'booked',
      confirmation: '4711',
      place: 'Fantasyland',
      park: 'magic-kingdom',
    });
    const { text } = await feedOf({}, [lunch]);
    expect(lineOf(text, lunch, 'LOCATION')).toBe('LOCATION:Fantasyland\\, Magic Kingdom');
    expect(lineOf(text, lunch, 'DESCRIPTION')).toContain('Confirmation 4711');
    expect(lineOf(text, lunch, 'CATEGORIES')).toBe('CATEGORIES:Meal');
  });

  it('is left out where the address asks for other kinds', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const { startDate: date } = trip;
    for (const each of [
      item('Lunch', { date, time: '11:45', details: aMeal }),
      item('Ride', { date, time: '09:00' }),
      item('Show', { date, time: '15:00', details: { kind: 'show' } }),
    ])
      await agent.post(`/api/v1/trips/${trip.id}/items`).send(each).expect(201);
    const made = await agent.post(`/api/v1/trips/${trip.id}/calendar`).expect(201);
    const { address } = NewCalendarFeed.parse(made.body);
    const named = async (query: string) => {
      const answer = await fetch(`${address.replace(service.publicOrigin, service.url)}${query}`);
      return readCalendar(await answer.text()).map(({ SUMMARY }) => SUMMARY);
    };
    expect(await named('?show=meals,shows')).toEqual(['Lunch', 'Show']);
    expect(await named('?show=rides')).toEqual(['Ride']);
    expect(await named('?show=dragons')).toEqual(await named(''));
  });

  it('comes with its day as a file, which nobody else can fetch', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const { startDate: date } = trip;
    const plans = [
      item('Lunch', { date, time: '11:45', details: aMeal }),
      item('Tomorrow', { date: addDays(date, 1), time: '09:00' }),
    ];
    for (const each of plans) await agent.post(`/api/v1/trips/${trip.id}/items`).send(each).expect(201);
    const path = `/api/v1/trips/${trip.id}/days/${date}/calendar`;
    const { text, headers } = await agent.get(path).expect(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="landsea-${date}.ics"`);
    expect(readCalendar(text).map(({ UID = '' }) => UID.split('.')[0])).toEqual([
      'day-1',
      `item-${plans[0]?.id ?? ''}`,
    ]);
    await agent.get(`/api/v1/trips/${trip.id}/days/2001-01-01/calendar`).expect(404);
    const other = await familyWithPaidTrip(service);
    await other.agent.get(path).expect(404);
  });

  it('stands in the file of its day beside the bookings that begin or end then', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const end = (date: string, time: string, zone: string, airport: string | null) => ({
      date,
      time,
      zone,
      airport,
    });
    const flight = {
      id: randomUUID(),
      kind: 'flight',
      title: 'Delta 1187',
      start: end(trip.startDate, '06:05', 'America/Chicago', 'MSP'),
      end: end(trip.startDate, '10:28', 'America/New_York', 'MCO'),
    };
    await agent.post(`/api/v1/trips/${trip.id}/bookings`).send(flight).expect(201);
    const { body } = await agent.post(`/api/v1/trips/${trip.id}/calendar`).expect(201);
    const { address } = NewCalendarFeed.parse(body);
    const feed = readCalendar(
      await (await fetch(address.replace(service.publicOrigin, service.url))).text(),
    ).find(({ SUMMARY }) => SUMMARY?.startsWith('Delta 1187'));
    const utc = (time: string, zone: string) =>
      toZonedInstant(trip.startDate, time, zone)
        .toISOString()
        .replace(/[-:]|\.000/g, '');
    expect(feed).toMatchObject({
      DTSTART: utc('06:05', 'America/Chicago'),
      DTEND: utc('10:28', 'America/New_York'),
    });
    const dayFile = async (date: string) => {
      const { text } = await agent.get(`/api/v1/trips/${trip.id}/days/${date}/calendar`).expect(200);
      return readCalendar(text).map(({ SUMMARY }) => SUMMARY);
    };
    expect(await dayFile(trip.startDate)).toContain('Delta 1187\\, MSP → MCO');
    expect((await dayFile(addDays(trip.startDate, 1))).join()).not.toContain('Delta');
    const leaves = addDays(trip.startDate, 2);
    const hotel = {
      id: randomUUID(),
      kind: 'hotel',
      title: 'Harbor Inn',
      start: end(trip.startDate, '15:00', 'America/New_York', null),
      end: end(leaves, '11:00', 'America/New_York', null),
    };
    await agent.post(`/api/v1/trips/${trip.id}/bookings`).send(hotel).expect(201);
    const ofInn = async (date: string) =>
      (await dayFile(date)).filter((name) => name?.includes(': Harbor Inn'));
    expect(await ofInn(trip.startDate)).toEqual(['Check in: Harbor Inn']);
    expect(await ofInn(leaves)).toEqual(['Check out: Harbor Inn']);
  });

  it('lasts what it takes, by its kind and as the catalog knows it', async () => {
    const { startDate: date } = (await familyWithPaidTrip(service)).trip;
    const lane = { product: 'multi', isPreselected: false } as const;
    const cases: [CreateDayItem, string, string][] = [
      [item('Ride', { date, time: '09:00', details: { kind: 'attraction' } }), '09:00', '09:15'],
      [
        item('Space Mountain', { date, time: '09:30', catalogueId: 'space-mountain', minutes: 50 }),
        '09:30',
        '10:20',
      ],
      [item('Show', { date, time: '10:30', details: { kind: 'show' } }), '10:30', '10:55'],
      [item('Lunch', { date, time: '11:45', details: aMeal }), '11:45', '13:00'],
      [
        item('A lane', { date, time: '13:05', details: { kind: 'lane', ...lane, returnUntil: '14:20' } }),
        '13:05',
        '14:20',
      ],
      [
        item('A lane until then', {
          date,
          time: '15:00',
          details: { kind: 'lane', ...lane, returnUntil: null },
        }),
        '15:00',
        '16:00',
      ],
      [item('Nap', { date, time: '16:30', details: { kind: 'break' } }), '16:30', '17:00'],
      [item('Call the hotel', { date, time: '17:00', details: { kind: 'note' } }), '17:00', '17:15'],
    ];
    const { text } = await feedOf(
      {},
      cases.map(([each]) => each),
    );
    const read = readCalendar(text);
    for (const [each, from, until] of cases) {
      expect([each.title, ...onClocks(text, each, 'America/New_York')]).toEqual([
        each.title,
        ...at(date, from, until),
      ]);
      expect(read.find(({ UID = '' }) => UID.startsWith(`item-${each.id}`))?.['SUMMARY']).toBe(each.title);
    }
  });

  it('has the time of the port ashore, and of the ship aboard, whatever the parks’ clocks show', async () => {
    const date = (index: number) => addDays(embarkationDate, index);
    const outing = (bookedWith: 'self' | 'ship') =>
      ({ kind: 'excursion', bookedWith, activityLevel: null, minAge: null }) as const;
    const dinner = item('Dinner in town', { date: date(-1), time: '18:00', details: aMeal });
    const boarding = item('Boarding', { date: date(0), time: '12:00', details: { kind: 'note' } });
    const palace = item('Palace', { date: date(1), time: '09:30', minutes: 120, details: outing('self') });
    const show = item('Show aboard', { date: date(2), time: '20:30', details: { kind: 'show' } });
    const livorno = {
      ...aboard('Barcelona, Spain', 'Livorno (Florence, Pisa), Italy', 'At Sea', 'Chania, Greece'),
    };
    const europe = await feedOf(livorno, [dinner, boarding, palace, show]);
    expect(onClocks(europe.text, dinner, 'America/New_York')).toEqual(at(date(-1), '18:00', '19:15'));
    expect(onClocks(europe.text, boarding, 'Europe/Madrid')).toEqual(at(date(0), '12:00', '12:15'));
    expect(onClocks(europe.text, palace, 'Europe/Rome')).toEqual(at(date(1), '09:30', '11:30'));
    expect(lineOf(europe.text, palace, 'DTSTART')).toBe(`DTSTART:${date(1).replaceAll('-', '')}T073000Z`);
    expect(lineOf(europe.text, palace, 'DESCRIPTION')).toContain('9:30 AM to 11:30 AM\\, Livorno time');
    expect(onClocks(europe.text, show, 'Europe/Rome')).toEqual(at(date(2), '20:30', '20:55'));
    expect(lineOf(europe.text, dinner, 'DESCRIPTION')).toBe('DESCRIPTION:Not booked yet');

    const [own, ships] = [outing('self'), outing('ship')].map((details) =>
      item('Reef', { date: date(1), time: '09:30', minutes: 60, details }),
    );
    if (!own || !ships) throw new Error('two outings');
    const caribbean = await feedOf(aboard('Port Canaveral', 'Cozumel, Mexico', 'At Sea', 'At Sea'), [
      own,
      ships,
    ]);
    expect(onClocks(caribbean.text, own, 'America/Cancun')).toEqual(at(date(1), '09:30', '10:30'));
    expect(onClocks(caribbean.text, ships, 'America/New_York')).toEqual(at(date(1), '09:30', '10:30'));
  });

  it.each([
    ['Vancouver, Canada', 'Juneau, Alaska', 'America/Juneau', 'T173000Z'],
    ['Singapore', 'Langkawi, Malaysia', 'Asia/Singapore', 'T013000Z'],
  ])('from %s has 9:30 in %s as there', async (home, port, zone, start) => {
    const date = addDays(embarkationDate, 1);
    const details = { kind: 'excursion', bookedWith: 'self', activityLevel: null, minAge: null } as const;
    const walk = item('A walk', { date, time: '09:30', minutes: 90, details });
    const { text } = await feedOf(aboard(home, port, 'At Sea', 'At Sea'), [walk]);
    readCalendar(text);
    expect(onClocks(text, walk, zone)).toEqual(at(date, '09:30', '11:00'));
    expect(lineOf(text, walk, 'DTSTART')).toBe(`DTSTART:${date.replaceAll('-', '')}${start}`);
  });

  it.each([
    ['Alaska 16, LAX to MCO', 'America/Los_Angeles'],
    ['UA 718 ORD-MCO', 'America/Chicago'],
    ['Our flight home', 'America/New_York'],
  ])('%s leaves on the clocks of %s', async (title, zone) => {
    const { startDate: date } = (await familyWithPaidTrip(service)).trip;
    const flight = item(title, { date, time: '08:00', details: { kind: 'note', isFlight: true } });
    const { text } = await feedOf({}, [flight]);
    expect(onClocks(text, flight, zone)[0]).toBe(`${date} 08:00`);
  });

  it('ends a deadline at its instant', async () => {
    const { startDate: date } = (await familyWithPaidTrip(service)).trip;
    const table = item('Le Cellier', {
      date,
      time: '18:10',
      status: 'booked',
      details: { ...aMeal, freeCancelHours: 2 },
    });
    const { text } = await feedOf({}, [table]);
    const limit = readCalendar(text).find(({ UID = '' }) => UID.startsWith('cancellation-'));
    const instant = (wall: string) => expect.stringMatching(new RegExp(`T${wall}00Z$`));
    const hour = (hours: number) => String(hours).padStart(2, '0');
    const utc = Number(lineOf(text, table, 'DTSTART')?.slice(-7, -5));
    expect(limit).toMatchObject({
      DTSTART: instant(`${hour((utc + 21) % 24)}40`),
      DTEND: instant(`${hour((utc + 22) % 24)}10`),
    });
  });
});
