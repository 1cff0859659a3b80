import { randomUUID } from 'node:crypto';
import { ForwardingAddress, TripForwarding } from '@landsea/contracts/forwarding';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip, joined, newDayItem } from '../../testing/factories.js';
import { deliverForwarded, forwardingEnv, rawEmail } from '../../testing/forwarding.js';
import { CollaboratorRow } from './collaborator.entity.js';

const service = await startTrips(forwardingEnv);
afterAll(() => service.close());

const withEditor = async (part: Pick<CollaboratorRow, 'role' | 'seesMoney'>) => {
  const family = await familyWithPaidTrip(service);
  const userId = randomUUID();
  const row = joined(family.trip.id, userId, part);
  await service.dataSource.manager.insert(CollaboratorRow, row);
  const trip = `/api/v1/trips/${family.trip.id}`;
  return {
    ...family,
    kim: service.as({ userId, firstName: 'Kim' }),
    trip,
    guest: `${trip}/collaborators/${row.id}`,
  };
};
const editor = { role: 'editor', seesMoney: true } as const;

describe('the address that confirmations are forwarded to', () => {
  const addressed = async (part: Pick<CollaboratorRow, 'role' | 'seesMoney'> = editor) => {
    const family = await withEditor(part);
    const { body } = await family.agent.post(`${family.trip}/forwarding/address`).expect(201);
    const { address } = ForwardingAddress.parse(body);
    const read = async () =>
      TripForwarding.parse((await family.agent.get(`${family.trip}/forwarding`).expect(200)).body);
    return { ...family, address, read };
  };

  it('is another one once an editor who knew it was removed', async () => {
    const { agent, guest, address, read } = await addressed();
    await agent.delete(guest).expect(204);
    const { address: now } = await read();
    expect(now).not.toBe(address);
    await deliverForwarded(service, address, rawEmail()).expect(204);
    expect((await read()).emails).toEqual([]);
    await deliverForwarded(service, String(now), rawEmail()).expect(204);
    expect((await read()).emails).toHaveLength(1);
  });

  it('is another one once an editor sees no money any more', async () => {
    const { agent, guest, address, read } = await addressed();
    await agent.patch(guest).send({ seesMoney: true }).expect(200);
    expect((await read()).address).toBe(address);
    await agent.patch(guest).send({ seesMoney: false }).expect(200);
    expect((await read()).address).not.toBe(address);
  });

  it('stays when a guest leaves who never saw it', async () => {
    const { agent, guest, address, read } = await addressed({ role: 'viewer', seesMoney: true });
    await agent.delete(guest).expect(204);
    expect((await read()).address).toBe(address);
  });
});

it('is not given a kept answer again once removed', async () => {
  const { agent, kim, trip, guest } = await withEditor(editor);
  const item = newDayItem();
  const add = () => kim.post(`${trip}/items`).set('Idempotency-Key', `key-${item.id}`).send(item);
  const first = await add().expect(201);
  const again = await add().expect(201);
  expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
  await agent.delete(guest).expect(204);
  await add().expect(404);
});
