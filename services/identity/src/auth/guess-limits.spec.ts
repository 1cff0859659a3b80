import type { CountedRule } from '@landsea/nest-kit';
import { GuessLimits, SLOWED_DOWN_LONG_MS, SLOWED_DOWN_MS } from './guess-limits.js';

const address = '192.0.2.7';

/** A limiter in which everything is within its limit, but for the named rules. */
function limitsBeyond(...names: string[]) {
  const hits: (readonly [string, string])[] = [];
  const limiter = {
    hit: (rule: CountedRule, subject: string) => {
      hits.push([rule.name, subject]);
      return Promise.resolve(names.includes(rule.name) ? 60 : undefined);
    },
    forget: () => Promise.resolve(),
    giveBack: () => Promise.resolve(),
  };
  return { limits: new GuessLimits(limiter), hits };
}

it('counts visits to the demo by address alone', async () => {
  const { limits, hits } = limitsBeyond();
  await limits.beginDemo({ address });
  expect(hits).toEqual([
    ['login-tries', address],
    ['demo-address', address],
  ]);
});

it('refuses an address that has opened too many demos in a day', async () => {
  const { limits } = limitsBeyond('demo-address');
  await expect(limits.beginDemo({ address })).rejects.toMatchObject({ error: { code: 'RATE_LIMITED' } });
});

it('slows down guesses at one account from many unknown browsers, and refuses none', async () => {
  const attempt = { email: 'robin@example.com', account: undefined, browser: { address, devices: [] } };
  expect(await limitsBeyond().limits.beginSignIn(attempt)).toMatchObject({ delayMs: 0 });
  const { limits } = limitsBeyond('login-account');
  expect(await limits.beginSignIn(attempt)).toMatchObject({ delayMs: SLOWED_DOWN_MS });
});

it('slows them down more in the second stage', async () => {
  const attempt = { email: 'robin@example.com', account: undefined, browser: { address, devices: [] } };
  const { limits } = limitsBeyond('login-account', 'login-account-long');
  expect(await limits.beginSignIn(attempt)).toMatchObject({ delayMs: SLOWED_DOWN_LONG_MS });
});

describe('an IPv6 customer with many networks', () => {
  const browser = { address: '2001:db8:aa:1200::/64', devices: [] };
  const attempt = { email: 'robin@example.com', account: undefined, browser };

  it('is counted by /56 and /48 too', async () => {
    const { limits, hits } = limitsBeyond();
    await limits.beginSignIn(attempt);
    await limits.beginDemo(browser);
    expect(hits).toEqual(
      expect.arrayContaining([
        ['login-tries-56', '2001:db8:aa:1200::/56'],
        ['login-tries-48', '2001:db8:aa::/48'],
        ['login-pair-56', 'robin@example.com\n2001:db8:aa:1200::/56'],
        ['login-pair-48', 'robin@example.com\n2001:db8:aa::/48'],
        ['demo-56', '2001:db8:aa:1200::/56'],
        ['demo-48', '2001:db8:aa::/48'],
      ]),
    );
  });

  it.each(['login-tries-56', 'login-tries-48', 'login-pair-56', 'login-pair-48'])(
    'is refused beyond %s',
    async (name) => {
      const refused = limitsBeyond(name).limits.beginSignIn(attempt);
      await expect(refused).rejects.toMatchObject({ error: { code: 'RATE_LIMITED' } });
    },
  );

  it('never keeps a known device of the owner out', async () => {
    const userId = 'd0000000-0000-4000-8000-000000000001';
    const devices = [{ userId, issuedAt: new Date() }];
    const account = { user: { id: userId }, devicesValidFrom: null };
    const { limits } = limitsBeyond('login-tries-56', 'login-pair-56', 'login-pair-48', 'login-account-long');
    const owner = { email: attempt.email, account, browser: { ...browser, devices } };
    expect(await limits.beginSignIn(owner)).toMatchObject({ delayMs: 0 });
  });
});
