import { randomUUID } from 'node:crypto';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { startTrips } from '../../testing/app.js';
import { anAgent } from '../../testing/consent-factories.js';
import { aTripFor } from '../../testing/factories.js';
import { deskPlanned } from '../../testing/desk-planned.js';
import { selectUnwished } from '../core-needs/core-needs.queries.js';
import { selectMorning } from '../morning/morning.queries.js';

const service = await startTrips();
afterAll(() => service.close());

const start = addDays(getDateIn(new Date()), 200);
const lane = (product: string, isPass = false) => ({ kind: 'lane', product, isPass });
interface Item {
  details: object;
  date?: string | null;
  status?: string;
}

/** One window that opens tomorrow, and one item of the trip. @returns what each side counts for the window. */
const countedFor = async (kind: string, { details, date = start, status = 'planned' }: Item) => {
  const { manager } = service.dataSource;
  const { agent, agentId, clientId } = await anAgent(service);
  const trip = await aTripFor(agent, clientId, { startDate: start });
  await deskPlanned(service);
  await manager.query(`DELETE FROM desk_window WHERE trip_id = $1`, [trip.id]);
  await manager.query(
    `INSERT INTO desk_window (agent_id, trip_id, window_id, kind, type, title, rule, opens_at, closes_at, covers_from, covers_to)
     VALUES ($1, $2, 'one', $3, 'opens', 'A window', 'A rule', now() + interval '1 day', now() + interval '9 days', $4, $5)`,
    [agentId, trip.id, kind, start, addDays(start, 2)],
  );
  await manager.query(
    `INSERT INTO day_item (trip_id, id, title, date, position, status, details) VALUES ($1, $2, 'An item', $3, 1, $4, $5)`,
    [trip.id, randomUUID(), date, status, details],
  );
  const { entries } = await selectMorning(manager, [agentId], new Date());
  const unwished = await selectUnwished(manager, [agentId], new Date(), 7);
  return { toBook: entries[0]?.wishes, isChosen: unwished.length === 0 };
};
const counts = { toBook: 1, isChosen: true };
const countsNot = { toBook: 0, isChosen: false };

describe('what is booked in a window, for the morning and for what is missing', () => {
  it('is the lane of the window’s own product, and no pass', async () => {
    expect(await countedFor('multi-pass', { details: lane('multi') })).toEqual(counts);
    expect(await countedFor('multi-pass', { details: lane('single') })).toEqual(countsNot);
    expect(await countedFor('multi-pass', { details: lane('multi', true) })).toEqual(countsNot);
    expect(await countedFor('single-pass', { details: lane('single') })).toEqual(counts);
  });

  it('is on a date that the window covers, or on none yet', async () => {
    const details = { kind: 'dining' };
    expect(await countedFor('dining', { details })).toEqual(counts);
    expect(await countedFor('dining', { details, date: null })).toEqual(counts);
    expect(await countedFor('dining', { details, date: addDays(start, 3) })).toEqual(countsNot);
  });

  it('holds for concierge guests as well', async () => {
    expect(await countedFor('concierge', { details: { kind: 'excursion' } })).toEqual(counts);
    expect(await countedFor('concierge', { details: { kind: 'dining' } })).toEqual(countsNot);
  });

  it('is left to book until it is booked, and is chosen until it is canceled', async () => {
    const details = { kind: 'dining' };
    expect(await countedFor('dining', { details, status: 'booked' })).toEqual({ toBook: 0, isChosen: true });
    expect(await countedFor('dining', { details, status: 'cancelled' })).toEqual(countsNot);
  });
});
