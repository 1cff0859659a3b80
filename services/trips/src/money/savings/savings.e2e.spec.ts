import { randomUUID } from 'node:crypto';
import { Savings } from '@landsea/contracts/money';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip, newContribution, newSavingsPlan } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const savingsOf = (tripId: string) => `/api/v1/trips/${tripId}/savings`;
const plan = newSavingsPlan();

describe('the savings of a paid trip', () => {
  it('keep a plan, and refuse the edit of an older one', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = `${savingsOf(trip.id)}/plan`;
    expect((await agent.get(savingsOf(trip.id)).expect(200)).body.plan).toBeNull();
    await agent
      .put(path)
      .send({ ...plan, version: 3 })
      .expect(409);
    expect((await agent.put(path).send(plan).expect(200)).body).toEqual({ ...plan, version: 1 });
    await agent.put(path).send(plan).expect(409);
    const changed = await agent
      .put(path)
      .send({ ...plan, version: 1, targetCents: 5 })
      .expect(200);
    expect(changed.body).toMatchObject({ targetCents: 5, version: 2 });
    const wrong = await agent
      .put(path)
      .send({ ...plan, version: 2, targetDay: '2026-12-31' })
      .expect(400);
    expect(wrong.body.fields).toEqual([
      { path: 'targetDay', message: 'The last day comes before the first' },
    ]);
  });

  it('take contributions once, the latest day first, and give them back', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = `${savingsOf(trip.id)}/contributions`;
    const [early, late] = [newContribution({ day: '2027-01-02' }), newContribution({ amountCents: -500 })];
    for (const each of [late, early, early]) await agent.post(path).send(each).expect(201);
    const read = Savings.parse((await agent.get(savingsOf(trip.id)).expect(200)).body);
    expect(read.contributions.map(({ id }) => id)).toEqual([late.id, early.id]);
    await agent.delete(`${path}/${early.id}`).expect(204);
    await agent.delete(`${path}/${early.id}`).expect(404);
    await agent
      .post(path)
      .send({ ...early, amountCents: 0 })
      .expect(400);
    await agent.post(path).send(early).expect(201);
  });

  it('refuse in words what is no amount, no day, no text and no jar', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const problemOf = async (change: object) => {
      const sent = { ...newContribution(), ...change };
      const { body } = await agent
        .post(`${savingsOf(trip.id)}/contributions`)
        .send(sent)
        .expect(400);
      return (body.fields as { path: string; message: string }[]).map(
        (each) => `${each.path}: ${each.message}`,
      );
    };
    expect(await problemOf({ amountCents: 1e10 })).toEqual([
      'amountCents: That is more than Landsea can hold: enter less',
    ]);
    expect(await problemOf({ day: '0001-01-01' })).toEqual(['day: Enter a date between 1900 and 2199']);
    expect(await problemOf({ by: 'Rob\u0000in' })).toEqual([
      'by: This text contains a character that can’t be saved: retype it instead of pasting it',
    ]);
    expect(await problemOf({ note: 'evil\u202e' })).toEqual([
      'note: Note contains an invisible character: please retype it',
    ]);
    expect(await problemOf({ jarId: randomUUID() })).toEqual([
      'jarId: This jar is not there any more: choose another one',
    ]);
    const version = { ...plan, version: 2 ** 31 };
    await agent
      .put(`${savingsOf(trip.id)}/plan`)
      .send(version)
      .expect(400);
  });

  it('have jars that are put away and brought back, and refuse the edit of an older one', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const jar = { id: randomUUID(), name: 'Ears', person: 'Leo', goalCents: 3_000, removed: false };
    const path = `${savingsOf(trip.id)}/jars`;
    const write = (change: object) => agent.post(path).send({ ...jar, version: 0, ...change });
    expect((await write({}).expect(200)).body).toEqual({ ...jar, version: 1 });
    expect((await write({}).expect(200)).body).toEqual({ ...jar, version: 1 });
    await write({ removed: true, version: 1 }).expect(200);
    const late = await write({ name: 'Lightsaber', version: 1 }).expect(409);
    expect(late.body.message).toContain('It now says “Ears”, $30.00, put away');
    await write({ id: randomUUID(), version: 7 }).expect(404);
    const { body } = await agent.get(savingsOf(trip.id)).expect(200);
    expect(body.jars).toEqual([{ ...jar, removed: true, version: 2 }]);
  });

  it('never lie in a jar that is not there: neither by an undo nor by what is sent at that moment', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = savingsOf(trip.id);
    const jar = { id: randomUUID(), name: 'Ears', person: null, goalCents: null, removed: false, version: 0 };
    const changes = `/api/v1/trips/${trip.id}/activity`;
    const last = async () =>
      ((await agent.get(changes).expect(200)).body as { activities: [{ id: string }] }).activities[0].id;
    await agent.post(`${path}/jars`).send(jar).expect(200);
    const made = await last();
    const given = newContribution({ jarId: jar.id });
    await agent.post(`${path}/contributions`).send(given).expect(201);
    const refused = await agent.post(`${changes}/${made}/undo`).expect(409);
    expect(refused.body.message).toContain('Money was put into “Ears” since');
    await agent.delete(`${path}/contributions/${given.id}`).expect(204);
    const takenBack = await last();

    await agent.post(`${changes}/${made}/undo`).expect(200);
    const back = await agent.post(`${changes}/${takenBack}/undo`).expect(409);
    expect(back.body.message).toContain('Bring it back first');

    const other = { ...jar, id: randomUUID() };
    await agent.post(`${path}/jars`).send(other).expect(200);
    const again = await last();
    const [undone, ...added] = await Promise.all([
      agent.post(`${changes}/${again}/undo`),
      ...[1, 2, 3, 4, 5].map(() =>
        agent.post(`${path}/contributions`).send(newContribution({ jarId: other.id })),
      ),
    ]);
    const { body } = await agent.get(path).expect(200);
    const accepted = added.filter(({ status }) => status === 201);
    expect(accepted).toHaveLength(undone.status === 200 ? 0 : 5);
    expect(body).toMatchObject(
      undone.status === 200 ? { jars: [], contributions: [] } : { jars: [{ id: other.id }] },
    );
  });
});
