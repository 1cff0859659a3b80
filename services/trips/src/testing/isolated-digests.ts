import { ClientDigest } from '@landsea/contracts/agents';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';

/** Each agent has just entered the hotel of each client, and it is on for all of them. */
export const fillDigests = async ({ dataSource }: TestService): Promise<void> => {
  await dataSource.query(
    `INSERT INTO activity (id, trip_id, at, user_id, by_name, kind, subject_id, action, what, after)
     SELECT gen_random_uuid(), b.trip_id, now(), c.agent_id, 'Kim', 'booking', b.id::text, 'added', b.title, to_jsonb(b)
       FROM booking b JOIN agent_trip made USING (trip_id) JOIN client c ON c.id = made.client_id`,
  );
  await dataSource.query(
    `INSERT INTO client_digest (client_id, is_on, since, next_at) SELECT id, true, now() - interval '1 day', now() + interval '1 day' FROM client`,
  );
};

export async function expectOwnDigest(call: TestAgent, clientId: string): Promise<void> {
  const { body } = await call.get(`/api/v1/clients/${clientId}/digest`).expect(200);
  const { lines, isOn } = ClientDigest.parse(body);
  expect(isOn).toBe(true);
  expect(lines.map(({ text }) => /Hotel of ([\w-]+)/.exec(text)?.[1])).toEqual([clientId]);
}

/** Neither read nor chosen, no line is left out that is in it, and nothing is sent. */
export async function expectForeignDigest(
  call: TestAgent,
  { clientId, bookingId }: { clientId: string; bookingId: string },
): Promise<void> {
  const path = `/api/v1/clients/${clientId}/digest`;
  await call.get(path).expect(404);
  await call.put(path).send({ isOn: false }).expect(404);
  await call
    .put(`${path}/lines`)
    .send({ subject: `booking:${bookingId}`, isLeftOut: true })
    .expect(404);
  await call.put(`${path}/readers`).send({ key: 'client', isLeftOut: true }).expect(404);
  await call.post(`${path}/emails`).send({}).expect(404);
}
