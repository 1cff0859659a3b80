import { demoAccount } from '@landsea/contracts';
import type { TestService } from '@landsea/nest-kit/testing';
import { PasswordHasher } from '../src/auth/password-hasher.js';
import { removeDemoAccount, restoreDemoAccount } from '../src/users/demo-account.js';
import { DemoAccountJob } from '../src/demo/demo-account.job.js';
import { startIdentity } from './app.js';

let service: TestService;
beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());

const seed = async () =>
  restoreDemoAccount(service.dataSource.manager, await new PasswordHasher().hash(demoAccount.password));
const signIn = () => {
  const { email, password } = demoAccount;
  return service.anonymous().post('/api/auth/login').send({ email, password });
};

describe('the demo account', () => {
  it('is not made by the nightly job where it was never seeded', async () => {
    await service.app.get(DemoAccountJob).restore();
    await signIn().expect(401);
  });

  it('signs in with its published credentials, and again after a second seed undid a change', async () => {
    await seed();
    await service.dataSource.query(`UPDATE user_account SET first_name = 'Mallory', password_hash = 'x'`);
    await seed();
    const { body } = await signIn().expect(200);
    expect(body).toMatchObject({ id: demoAccount.userId, firstName: 'Morgan', isDemo: true });
  });

  it('comes back as it was each night, whatever visitors chose', async () => {
    await service.dataSource.query(
      `UPDATE user_account SET last_name = 'Mallory', theme = 'dark', erases_at = now() - interval '1 second' WHERE is_demo`,
    );
    await service.app.get(DemoAccountJob).restore();
    const [row] = await service.dataSource.query<object[]>(
      'SELECT last_name, theme, erases_at FROM user_account WHERE is_demo',
    );
    expect(row).toEqual({ last_name: 'Rivera', theme: null, erases_at: null });
    await signIn().expect(200);
  });

  it('is not shut by the tries of its many visitors', async () => {
    for (let visitor = 0; visitor < 12; visitor += 1) await signIn().expect(200);
  });

  it('can be left out', async () => {
    await removeDemoAccount(service.dataSource.manager);
    await signIn().expect(401);
  });
});
