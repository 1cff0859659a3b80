import { demoAccounts, type DemoKind } from '@landsea/contracts/account';
import type { TestService } from '@landsea/nest-kit/testing';
import { eventually } from './eventually.js';

/** Reports every requested copy as ready, as trips does once it exists. @returns how many users that were. */
export async function makeReady(service: TestService): Promise<number> {
  const waiting = await service.dataSource.query<{ userId: string }[]>(
    `SELECT user_id AS "userId" FROM demo_copy WHERE ready_at IS NULL`,
  );
  for (const { userId } of waiting) await service.deliver('trips.demo-ready', { userId });
  return waiting.length;
}

/** Waits for the first copies to be requested, and reports them as ready. */
export const stocked = (service: TestService): Promise<number> =>
  eventually(async () => (await makeReady(service)) || undefined);

/** Signs in with the public credentials, as from its own address. */
export const visit = (service: TestService, address = '192.0.2.1', kind: DemoKind = 'family') =>
  service
    .anonymous()
    .post('/api/auth/login')
    .set('X-Forwarded-For', address)
    .send({ email: demoAccounts[kind].email, password: demoAccounts[kind].password });
