import { jest } from '@jest/globals';
import { firstValueFrom } from 'rxjs';
import { LiveBus } from '../src/index.js';
import { SessionDirectory } from '../src/sessions/session-directory.js';
import type { TestService } from '../src/testing/index.js';
import { startExample } from './example-service.js';
import { IdentityEdge } from './identity-edge.js';
import { until } from './until.js';

const identity = new IdentityEdge();
let service: TestService;
let otherCopy: TestService;
beforeAll(async () => {
  await identity.start();
  const environment = { IDENTITY_URL: identity.url, SERVICE_CALL_TIMEOUT_MS: '3000' };
  service = await startExample(environment);
  otherCopy = await startExample(environment, service);
});
afterAll(async () => {
  await otherCopy.close();
  await service.close();
  await identity.kill();
});

let start = Date.parse('2026-11-21T12:00:00Z');
const at = (minutes: number, seconds = 0): void => {
  jest.setSystemTime(start + (minutes * 60 + seconds) * 1000);
};
const statusOf = async (cookie: string, copy = service): Promise<number> =>
  (await copy.anonymous().get('/api/example/mine').set('Cookie', cookie)).status;

/** Copies hear each other in order: after this message, a copy has heard all before it. */
const untilHeard = (): Promise<unknown> => {
  const heard = firstValueFrom(otherCopy.app.get(LiveBus).subscribe('heard'));
  return Promise.all([heard, service.app.get(LiveBus).publish('heard', {})]);
};

beforeEach(() => {
  start += 3_600_000;
  jest.useFakeTimers({
    now: start,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a session that has ended', () => {
  it('is refused by every copy after the message, while the memory of it still holds', async () => {
    const { cookie, tokenHash } = identity.signIn();
    expect(await statusOf(cookie)).toBe(200);
    expect(await statusOf(cookie, otherCopy)).toBe(200);
    identity.signOut(tokenHash);
    await service.deliver('identity.session-ended', { tokenHashes: [tokenHash] });
    // The services' clock stands still meanwhile, so that nothing is forgotten by itself.
    await until(async () => (await statusOf(cookie)) === 401 && (await statusOf(cookie, otherCopy)) === 401);
  });

  it('is refused by every copy when 30 messages arrive at once, three for each database connection', async () => {
    const signedIn = Array.from({ length: 30 }, () => identity.signIn());
    for (const { cookie } of signedIn) expect(await statusOf(cookie, otherCopy)).toBe(200);
    for (const { tokenHash } of signedIn) identity.signOut(tokenHash);
    const answers = await Promise.all(
      signedIn.map(({ tokenHash }) =>
        service.deliver('identity.session-ended', { tokenHashes: [tokenHash] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(signedIn.map(() => 204));
    for (const { cookie } of signedIn) await until(async () => (await statusOf(cookie, otherCopy)) === 401);
  });

  it('is refused within 30 seconds when no message comes', async () => {
    const { cookie, tokenHash } = identity.signIn();
    expect(await statusOf(cookie)).toBe(200);
    identity.signOut(tokenHash);
    at(0, 27);
    expect(await statusOf(cookie)).toBe(200);
    at(0, 29);
    expect(await statusOf(cookie)).toBe(401);
  });
});

it('is asked for once by calls that arrive together', async () => {
  const { tokenHash, principal } = identity.signIn();
  const directory = service.app.get(SessionDirectory);
  const before = identity.calls;
  const found = await Promise.all([directory.find(tokenHash), directory.find(tokenHash)]);
  expect(found).toEqual([principal, principal]);
  expect(identity.calls - before).toBe(1);
});

describe('while identity is away', () => {
  afterEach(async () => {
    identity.hangs = false;
    await identity.kill();
    await identity.start();
  });

  it('lets who was confirmed go on for ten minutes, then asks to try again later, and never signs out', async () => {
    const { cookie } = identity.signIn();
    expect(await statusOf(cookie)).toBe(200);
    await identity.kill();
    for (const minutes of [0.5, 1, 5, 9]) {
      at(minutes);
      expect({ minutes, status: await statusOf(cookie) }).toEqual({ minutes, status: 200 });
    }
    at(9, 59);
    expect(await statusOf(cookie)).toBe(200);
    at(10);
    expect(await statusOf(cookie)).toBe(503);
    await identity.start();
    at(10, 2);
    expect(await statusOf(cookie)).toBe(200);
  });

  it('lets on who has met another copy of the service only', async () => {
    const { cookie } = identity.signIn();
    expect(await statusOf(cookie)).toBe(200);
    await untilHeard();
    await identity.kill();
    expect(await statusOf(cookie, otherCopy)).toBe(200);
    at(9, 59);
    expect(await statusOf(cookie, otherCopy)).toBe(200);
    at(10);
    expect(await statusOf(cookie, otherCopy)).toBe(503);
  });

  it('answers 503 to whom no copy has ever seen', async () => {
    const { cookie } = identity.signIn();
    await identity.kill();
    expect(await statusOf(cookie)).toBe(503);
  });

  it('does not restore a session that ended, by message or by response', async () => {
    const [byMessage, byAnswer] = [identity.signIn(), identity.signIn()];
    for (const { cookie } of [byMessage, byAnswer]) expect(await statusOf(cookie)).toBe(200);
    identity.signOut(byAnswer.tokenHash);
    at(0, 30);
    expect(await statusOf(byMessage.cookie)).toBe(200);
    expect(await statusOf(byAnswer.cookie)).toBe(401);
    await identity.kill();
    at(1, 1);
    expect(await statusOf(byMessage.cookie)).toBe(200);
    await otherCopy.deliver('identity.session-ended', { tokenHashes: [byMessage.tokenHash] });
    await until(async () => (await statusOf(byMessage.cookie)) === 503);
    at(2, 30);
    expect(await statusOf(byMessage.cookie)).toBe(503);
    expect(await statusOf(byAnswer.cookie)).toBe(503);
  });

  it('does not restore a session by a late message from another copy', async () => {
    const { cookie, tokenHash, principal } = identity.signIn();
    expect(await statusOf(cookie)).toBe(200);
    await untilHeard();
    identity.signOut(tokenHash);
    const confirmedAt = Date.now();
    at(0, 30);
    expect(await statusOf(cookie, otherCopy)).toBe(401);
    await service.app.get(LiveBus).publish('sessions-met', { tokenHash, principal, confirmedAt });
    await untilHeard();
    expect(await statusOf(cookie, otherCopy)).toBe(401);
    await identity.kill();
    at(1);
    expect(await statusOf(cookie, otherCopy)).toBe(503);
  });

  it('counts a session of another copy from when that copy confirmed it', async () => {
    const { cookie, tokenHash, principal } = identity.signIn();
    const confirmedAt = Date.now();
    at(9, 59);
    await service.app.get(LiveBus).publish('sessions-met', { tokenHash, principal, confirmedAt });
    await untilHeard();
    await identity.kill();
    expect(await statusOf(cookie, otherCopy)).toBe(200);
    at(10);
    expect(await statusOf(cookie, otherCopy)).toBe(503);
  });

  it('makes one call wait for an identity that hangs, and not the next ones', async () => {
    const { cookie } = identity.signIn();
    expect(await statusOf(cookie)).toBe(200);
    identity.hangs = true;
    at(1);
    expect(await statusOf(cookie)).toBe(200);
    const before = identity.calls;
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(cookie)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(identity.calls).toBe(before);
  });
});
