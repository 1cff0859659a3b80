import { Arrival } from '@landsea/contracts/booking-windows';
import { toArrivalTrip, listBookingWindows } from '@landsea/rules/booking-windows';
import { startTrips } from '../../testing/app.js';
import { readCalendar } from '../../testing/ical-reader.js';

const service = await startTrips();
afterAll(() => service.close());

const read = (query: Record<string, string>) =>
  service.anonymous().get('/api/v1/planning-calendar').query(query);
const family = { arrive: '2027-03-14', mode: 'combined', nights: '4', sea: '3', guest: 'silver' };

describe('GET /api/v1/planning-calendar', () => {
  it('is a calendar file of every window of the arrival, for anybody', async () => {
    const answer = await read(family)
      .expect(200)
      .expect('Content-Type', 'text/calendar; charset=utf-8')
      .expect('Cache-Control', 'public, max-age=3600');
    const events = readCalendar(answer.text);
    const windows = listBookingWindows(toArrivalTrip(Arrival.parse(family)), new Date());
    expect(events.map(({ UID }) => UID?.split('.')[0])).toEqual(windows.map(({ id }) => id));
    expect(new Set(events.map(({ URL: url }) => url))).toEqual(
      new Set([
        `${service.publicOrigin}/planning-guide?arrive=2027-03-14&mode=combined&nights=4&stay=on-site&sea=3&guest=silver`,
      ]),
    );
    for (const { DESCRIPTION = '' } of events)
      expect(DESCRIPTION.match(/Verify in the official app/g)).toHaveLength(1);
  });

  it('has the same events when it is downloaded again, other ones for another arrival', async () => {
    const uids = async (query: Record<string, string>) =>
      readCalendar((await read(query).expect(200)).text).map(({ UID }) => UID);
    expect(await uids(family)).toEqual(await uids({ ...family, stay: 'on-site' }));
    expect(await uids({ ...family, arrive: '2027-03-15' })).not.toEqual(await uids(family));
  });

  it.each([
    {},
    { arrive: 'soon' },
    { arrive: '2027-03-14', nights: '400' },
    { arrive: '2027-03-14', sea: '-1' },
  ])('refuses %j, and no cache keeps that', async (query) => {
    const { body } = await read(query as Record<string, string>)
      .expect(400)
      .expect('Cache-Control', 'no-store');
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
