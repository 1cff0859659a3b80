import { DayPlans, type CreateDayItem, type DetailsOf } from '@landsea/contracts/planning';
import type { CreateTrip } from '@landsea/contracts/trip';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip, newDayItem } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const ahead: DetailsOf<'lane'> = { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: true };

const lane = (
  catalogueId: string,
  details: Partial<DetailsOf<'lane'>> = {},
  change: Partial<CreateDayItem> = {},
): CreateDayItem =>
  newDayItem({
    title: catalogueId,
    catalogueId,
    park: 'magic-kingdom',
    details: { ...ahead, ...details },
    ...change,
  });

const family = async (change: Partial<CreateTrip> = {}) => {
  const { agent, trip } = await familyWithPaidTrip(service, change);
  const items = `/api/v1/trips/${trip.id}/items`;
  return {
    agent,
    trip,
    items,
    add: async (item: CreateDayItem) => agent.post(items).send(item).expect(201),
    refused: async (item: CreateDayItem) => {
      const { body } = await agent.post(items).send(item).expect(400);
      return (body as { fields: { path: string; message: string }[] }).fields;
    },
  };
};

describe('Lightning Lanes', () => {
  it('are three picks ahead at most, with one Tier 1', async () => {
    const { add, refused } = await family();
    await add(lane('space-mountain'));
    expect(await refused(lane('jungle-cruise'))).toEqual([
      {
        path: 'catalogueId',
        message:
          'Only one Tier 1 ride fits before the first tap-in, and space-mountain is it: swap the two, or book this one after the first tap-in.',
      },
    ]);
    await add(lane('haunted-mansion'));
    await add(lane('pirates-of-the-caribbean'));
    expect(await refused(lane('mad-tea-party'))).toMatchObject([
      {
        path: 'catalogueId',
        message: expect.stringMatching(/^Three rides are already picked ahead/) as string,
      },
    ]);
    await add(lane('mad-tea-party', { isPreselected: false }));
  });

  it('open up with the first tap-in, and one more fits for each that is used', async () => {
    const { agent, items, add, refused } = await family();
    const first = lane('space-mountain');
    await add(first);
    await add(lane('haunted-mansion'));
    await add(lane('pirates-of-the-caribbean'));
    const booked = { status: 'booked' as const };
    const next = lane('jungle-cruise', { isPreselected: false }, booked);
    expect(await refused(next)).toHaveLength(1);
    const used = { ...ahead, doneAt: new Date().toISOString() };
    await agent.patch(`${items}/${first.id}`).send({ version: 1, status: 'done', details: used }).expect(200);
    await add(next);
    expect(await refused(lane('mad-tea-party', { isPreselected: false }, booked))).toMatchObject([
      { message: 'Three Multi Pass selections are already held: use or remove one of them first.' },
    ]);
  });

  it('fit their ride and its park, and have an hour that makes sense', async () => {
    const { refused } = await family();
    expect(await refused(lane('tron-lightcycle-run'))).toEqual([
      {
        path: 'catalogueId',
        message: expect.stringMatching(/takes a Single Pass: change the kind of pass\.$/) as string,
      },
    ]);
    expect(await refused(lane('test-track'))).toMatchObject([
      { path: 'catalogueId', message: expect.stringMatching(/is at EPCOT: change the park\.$/) as string },
    ]);
    expect(await refused(lane('haunted-mansion', { returnUntil: '09:00' }, { time: '10:00' }))).toEqual([
      { path: 'time', message: 'The return window ends before it starts: correct its end.' },
    ]);
  });

  it('are for people who can ride only', async () => {
    const party = [
      { name: 'Robin', age: 40 },
      { name: 'Leo', age: 6, heightInches: 43 },
    ];
    const { add, refused, trip } = await family({ party });
    const [robin = '', leo = ''] = trip.party.map(({ id }) => id ?? '');
    const short = 'Leo is too short for Space Mountain (44 inches)';
    expect(await refused(lane('space-mountain', {}, { people: [leo] }))).toEqual([
      { path: 'people', message: `${short}: choose people who can ride.` },
    ]);
    expect(await refused(lane('space-mountain', {}, { people: [robin, leo] }))).toEqual([
      { path: 'people', message: `${short}: leave out Leo.` },
    ]);
    await add(lane('space-mountain', {}, { people: [robin] }));
    await add(lane('haunted-mansion', {}, { people: [leo] }));
  });

  it('are checked together in a step, each named by its title', async () => {
    const { agent, items, trip } = await family();
    const step = {
      title: 'Plan',
      add: [lane('space-mountain'), lane('jungle-cruise')],
      change: [],
      remove: [],
    };
    const { body } = await agent.post(`${items}/changes`).send(step).expect(400);
    expect(JSON.stringify(body)).toContain('jungle-cruise: Only one Tier 1 ride');
    const plans = await agent.get(`/api/v1/trips/${trip.id}/days`).expect(200);
    expect(DayPlans.parse(plans.body).items).toEqual([]);
  });
});
