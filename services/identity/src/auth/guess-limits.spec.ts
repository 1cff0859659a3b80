import type { CountedRule, RateLimiter } from '@landsea/nest-kit';
import { GuessLimits, SLOWED_DOWN_MS } from './guess-limits.js';

const address = '192.0.2.7';

/** A limiter in which everything is within its limit, but for the named rules. */
function limitsBeyond(...names: string[]) {
  const hits: (readonly [string, string])[] = [];
  const limiter = {
    hit: (rule: CountedRule, subject: string) => {
      hits.push([rule.name, subject]);
      return Promise.resolve(names.includes(rule.name) ? 60 : undefined);
    },
  };
  return { limits: new GuessLimits(limiter as unknown as RateLimiter), hits };
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
  const attempt = { email: 'robin@example.com', account: undefined, browser: { address, device: undefined } };
  expect(await limitsBeyond().limits.beginSignIn(attempt)).toMatchObject({ delayMs: 0 });
  const { limits } = limitsBeyond('login-account');
  expect(await limits.beginSignIn(attempt)).toMatchObject({ delayMs: SLOWED_DOWN_MS });
});
