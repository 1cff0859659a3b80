import { randomUUID } from 'node:crypto';
import { KeptTripDraft, TripDraftAnswer } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { newTrip, newWizardPlace } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const path = '/api/v1/trip-draft';
const somebody = () => service.as({ userId: randomUUID() });
const keep = (agent: TestAgent, place: unknown) => agent.put(path).send({ place });
const kept = async (agent: TestAgent) => TripDraftAnswer.parse((await agent.get(path).expect(200)).body).kept;

describe('the unfinished trip of a person', () => {
  it('is read in another browser as it was left, and by nobody else', async () => {
    const userId = randomUUID();
    const place = newWizardPlace({ name: '' });
    expect(await kept(service.as({ userId }))).toBeNull();
    await keep(service.as({ userId }), place).expect(200);
    expect(await kept(service.as({ userId }))).toMatchObject({ place, version: 1 });
    expect(await kept(somebody())).toBeNull();
  });

  it('is what was written last, and its version counts the writes', async () => {
    const agent = somebody();
    const [first, second] = [newWizardPlace(), newWizardPlace({ name: 'Autumn' })];
    const versions: number[] = [];
    for (const place of [first, first, second]) {
      const { body } = await keep(agent, place).expect(200);
      versions.push(KeptTripDraft.parse(body).version);
    }
    expect(versions).toEqual([1, 1, 2]);
    expect((await kept(agent))?.place).toEqual(second);
  });

  it('goes once the trip is made, and stays when it is refused', async () => {
    const agent = somebody();
    await keep(agent, newWizardPlace()).expect(200);
    await agent
      .post('/api/trips')
      .send({ ...newTrip(), name: ' ' })
      .expect(400);
    for (const _unpaid of [1, 2, 3, 4, 5]) await agent.post('/api/trips').send(newTrip()).expect(201);
    expect(await kept(agent)).toBeNull();
    await keep(agent, newWizardPlace()).expect(200);
    await agent.post('/api/trips').send(newTrip()).expect(409);
    expect(await kept(agent)).not.toBeNull();
  });

  it('goes when it is thrown away, also twice', async () => {
    const agent = somebody();
    await keep(agent, newWizardPlace()).expect(200);
    for (const _time of [1, 2]) await agent.delete(path).expect(204);
    expect(await kept(agent)).toBeNull();
  });

  const { party } = newWizardPlace().draft;
  it.each<[string, string, object, object]>([
    ['a mode that there is not', 'place.draft.mode', { mode: 'hike' }, {}],
    ['a book for a name', 'place.draft.name', { name: 'x'.repeat(401) }, {}],
    ['more people than any party has', 'place.draft.party', { party: Array(61).fill(party[0]) }, {}],
    ['a step that there is not', 'place.step', {}, { step: 'payment' }],
  ])('is refused with %s', async (_what, field, draft, place) => {
    const agent = somebody();
    const whole = newWizardPlace();
    const wrong = { ...whole, draft: { ...whole.draft, ...draft }, ...place };
    const { body } = await keep(agent, wrong).expect(400);
    expect((body as { fields: { path: string }[] }).fields.map((each) => each.path)).toEqual([field]);
    expect(await kept(agent)).toBeNull();
  });
});
